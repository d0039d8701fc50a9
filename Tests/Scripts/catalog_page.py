"""Prints as JSON the contents of a symbol page in Chromium, and the other files that it loads.

usage: catalog_page.py PAGE.html"""

import json
import sys

from chromium import Chromium

with Chromium() as browser:
    browser.open(sys.argv[1], 1200, 900, has_fonts=False)
    print(browser.run("""
      Promise.all([...document.images].map(image => image.decode().catch(() => 0))).then(() => JSON.stringify({
        title: document.querySelector('h1').firstChild.data.trim(),
        headings: [...document.querySelectorAll('h2')].map(heading => heading.innerText),
        pictures: [...document.querySelectorAll('figure')].map(figure => ({
          alt: figure.querySelector('img').alt,
          caption: figure.querySelector('figcaption').innerText,
          width: figure.querySelector('img').naturalWidth,
          isLoaded: figure.querySelector('img').complete && figure.querySelector('img').naturalHeight > 0,
        })),
        requests: performance.getEntriesByType('resource')
          .filter(entry => !entry.name.startsWith('data:')).length,
      }))"""))
