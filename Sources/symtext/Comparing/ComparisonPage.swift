internal import SymtextSupport

/// A page that shows the pairs of a comparison, with a slider between both pictures of each that differs.
struct ComparisonPage {
  private let results: [ComparedResult]
  private let paths: (first: String, second: String)

  init(_ results: [ComparedResult], paths: (first: String, second: String)) {
    (self.results, self.paths) = (results, paths)
  }

  /// The page as a file.
  var file: LongBytes {
    let different = results.filter { !$0.isAlike }
    var page = LongBytesBuilder()
    page.append(Array(head(differing: different.count).utf8))
    for result in different { append(result, to: &page) }
    let alike = results.filter(\.isAlike)
    if !alike.isEmpty {
      page.append(Array("<details><summary>\(alike.count) alike</summary><ul>\n".utf8))
      for result in alike {
        page.append(Array("<li>\(XMLText.content(result.line))</li>\n".utf8))
      }
      page.append(Array("</ul></details>\n".utf8))
    }
    return page.finish(before: Array("</main></body></html>\n".utf8))
  }

  private func head(differing: Int) -> String {
    let title = "\(paths.first) and \(paths.second)"
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(XMLText.content(title))</title>
      <style>
      :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
      body { margin: 0 }
      main { max-width: 72rem; margin: auto; padding: 1.5rem }
      h1 { font-size: 1.3rem } h2 { font-size: 1rem; margin: 2rem 0 .25rem; overflow-wrap: anywhere }
      p { margin: .25rem 0 .75rem }
      .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
      figure { margin: 0 } figcaption { font-size: .85rem; opacity: .75 }
      .over, .difference { display: inline-grid; background: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0 / 16px 16px }
      .over img { grid-area: 1 / 1; max-width: 100% }
      .over img:last-child { clip-path: inset(0 0 0 calc(var(--part) * 1%)) }
      .difference img, .over img { image-rendering: pixelated; display: block }
      input[type=range] { display: block; width: 100%; min-width: 12rem }
      li { overflow-wrap: anywhere }
      </style></head><body><main>
      <h1>\(XMLText.content(title))</h1>
      <p>\(differing) of \(results.count) \(results.count == 1 ? "pair differs" : "pairs differ").</p>

      """
  }

  private func append(_ result: ComparedResult, to page: inout LongBytesBuilder) {
    page.append(
      Array(
        """
        <section><h2>\(XMLText.content(result.pair.name))</h2>
        <p>\(XMLText.content(result.line))</p>

        """.utf8))
    if let pictures = result.pictures {
      // The range moves the edge between both pictures; without scripts it stays in the middle.
      page.append(
        Array(
          """
          <div class="pictures"><figure><div class="over" style="--part:50"><img alt="Expected" src="
          """.utf8))
      append(pictures.first, to: &page)
      page.append(Array("\"><img alt=\"Actual\" src=\"".utf8))
      append(pictures.second, to: &page)
      page.append(
        Array(
          """
          "></div><input type="range" min="0" max="100" value="50" aria-label="Edge between the expected and the actual picture" oninput="this.previousElementSibling.style.setProperty('--part', this.value)">
          <figcaption>expected, and right of the edge actual</figcaption></figure>

          """.utf8))
      if let difference = result.difference {
        page.append(Array("<figure><div class=\"difference\"><img alt=\"Differences\" src=\"".utf8))
        append(difference, to: &page)
        page.append(
          Array(
            """
            "></div><figcaption>differences in red, moved edges in yellow</figcaption></figure>

            """.utf8))
      }
      page.append(Array("</div>\n".utf8))
    }
    page.append(Array("</section>\n".utf8))
  }

  /// Appends a PNG file as an address.
  private func append(_ file: [UInt8], to page: inout LongBytesBuilder) {
    page.append(Array("data:image/png;base64,\(Base64.text(file))".utf8))
  }
}
