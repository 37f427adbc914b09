"""Hooks of the documentation site: pages and files that lie outside docs/, and the list of decisions."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

PAGES = ("CONTRIBUTING.md", "CHANGELOG.md")
SOURCE = re.compile(r"\]\(\.\./((?:examples|src|deploy|Containerfile)[^)#]*)\)")
"""A link from a page of docs/ to a source file."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Replace `decisions/` in the navigation by all decisions, in order."""
    found = sorted(Path(config.docs_dir, "decisions").glob("*.md"), key=lambda path: (path.stem != "README", path.name))
    for group in config.nav or []:
        for items in (each for each in group.values() if isinstance(each, list)) if isinstance(group, dict) else ():
            for item in items:
                if isinstance(item, dict) and item.get("Decisions") == "decisions/":
                    item["Decisions"] = [f"decisions/{path.name}" for path in found]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add CONTRIBUTING, CHANGELOG and the source files that pages link to."""
    root = Path(config.config_file_path).parent
    for name in PAGES:
        text = (root / name).read_text(encoding="utf-8").replace("](docs/", "](")
        files.append(File.generated(config, name.lower(), content=text))
    for page in files.documentation_pages():
        for name in SOURCE.findall(page.content_string):
            if files.get_file_from_path(name) is None:
                files.append(File(name, str(root), config.site_dir, config.use_directory_urls))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Link to source files at their place in the site."""
    return SOURCE.sub(r"](\1)", markdown)
