internal import FontGlyphs

/// The style sheet and the example page that go with a font for the web.
struct StyleSheet: Sendable {
  /// The font's family name.
  var familyName: String
  /// The addresses of the font's files, best first, with CSS's name of their format.
  var sources: [(address: String, format: String)]
  /// The symbols of the font.
  var set: SymbolSet
  /// The scales that the font has.
  var scales: Set<SymbolScale>
  /// Whether it has the features of colour.
  var hasColor: Bool
  /// Whether it has names as ligatures.
  var hasNames: Bool

  /// Describes the font that a compiler makes of a set.
  init(
    _ set: SymbolSet, compiler: FontCompiler, sources: [(address: String, format: String)]
  ) {
    familyName = compiler.familyName
    self.sources = sources
    self.set = set
    scales = compiler.scales
    hasColor = compiler.hasColor
    hasNames = compiler.hasNames
  }

  /// The class that shows a symbol: `symtext-plus-circle`.
  ///
  /// Classes that change how symbols look have two dashes, as no symbol's name begins with a dot:
  /// `symtext--weight-bold` is not the symbol `weight.bold`.
  static func className(_ name: String) -> String {
    "symtext-" + name.map { $0 == "." ? "-" : String($0) }.joined()
  }

  // MARK: CSS

  /// The style sheet: the font, a class for every symbol and alias, classes for weights, scales and
  /// modes.
  var css: String {
    var css = """
      /* \(commentedFamily): <i class="symtext symtext-NAME"></i>, with dashes for the dots of the name. */
      @font-face {
        font-family: \(quotedFamily);
        src: \(sources.map { "url(\"\($0.address)\") format(\"\($0.format)\")" }.joined(separator: ",\n    "));
        font-weight: 100 900;
        font-display: block;
      }

      /* Symbols have the weight of the text around them. Set --symtext-cap-height to the cap height of
         the text's font, in ems, so that they have its size too. */
      .symtext {
        font-family: \(quotedFamily);
        font-style: normal;
        font-variant: normal;
        font-synthesis: none;
        font-size-adjust: cap-height var(--symtext-cap-height, \(Self.capHeight));
        font-feature-settings: var(--symtext-scale, "ss01" 0), var(--symtext-mode, "ss03" 0);
        letter-spacing: normal;
        text-transform: none;
        white-space: nowrap;
      }

      /* Symbols of a private use area count as left to right; overridden, they take the forms that they
         have from right to left. */
      .symtext:dir(rtl)::before { unicode-bidi: bidi-override; }


      """
    for weight in SymbolWeight.allCases {
      css += ".\(Self.className(weight)) { font-weight: \(Int(weight.axisValue)); }\n"
    }
    css += "\n"
    for scale in shownScales {
      css += ".\(Self.className(scale)) { --symtext-scale: \(Self.feature(scale)); }\n"
    }
    if hasColor { css += colorCSS }
    if hasNames {
      css += """

        /* A name written out becomes its symbol: <span class="symtext symtext--names">heart</span>. */
        .symtext--names {
          font-feature-settings: "dlig", var(--symtext-scale, "ss01" 0), var(--symtext-mode, "ss03" 0);
        }

        """
    }
    css += "\n"
    for symbol in set.symbols {
      for name in [symbol.name] + symbol.metadata.aliases.sorted() {
        guard let codePoint = set.codePoints[name] else { continue }
        let character = "\"\\\(String(codePoint, radix: 16))\""
        css +=
          ".\(Self.className(name))::before { content: \(character); content: \(character) / \(Self.quoted(symbol.metadata.altText)); }\n"
      }
    }
    return css
  }

  private static func className(_ weight: SymbolWeight) -> String {
    "symtext--weight-\(weight.rawValue)"
  }

  private static func className(_ scale: SymbolScale) -> String {
    "symtext--scale-\(scale.rawValue)"
  }

  private var shownScales: [SymbolScale] {
    SymbolScale.allCases.filter { $0 == .medium || scales.contains($0) }
  }

  /// The setting of a font feature that a scale needs.
  private static func feature(_ scale: SymbolScale) -> String {
    switch scale {
    case .small: "\"ss01\""
    case .medium: "\"ss01\" 0"
    case .large: "\"ss02\""
    }
  }

  private var colorCSS: String {
    """

    .symtext--mode-monochrome { --symtext-mode: "ss03" 0; }
    .symtext--mode-hierarchical { --symtext-mode: "ss03"; }
    .symtext--mode-palette { --symtext-mode: "ss04"; }
    .symtext--mode-multicolor { --symtext-mode: "ss05"; }

    /* Colours 0, 1 and 2 of a palette are those of the three levels:
       @font-palette-values --mine { font-family: \(quotedFamily); override-colors: 0 teal, 1 gray; }
       .mine { font-palette: --mine; } */
    @media (prefers-color-scheme: dark) {
      .symtext { font-palette: dark; }
    }
    .symtext--appearance-light { font-palette: light; }
    .symtext--appearance-dark { font-palette: dark; }

    """
  }

  /// The font's own cap height, in ems: 0.711.
  private static let capHeight =
    "0.\((FontUnits.capHeight * 1000 + FontUnits.perEm / 2) / FontUnits.perEm)"

  /// The family name where it cannot end a comment.
  private var commentedFamily: String {
    familyName.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
  }

  /// The family name as a CSS string.
  private var quotedFamily: String { Self.quoted(familyName) }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined()
      + "\""
  }

  // MARK: HTML

  /// A page that shows every symbol and how it is used.
  /// - Parameter styleSheet: the address of the style sheet.
  func page(styleSheet: String) -> String {
    let title = Self.escaped(familyName)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <link rel="stylesheet" href="\(Self.escaped(styleSheet))">
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
        td .symtext { font-size: 2.1rem; line-height: 1.7; }
        tbody { border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
        .all { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: 1.5rem .5rem; }
        figure { margin: 0; text-align: center; }
        figure .symtext { font-size: 2.3rem; line-height: 1.5; }
        figcaption { font-size: .75rem; line-height: 1.3; }
      </style>
      <h1>\(title)</h1>
      \(mostColorful.map { use($0) } ?? "")
      <h2>\(set.symbols.count) symbols</h2>
      <div class="all">
      \(set.symbols.map { figure($0) }.joined(separator: "\n"))
      </div>
      </html>

      """
  }

  /// The symbol that shows best what modes do.
  private var mostColorful: Symbol? {
    func richness(_ symbol: Symbol) -> Int {
      Set(symbol.layers.map(\.level)).count + Set(symbol.layers.compactMap(\.color)).count
    }
    return set.symbols.max { richness($0) < richness($1) }
  }

  /// How a symbol is written, and what the classes make of it.
  private func use(_ symbol: Symbol) -> String {
    let html = "<i class=\"symtext \(Self.className(symbol.name))\"></i>"
    let scale = scales.contains(.large) ? " and <code>symtext--scale-large</code>" : ""
    return """
      <p><code>\(Self.escaped(html))</code> is \(html), in the size and weight of the text around it.
      Further classes set what it looks like: <code>\(Self.className(SymbolWeight.bold))</code>\(scale)
      make it <i class="symtext \(Self.className(symbol.name)) \(Self.className(SymbolWeight.bold)) \(Self.className(SymbolScale.large))"></i>.</p>
      <div class="wide">\(weightTable(symbol))</div>
      """
  }

  private func figure(_ symbol: Symbol) -> String {
    let mode =
      symbol.layers.contains { $0.color != nil } && hasColor ? " symtext--mode-multicolor" : ""
    // A long name may break behind its dots.
    let name = symbol.name.split(separator: ".").joined(separator: ".<wbr>")
    return
      "<figure><i class=\"symtext \(Self.className(symbol.name))\(mode)\"></i><figcaption>\(name)</figcaption></figure>"
  }

  /// One symbol in all weights, scales and modes.
  private func weightTable(_ symbol: Symbol) -> String {
    let modes =
      hasColor ? ["monochrome", "hierarchical", "palette", "multicolor"] : ["monochrome"]
    let heads = SymbolWeight.allCases.map { "<th>\($0.rawValue)</th>" }.joined()
    var table = "<table>\n<thead><tr><th></th>\(heads)</tr></thead>\n"
    for scale in shownScales {
      table += "<tbody>\n"
      for mode in modes {
        table += "<tr><th>\(scale.rawValue), \(mode)</th>"
        for weight in SymbolWeight.allCases {
          let classes = [
            "symtext", Self.className(symbol.name), Self.className(weight), Self.className(scale),
            "symtext--mode-\(mode)",
          ]
          table += "<td><i class=\"\(classes.joined(separator: " "))\"></i></td>"
        }
        table += "</tr>\n"
      }
      table += "</tbody>\n"
    }
    return table + "</table>"
  }

  private static func escaped(_ text: String) -> String {
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
