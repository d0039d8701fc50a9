internal import SymtextSupport

/// The style of a paragraph's lines.
///
/// Changing it does not require shaping the text again.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines.
  public var alignment: Alignment
  /// The distance between baselines.
  public var lineHeight: LineHeight
  /// The tab stops in any order, measured from the side where reading starts regardless of indents; positions that are
  /// not positive numbers are ignored.
  public var tabStops: [TabStop]
  /// The distance of stops after the last one of ``tabStops``, in points; eight spaces if `nil` or not positive.
  public var tabInterval: Double?
  /// The greatest number of lines, at least 1; an ellipsis replaces the rest.
  public var maxLines: Int?
  /// The part of the last line to omit.
  public var truncation: Truncation
  /// The step, in points, of which baselines and the bottom are whole multiples; `nil` does not round them.
  ///
  /// The size of a pixel gives equal line distances in a picture whose glyphs are on whole pixels.
  public var baselineStep: Double?
  /// The space between paragraphs, in points; not above the first one or below the last.
  ///
  /// Line feeds separate paragraphs.
  ///
  /// This and the indents are clamped to 0…1,000,000; a value that is not finite counts as 0.
  public var paragraphSpacing: Double {
    didSet { paragraphSpacing = Self.valid(paragraphSpacing) }
  }
  /// The indent of each paragraph's first line at the side where reading starts, in points.
  public var firstLineIndent: Double {
    didSet { firstLineIndent = Self.valid(firstLineIndent) }
  }
  /// The indent of a paragraph's other lines at the side where reading starts, in points.
  public var hangingIndent: Double {
    didSet { hangingIndent = Self.valid(hangingIndent) }
  }
  /// The indent of all lines at the side where reading ends, in points.
  public var endIndent: Double {
    didSet { endIndent = Self.valid(endIndent) }
  }
  /// The treatment of a word that is wider than its line.
  public var overflowWrap: OverflowWrap
  /// The rule for line breaks between letters.
  public var wordBreak: WordBreak
  /// Whether words that do not fit are hyphenated with the installed dictionary of their language.
  ///
  /// Text without a language is not hyphenated.
  ///
  /// ``HyphenationDictionary/installed(for:)`` returns the dictionary of a language.
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

  /// Returns the indent of a line at the side where reading starts, in points.
  func startIndent(isParagraphStart: Bool) -> Double {
    isParagraphStart ? firstLineIndent : hangingIndent
  }
}
