"""Sphinx's settings for the documentation site, which Scripts/site builds."""
import os

project = "symtext"
extensions = ["myst_parser", "sphinx_copybutton"]
myst_enable_extensions = ["html_image"]
myst_heading_anchors = 6
suppress_warnings = ["toc.not_included"]

html_theme = "furo"
html_title = "symtext"
html_show_sphinx = html_show_copyright = html_show_sourcelink = html_copy_source = False
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "site-links.html",
        "sidebar/scroll-end.html",
    ]
}
templates_path = ["templates"]
# The parts of the site that other programs write; a local build may leave them out.
html_context = {"parts": [part.split("=") for part in os.environ.get("SITE_PARTS", "").split(";") if part]}
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0b57c4", "color-brand-content": "#0b57c4"},
    "dark_css_variables": {"color-brand-primary": "#7db0ff", "color-brand-content": "#7db0ff"},
}
copybutton_prompt_text = "$ "
