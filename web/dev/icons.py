"""Draw the app's PNG icons and the picture for shared links from their SVG drawings, with the system's Chromium."""

from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).parents[1] / "public" / "icons"
ARGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
SIZES = (("arcus", 180), ("arcus", 192), ("arcus", 512), ("arcus-mask", 512))
SHARE = """<style>body { display: grid; grid-auto-flow: column; place-content: center; place-items: center; gap: 64px;
width: 1200px; height: 630px; margin: 0; background: #16181c; color: #f2f2ee; font: 800 150px system-ui; }</style>"""


def drawing(name: str, size: int) -> str:
    """An icon's drawing, so large."""
    return (ICONS / f"{name}.svg").read_text(encoding="utf-8").replace("<svg", f"<svg width={size} height={size}", 1)


def main() -> None:
    """Write them all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGS)
        page = browser.new_page()
        for name, size in SIZES:
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }}</style>{drawing(name, size)}")
            page.screenshot(path=ICONS / f"{name}-{size}.png", omit_background=True)
        page.set_viewport_size({"width": 1200, "height": 630})
        page.set_content(f"{SHARE}{drawing('arcus', 380)}Arcus")
        page.screenshot(path=ICONS / "share.png")
        browser.close()


if __name__ == "__main__":
    main()
