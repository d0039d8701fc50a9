internal import SymtextSupport
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextSymbolImport

/// The style sheet of a font for the web.
package struct StyleSheet: Sendable {
  /// A symbol with its classes.
  struct Symbol: Sendable {
    /// The name.
    var name: String
    /// The names of its classes with the characters that they show, in order.
    var characters: [(name: String, codePoint: UInt32)]
    /// The text that is read aloud.
    var altText: String
  }

  /// The names of classes and properties.
  var names: ClassNames
  /// The font's family name.
  var familyName: String
  /// The addresses of the font's files, best first, with the CSS names of their formats.
  var sources: [(address: String, format: String)]
  /// The symbols of the font.
  var symbols: [Symbol]
  /// The scales that the font has.
  var scales: Set<SymbolScale> = [.medium]
  /// Whether the font has the colour features.
  var hasColor = false
  /// Whether the font has names as ligatures.
  var hasNames = false
  /// The most layers of a symbol that features of the font select; `nil` if it has no such features.
  var mostLayers: Int?
  /// The motions of symbols, by name; a symbol without one has the default motion.
  var motions: ExactDictionary<DirectedMotion>

  /// Describes a font with symbols at medium scale, in one colour and without names.
  init(
    _ symbols: [Symbol], familyName: String, names: ClassNames,
    sources: [(address: String, format: String)], motions: ExactDictionary<DirectedMotion>
  ) {
    self.symbols = symbols
    self.familyName = familyName
    self.names = names
    self.sources = sources
    self.motions = motions
  }

  /// Describes a compiled font.
  init(
    _ set: SymbolSet, compiler: FontCompiler, names: ClassNames = .standard,
    sources: [(address: String, format: String)],
    motions: ExactDictionary<DirectedMotion> = [:]
  ) {
    self.init(
      set.symbols.map { symbol in
        let names = [symbol.name] + symbol.metadata.aliases.sorted()
        return Symbol(
          name: symbol.name,
          characters: names.compactMap { name in set.codePoints[name].map { (name, $0) } },
          altText: symbol.metadata.altText)
      },
      familyName: compiler.familyName, names: names, sources: sources, motions: motions)
    scales = compiler.scales
    hasColor = compiler.hasColor
    hasNames = compiler.hasNames
    if compiler.hasLayers {
      mostLayers = min(
        set.symbols.map(\.paintedLayers.count).max() ?? 0, FontCompiler.mostLayers)
    }
  }

  private var prefix: String { names.prefix }

  // MARK: CSS

  /// The style sheet: the font, a class for every symbol and alias, classes for weights, scales and modes.
  package var css: String {
    var css = """
      /* \(commentedFamily): <i class="\(prefix) \(prefix)-NAME"></i>, with hyphens for the dots of the name. */
      @font-face {
        font-family: \(quotedFamily);
        src: \(sources.map { "url(\"\($0.address)\") format(\"\($0.format)\")" }.joined(separator: ",\n    "));
        font-weight: 100 900;
        font-display: block;
      }

      /* Symbols have the weight of the surrounding text. Set --\(prefix)-cap-height to the cap height of
         the text's font, in ems, to match its size, too. */
      .\(prefix) {
        font-family: \(quotedFamily);
        font-style: normal;
        font-variant: normal;
        font-synthesis: none;
        font-size-adjust: cap-height var(--\(prefix)-cap-height, \(Self.capHeight));
        font-feature-settings: var(--\(prefix)-scale, "ss01" 0), var(--\(prefix)-mode, "ss03" 0);
        letter-spacing: normal;
        text-transform: none;
        white-space: nowrap;
      }

      /* Browsers treat private-use characters as left to right; the override selects the right-to-left
         forms of symbols. */
      .\(prefix):dir(rtl)::before { unicode-bidi: bidi-override; }


      """
    for weight in SymbolWeight.allCases {
      css += ".\(names.weight(weight)) { font-weight: \(Int(weight.axisValue)); }\n"
    }
    css += weightCSS
    css += "\n"
    for scale in shownScales {
      css +=
        ".\(names.scale(scale)) { --\(prefix)-scale: \(Self.feature(scale)); --\(prefix)-size: \(CSSNumber.text(scale.factor)); }\n"
    }
    if hasColor { css += colorCSS }
    if hasNames {
      css += """

        /* The text of a name becomes its symbol: <span class="\(prefix) \(prefix)--names">heart</span>. */
        .\(prefix)--names {
          font-feature-settings: "dlig", var(--\(prefix)-scale, "ss01" 0), var(--\(prefix)-mode, "ss03" 0);
        }

        """
    }
    if let mostLayers {
      css += StackStyles(names: names, mostLayers: mostLayers, motions: Array(motions.values)).css
    }
    css += MotionStyles(names: names, motions: namedMotions, hasLayers: mostLayers != nil).css
    // These rules follow those of symbols, because classes may override them.
    css += EffectStyles(names: names, hasLayers: mostLayers != nil).css
    css += "\n"
    for symbol in symbols {
      for (name, codePoint) in symbol.characters {
        let character = "\"\\\(String(codePoint, radix: 16))\""
        css +=
          ".\(names.symbol(name))::before { content: \(character); content: \(character) / \(Self.quoted(symbol.altText)); }\n"
      }
    }
    return css
  }

  var shownScales: [SymbolScale] {
    SymbolScale.allCases.filter { $0 == .medium || scales.contains($0) }
  }

  /// A numeric weight that can be animated.
  private var weightCSS: String {
    """

    /* --\(prefix)-weight, a number, supports animations and transitions: .mine { --\(prefix)-weight: 300;
       transition: --\(prefix)-weight .3s; } and .mine:hover { --\(prefix)-weight: 700; }. */
    @property --\(prefix)-weight { syntax: "<number>"; inherits: true; initial-value: 400; }
    .\(prefix)--weight-variable { font-variation-settings: "wght" var(--\(prefix)-weight); }


    """
  }

  /// The motions of symbols, with all of their classes.
  private var namedMotions: [(classes: [String], motion: DirectedMotion)] {
    symbols.compactMap { symbol in
      motions[symbol.name].map { (symbol.characters.map(\.name).map(names.symbol), $0) }
    }
  }

  /// Returns the setting of the font feature for a scale.
  static func feature(_ scale: SymbolScale) -> String {
    switch scale {
    case .small: "\"ss01\""
    case .medium: "\"ss01\" 0"
    case .large: "\"ss02\""
    }
  }

  private var colorCSS: String {
    """

    .\(prefix)--mode-monochrome { --\(prefix)-mode: "ss03" 0; }
    .\(prefix)--mode-hierarchical { --\(prefix)-mode: "ss03"; }
    .\(prefix)--mode-palette { --\(prefix)-mode: "ss04"; }
    .\(prefix)--mode-multicolor { --\(prefix)-mode: "ss05"; }

    /* Colours 0, 1 and 2 of a palette are the three levels:
       @font-palette-values --mine { font-family: \(quotedFamily); override-colors: 0 teal, 1 gray; }
       .mine { font-palette: --mine; } */
    @media (prefers-color-scheme: dark) {
      .\(prefix) { font-palette: dark; }
    }
    .\(prefix)--appearance-light { font-palette: light; }
    .\(prefix)--appearance-dark { font-palette: dark; }

    """
  }

  /// The font's own cap height, in ems: 0.711.
  private static let capHeight =
    "0.\((FontUnits.capHeight * 1000 + FontUnits.perEm / 2) / FontUnits.perEm)"

  /// The family name, escaped for a comment.
  private var commentedFamily: String {
    familyName.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
  }

  /// The family name as a CSS string.
  var quotedFamily: String { Self.quoted(familyName) }

  static func quoted(_ text: String) -> String {
    "\""
      + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined()
      + "\""
  }
}
