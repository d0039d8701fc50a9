internal import FontGlyphs
internal import SymbolImport

/// The style sheet that goes with a font for the web.
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
  /// Whether it has features that exchange a symbol for its layers.
  var hasLayers: Bool
  /// How the symbols move, by their names; those of which nothing is known move as any.
  var motions: [String: DirectedMotion]

  /// Describes the font that a compiler makes of a set.
  init(
    _ set: SymbolSet, compiler: FontCompiler, sources: [(address: String, format: String)],
    motions: [String: DirectedMotion] = [:]
  ) {
    familyName = compiler.familyName
    self.sources = sources
    self.set = set
    scales = compiler.scales
    hasColor = compiler.hasColor
    hasNames = compiler.hasNames
    hasLayers = compiler.hasLayers
    self.motions = motions
  }

  /// The class that shows a symbol: `symtext-plus-circle`.
  ///
  /// Classes that change how symbols look have two dashes, as no symbol's name begins with a dot:
  /// `symtext--weight-bold` is not the symbol `weight.bold`.
  static func className(_ name: String) -> String { SymbolNames.className(name) }

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
    css += Self.weightCSS
    css += "\n"
    for scale in shownScales {
      css +=
        ".\(Self.className(scale)) { --symtext-scale: \(Self.feature(scale)); --symtext-size: \(CSSNumber.text(scale.factor)); }\n"
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
    if hasLayers { css += StackStyles(mostLayers: mostLayers, motions: Array(motions.values)).css }
    css += MotionStyles(motions: namedMotions, hasLayers: hasLayers).css
    // Behind what symbols say, which classes may overrule.
    css += EffectStyles(hasLayers: hasLayers).css
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

  static func className(_ weight: SymbolWeight) -> String {
    "symtext--weight-\(weight.rawValue)"
  }

  static func className(_ scale: SymbolScale) -> String {
    "symtext--scale-\(scale.rawValue)"
  }

  var shownScales: [SymbolScale] {
    SymbolScale.allCases.filter { $0 == .medium || scales.contains($0) }
  }

  /// A weight that is a number, so that it can change by and by.
  private static let weightCSS = """

    /* --symtext-weight, a number, can be animated and have a transition: of .mine { --symtext-weight: 300;
       transition: --symtext-weight .3s; } and .mine:hover { --symtext-weight: 700; }. */
    @property --symtext-weight { syntax: "<number>"; inherits: true; initial-value: 400; }
    .symtext--weight-variable { font-variation-settings: "wght" var(--symtext-weight); }


    """

  /// How many layers a symbol has at most that lie on each other.
  private var mostLayers: Int {
    min(set.symbols.map(\.paintedLayers.count).max() ?? 0, FontCompiler.mostLayers)
  }

  /// How symbols move, by all of their classes.
  private var namedMotions: [(classes: [String], motion: DirectedMotion)] {
    self.set.symbols.compactMap { symbol in
      motions[symbol.name].map { motion in
        (([symbol.name] + symbol.metadata.aliases.sorted()).map(Self.className), motion)
      }
    }
  }

  /// The setting of a font feature that a scale needs.
  static func feature(_ scale: SymbolScale) -> String {
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
  var quotedFamily: String { Self.quoted(familyName) }

  static func quoted(_ text: String) -> String {
    "\""
      + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined()
      + "\""
  }
}
