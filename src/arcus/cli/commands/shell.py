"""Commands that integrate `arcus` into a shell: `completion`, `manual`."""

from typing import Annotated, Literal

from cyclopts import Parameter


def completion(
    shell: Annotated[Literal["bash", "zsh", "fish"], Parameter(help="The shell to complete in.")],
    /,
) -> None:
    """Print a script that completes commands, options and games in a shell.

    In bash: `source <(arcus completion bash)`. In zsh, the same with `zsh`, after `compinit`. In fish:
    `arcus completion fish | source`. Put the line into `~/.bashrc`, `~/.zshrc` or `~/.config/fish/config.fish` to keep
    it.
    """
    from arcus.cli.shell import print_completion

    print_completion(shell)


def manual() -> None:
    """Print the manual page, made of the texts of `--help`.

    `arcus manual > ~/.local/share/man/man1/arcus.1` installs it, and `man arcus` shows it.
    """
    from arcus.cli.shell import print_manual

    print_manual()
