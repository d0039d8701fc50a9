internal import SymtextSupport
internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFonts
package import SymtextSymbolText
internal import SymtextSymbols
internal import SymtextVectorFormats

/// A web page of symbols by category, with their names.
///
/// It needs no other file and no script.
package struct CatalogPage: Sendable {
  /// The contact sheet whose settings draw the symbols.
  package var sheet: CatalogSheet
  /// The title of the page.
  package var title: String

  package init(_ sheet: CatalogSheet, title: String) {
    self.sheet = sheet
    self.title = title
  }

  /// Returns the page.
  ///
  /// Each symbol is an SVG in a data URL, with its alternative text.
  /// - Throws: ``SymbolError`` if a symbol cannot be resolved.
  package func html(_ listing: [ListedSymbol]) throws(SymbolError) -> String {
    let groups = CatalogGroup.groups(listing)
    var sections: [String] = []
    var height = 0.0
    for group in groups {
      var figures: [String] = []
      for symbol in group.symbols {
        let picture = try picture(symbol)
        height = max(height, picture.height)
        figures.append(figure(symbol, picture))
      }
      sections.append(
        """
        <h2 id="\(XMLText.attribute(group.title))">\(XMLText.content(group.title)) <small>\(figures.count)</small></h2>
        <div class="all">
        \(figures.joined(separator: "\n"))
        </div>
        """)
    }
    let links = groups.map {
      "<a href=\"#\(XMLText.attribute($0.title))\">\(XMLText.content($0.title))</a>"
    }
    let isDark = sheet.painting.appearance == .dark
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="\(isDark ? "dark" : "light")">
      <title>\(XMLText.content(title))</title>
      <style>
        body { font: 16px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 2.5rem auto; padding: 0 1.5rem;
          background: \(isDark ? "#1c1c1e" : "#fff"); color: \(isDark ? "#fff" : "#000"); }
        h1 { font-size: 2rem; line-height: 1.2; }
        h2 { font-size: 1.2rem; margin: 2.5em 0 1em; }
        small { font-weight: normal; opacity: .65; }
        nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
        a { color: inherit; }
        .all { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: 1.75rem .75rem; }
        figure { margin: 0; text-align: center; }
        .room { height: \(height.rounded(decimals: 1))px; display: grid; place-items: center; }
        figcaption { font-size: .72rem; line-height: 1.35; overflow-wrap: anywhere; }
        figcaption span { display: block; opacity: .65; }
      </style>
      <h1>\(XMLText.content(title)) <small>\(listing.count)</small></h1>
      <nav>
      \(links.joined(separator: "\n"))
      </nav>
      \(sections.joined(separator: "\n"))
      </html>

      """
  }

  private struct Picture {
    var address: String
    var width: Double
    var height: Double
  }

  /// Returns a picture of a symbol, with equal heights above and below the middle of its capitals, so that symbols in a
  /// row are aligned.
  private func picture(_ listed: ListedSymbol) throws(SymbolError) -> Picture {
    let symbol = try ResolvedSymbol(
      listed.name, in: sheet.library, beside: sheet.font.withSize(sheet.size),
      configuration: sheet.configuration)
    let middle = -symbol.capHeight / 2
    let half = max(middle - symbol.bounds.minY, symbol.bounds.maxY - middle) + 1
    let left = min(symbol.bounds.minX, 0)
    let width = max(symbol.bounds.maxX, symbol.advance) - left
    let painter = SymbolPainter(
      sheet.painting, tint: Color(.label, sheet.painting.appearance))
    let list = DisplayList(
      width: width, height: 2 * half,
      items: painter.items(symbol, at: Point(-left, half - middle)))
    let svg: [UInt8]
    do { svg = try list.svg() } catch { throw SymbolError("\(error)") }
    return Picture(
      address: "data:image/svg+xml," + Self.encoded(svg), width: width, height: 2 * half)
  }

  private func figure(_ symbol: ListedSymbol, _ picture: Picture) -> String {
    // A long name can break after its dots.
    func breakable(_ name: String) -> String {
      name.split(separator: ".").map { XMLText.content(String($0)) }.joined(separator: ".<wbr>")
    }
    let name = breakable(symbol.name)
    let aliases = symbol.metadata.aliases.map { "<span>\(breakable($0))</span>" }.joined()
    let badge = DisplayOnlyBadge.text(symbol.metadata)
    let restriction = badge.isEmpty ? "" : "<span>\(XMLText.content(badge))</span>"
    let size =
      "width=\"\(picture.width.rounded(decimals: 1))\" height=\"\(picture.height.rounded(decimals: 1))\""
    return
      "<figure><div class=\"room\"><img \(size) alt=\"\(XMLText.attribute(symbol.metadata.altText))\""
      + " src=\"\(picture.address)\"></div><figcaption>\(name)\(aliases)\(restriction)</figcaption></figure>"
  }

  /// The unescaped characters of a data URL other than letters and digits.
  private static let plain = Set("-_.~!*()/:;=@,' ".utf8)

  /// Percent-encodes bytes for a data URL in an attribute.
  private static func encoded(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: text.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where plain.contains(byte): text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
