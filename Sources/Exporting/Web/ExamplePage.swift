internal import FontGlyphs
internal import Symbols
internal import SymbolImport

/// A page that shows every symbol of a font for the web, and how it is used.
struct ExamplePage: Sendable {
  /// The font's style sheet.
  var sheet: StyleSheet
  /// The address of the style sheet.
  var address: String

  private var gallery: EffectGallery { EffectGallery(sheet) }
  private var names: ClassNames { sheet.names }
  private var prefix: String { names.prefix }

  /// The page.
  var html: String {
    let title = Self.escaped(sheet.familyName)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <link rel="stylesheet" href="\(Self.escaped(address))">
      <style>
        body { font: 17px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 3rem auto; padding: 0 1.5rem; }
        h1, h2 { line-height: 1.2; margin: 2.5em 0 1em; font-size: 1.3rem; }
        h1 { margin-top: 0; font-size: 2rem; }
        code { font-size: .9em; overflow-wrap: anywhere; }
        .wide { overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; font-size: .8rem; }
        th, figcaption { font-weight: normal; color: color-mix(in srgb, currentColor 65%, transparent); }
        th { padding: .5em; }
        th:first-child { text-align: start; white-space: nowrap; }
        td { text-align: center; padding: .25em; }
        td .\(prefix) { font-size: 2.1rem; line-height: 1.7; }
        tbody { border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
        .all { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: 1.5rem .5rem; }
        figure { margin: 0; text-align: center; }
        figure .\(prefix) { font-size: 2.3rem; line-height: 1.5; }
        figcaption { font-size: .75rem; line-height: 1.3; }
      \(gallery.css)
      </style>
      <h1>\(title)</h1>
      \(mostColorful.map { use($0) } ?? "")
      \(gallery.html)
      <h2>\(sheet.set.symbols.count) symbols</h2>
      <div class="all">
      \(sheet.set.symbols.map { figure($0) }.joined(separator: "\n"))
      </div>
      \(gallery.script)
      </html>

      """
  }

  /// The symbol that shows best what modes do.
  private var mostColorful: Symbol? {
    func richness(_ symbol: Symbol) -> Int {
      Set(symbol.layers.map(\.level)).count + Set(symbol.layers.compactMap(\.color)).count
    }
    return sheet.set.symbols.max { richness($0) < richness($1) }
  }

  /// How a symbol is written, and what the classes make of it.
  private func use(_ symbol: Symbol) -> String {
    let html = "<i class=\"\(prefix) \(names.symbol(symbol.name))\"></i>"
    let scale = sheet.scales.contains(.large) ? " and <code>\(prefix)--scale-large</code>" : ""
    return """
      <p><code>\(Self.escaped(html))</code> is \(html), in the size and weight of the text around it.
      Further classes set what it looks like: <code>\(names.weight(.bold))</code>\(scale)
      make it <i class="\(prefix) \(names.symbol(symbol.name)) \(names.weight(.bold)) \(names.scale(.large))"></i>.</p>
      <div class="wide">\(weightTable(symbol))</div>
      """
  }

  private func figure(_ symbol: Symbol) -> String {
    let mode =
      symbol.layers.contains { $0.color != nil } && sheet.hasColor
      ? " \(prefix)--mode-multicolor" : ""
    // A long name may break behind its dots.
    let name = symbol.name.split(separator: ".").joined(separator: ".<wbr>")
    let count = min(symbol.paintedLayers.count, FontCompiler.mostLayers)
    let layers = sheet.hasLayers && count > 1 ? "<br><small>\(count) layers</small>" : ""
    return
      "<figure><i class=\"\(prefix) \(names.symbol(symbol.name))\(mode)\"></i><figcaption>\(name)\(layers)</figcaption></figure>"
  }

  /// One symbol in all weights, scales and modes.
  private func weightTable(_ symbol: Symbol) -> String {
    let modes =
      sheet.hasColor ? ["monochrome", "hierarchical", "palette", "multicolor"] : ["monochrome"]
    let heads = SymbolWeight.allCases.map { "<th>\($0.rawValue)</th>" }.joined()
    var table = "<table>\n<thead><tr><th></th>\(heads)</tr></thead>\n"
    for scale in sheet.shownScales {
      table += "<tbody>\n"
      for mode in modes {
        table += "<tr><th>\(scale.rawValue), \(mode)</th>"
        for weight in SymbolWeight.allCases {
          let classes = [
            "\(prefix)", names.symbol(symbol.name), names.weight(weight),
            names.scale(scale),
            "\(prefix)--mode-\(mode)",
          ]
          table += "<td><i class=\"\(classes.joined(separator: " "))\"></i></td>"
        }
        table += "</tr>\n"
      }
      table += "</tbody>\n"
    }
    return table + "</table>"
  }

  static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }
}
