/// The style sheet and the example page that go with a font for the web.
public struct StyleSheet: Sendable {
  /// The font's family name.
  public var familyName: String
  /// The addresses of the font's files, best first, with CSS's name of their format.
  public var sources: [(address: String, format: String)]
  /// The symbols of the font.
  public var set: SymbolSet
  /// The scales that the font has.
  public var scales: Set<SymbolScale>
  /// Whether it has the features of colour.
  public var hasColor: Bool
  /// Whether it has names as ligatures.
  public var hasNames: Bool

  /// Describes the font that a compiler makes of a set.
  public init(
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
  public static func className(_ name: String) -> String {
    "symtext-" + name.map { $0 == "." ? "-" : String($0) }.joined()
  }

  // MARK: CSS

  /// The style sheet: the font, a class for every symbol and alias, classes for weights, scales and
  /// modes.
  public var css: String {
    var css = """
      /* \(familyName): <i class="symtext symtext-NAME"></i>, with dashes for the dots of the name. */
      @font-face {
        font-family: "\(familyName)";
        src: \(sources.map { "url(\"\($0.address)\") format(\"\($0.format)\")" }.joined(separator: ",\n    "));
        font-weight: 100 900;
        font-display: block;
      }

      /* Symbols have the weight of the text around them. Set --symtext-cap-height to the cap height of
         the text's font, in ems, so that they have its size too. */
      .symtext {
        font-family: "\(familyName)";
        font-style: normal;
        font-variant: normal;
        font-synthesis: none;
        font-size-adjust: cap-height var(--symtext-cap-height, \(Self.capHeight));
        font-feature-settings: var(--symtext-scale, "ss01" 0), var(--symtext-mode, "ss03" 0);
        letter-spacing: normal;
        text-transform: none;
        white-space: nowrap;
      }

      """
    for weight in SymbolWeight.allCases {
      css += ".symtext-\(weight.rawValue) { font-weight: \(Int(weight.axisValue)); }\n"
    }
    css += "\n"
    if scales.contains(.small) { css += ".symtext-small { --symtext-scale: \"ss01\"; }\n" }
    css += ".symtext-medium { --symtext-scale: \"ss01\" 0; }\n"
    if scales.contains(.large) { css += ".symtext-large { --symtext-scale: \"ss02\"; }\n" }
    if hasColor { css += colorCSS }
    if hasNames {
      css += """

        /* A name written out becomes its symbol: <span class="symtext symtext-names">heart</span>. */
        .symtext-names {
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

  private var colorCSS: String {
    """

    .symtext-monochrome { --symtext-mode: "ss03" 0; }
    .symtext-hierarchical { --symtext-mode: "ss03"; }
    .symtext-palette { --symtext-mode: "ss04"; }
    .symtext-multicolor { --symtext-mode: "ss05"; }

    /* Colours 0, 1 and 2 of a palette are those of the three levels:
       @font-palette-values --mine { font-family: "\(familyName)"; override-colors: 0 teal, 1 gray; }
       .mine { font-palette: --mine; } */
    @media (prefers-color-scheme: dark) {
      .symtext { font-palette: dark; }
    }
    .symtext-light { font-palette: light; }
    .symtext-dark { font-palette: dark; }

    """
  }

  /// The font's own cap height, in ems: 0.711.
  private static let capHeight =
    "0.\((FontUnits.capHeight * 1000 + FontUnits.perEm / 2) / FontUnits.perEm)"

  private static func quoted(_ text: String) -> String {
    "\""
      + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined()
      + "\""
  }

  // MARK: HTML

  /// A page that shows every symbol and how it is used.
  /// - Parameter styleSheet: the address of the style sheet.
  public func page(styleSheet: String) -> String {
    let title = Self.escaped(familyName)
    let sample = set.symbols.first { $0.layers.count > 1 } ?? set.symbols.first
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <link rel="stylesheet" href="\(Self.escaped(styleSheet))">
      <style>
        body { font: 17px/1.5 Inter, system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
        .all { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 1rem; }
        .all figure { margin: 0; text-align: center; }
        .all .symtext { font-size: 2.5rem; line-height: 1.6; }
        .all figcaption { font-size: .7rem; overflow-wrap: anywhere; }
        td, th { padding: 0 .6rem; text-align: center; font-weight: normal; }
        td .symtext { font-size: 2rem; }
      </style>
      <h1>\(title)</h1>
      \(sample.map { weightTable($0) } ?? "")
      <h2>\(set.symbols.count) symbols</h2>
      <div class="all">
      \(set.symbols.map { figure($0) }.joined(separator: "\n"))
      </div>
      </html>

      """
  }

  private func figure(_ symbol: Symbol) -> String {
    let mode = symbol.layers.contains { $0.color != nil } && hasColor ? " symtext-multicolor" : ""
    return
      "<figure><i class=\"symtext \(Self.className(symbol.name))\(mode)\"></i><figcaption>\(Self.escaped(symbol.name))</figcaption></figure>"
  }

  /// One symbol in all weights, scales and modes.
  private func weightTable(_ symbol: Symbol) -> String {
    let modes =
      hasColor ? ["monochrome", "hierarchical", "palette", "multicolor"] : ["monochrome"]
    let shown = SymbolScale.allCases.filter { $0 == .medium || scales.contains($0) }
    var rows = ""
    for scale in shown {
      for mode in modes {
        rows += "<tr><th>\(scale.rawValue), \(mode)</th>"
        for weight in SymbolWeight.allCases {
          rows +=
            "<td><i class=\"symtext \(Self.className(symbol.name)) symtext-\(weight.rawValue) symtext-\(scale.rawValue) symtext-\(mode)\"></i></td>"
        }
        rows += "</tr>\n"
      }
    }
    return "<table>\n\(rows)</table>"
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
