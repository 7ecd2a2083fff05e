"""How a page is shown: templates, regions, differences and files."""
