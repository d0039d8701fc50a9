internal import SymtextSupport

/// How the lines of a text are set; the text itself is not shaped anew when it changes.
public struct ParagraphStyle: Hashable, Sendable {
  /// Which side lines keep to.
  public var alignment: Alignment
  /// How far apart baselines are.
  public var lineHeight: LineHeight
  /// Where tabs lead to, from the side where reading starts whatever the indent, in any order; places that are not positive
  /// numbers are left out.
  public var tabStops: [TabStop]
  /// How far apart the stops behind the last one of ``tabStops`` are, in points; `nil`, or what is
  /// not positive, for eight spaces.
  public var tabInterval: Double?
  /// The most lines, 1 at least; what is beyond them is left out and an ellipsis says so.
  public var maxLines: Int?
  /// Which part of the last line is left out.
  public var truncation: Truncation
  /// What baselines, and the bottom, are whole multiples of, in points; `nil` leaves them where they are.
  ///
  /// The size of a pixel keeps lines evenly apart in a picture, where glyphs stand on whole pixels.
  public var baselineStep: Double?
  /// What is added between paragraphs, which line feeds part, in points; not above the first one or below
  /// the last.
  ///
  /// This and the indents are 0 to 1,000,000; what is no finite number is 0.
  public var paragraphSpacing: Double {
    didSet { paragraphSpacing = Self.valid(paragraphSpacing) }
  }
  /// How far the first line of each paragraph keeps from the side where reading starts, in points.
  public var firstLineIndent: Double {
    didSet { firstLineIndent = Self.valid(firstLineIndent) }
  }
  /// How far a paragraph's other lines keep from the side where reading starts, in points.
  public var hangingIndent: Double {
    didSet { hangingIndent = Self.valid(hangingIndent) }
  }
  /// How far all lines keep from the side where reading ends, in points.
  public var endIndent: Double {
    didSet { endIndent = Self.valid(endIndent) }
  }
  /// What becomes of a word that is wider than its line.
  public var overflowWrap: OverflowWrap
  /// Where lines may end between letters.
  public var wordBreak: WordBreak
  /// Whether words that do not fit are divided, as the installed dictionary of their language says; text
  /// without a language is not.
  ///
  /// ``HyphenationDictionary/installed(for:)`` tells which languages have one.
  public var hyphenates: Bool

  /// Makes a style.
  public init(
    alignment: Alignment = .start, lineHeight: LineHeight = .natural, tabStops: [TabStop] = [],
    tabInterval: Double? = nil, maxLines: Int? = nil, truncation: Truncation = .tail,
    baselineStep: Double? = nil, paragraphSpacing: Double = 0, firstLineIndent: Double = 0,
    hangingIndent: Double = 0, endIndent: Double = 0, overflowWrap: OverflowWrap = .anywhere,
    wordBreak: WordBreak = .normal, hyphenates: Bool = false
  ) {
    self.alignment = alignment
    self.lineHeight = lineHeight
    self.tabStops = tabStops
    self.tabInterval = tabInterval
    self.maxLines = maxLines
    self.truncation = truncation
    self.baselineStep = baselineStep
    self.paragraphSpacing = Self.valid(paragraphSpacing)
    self.firstLineIndent = Self.valid(firstLineIndent)
    self.hangingIndent = Self.valid(hangingIndent)
    self.endIndent = Self.valid(endIndent)
    self.overflowWrap = overflowWrap
    self.wordBreak = wordBreak
    self.hyphenates = hyphenates
  }

  private static func valid(_ distance: Double) -> Double {
    distance.bounded(to: 0...Double.mostPoints, else: 0)
  }

  /// How far a line keeps from the side where reading starts, in points.
  func startIndent(isParagraphStart: Bool) -> Double {
    isParagraphStart ? firstLineIndent : hangingIndent
  }
}
