internal import SymtextSupport
public import SymtextFonts

/// How a stretch of text is set.
public struct TextAttributes: Sendable {
  /// The font, with its size.
  public var font: Font
  /// OpenType features beyond the font's own choice.
  public var features: [FontFeature]
  /// The language, BCP 47; `nil` takes the system's.
  public var language: String?
  /// What is added behind each grapheme cluster, in points; it turns ligatures off and leaves joined
  /// scripts such as Arabic as they are.
  ///
  /// Brought to −1,000,000 to 1,000,000; what is no finite number is 0.
  ///
  /// <https://www.w3.org/TR/css-text-3/#letter-spacing-property>
  public var letterSpacing: Double {
    didSet { letterSpacing = Self.valid(letterSpacing) }
  }
  /// Whether the empty half of full-width punctuation goes where other punctuation stands beside it, and at
  /// the end of a line that would not hold it.
  ///
  /// `text-spacing-trim` is `normal` then, else `space-all`.
  ///
  /// <https://www.w3.org/TR/css-text-4/#text-spacing-trim-property>
  public var trimsPunctuation: Bool
  /// How far text and attachments are raised above the line's baseline, in points; negative is lowered.
  ///
  /// Brought to −1,000,000 to 1,000,000; what is no finite number is 0.
  public var baselineOffset: Double {
    didSet { baselineOffset = Self.valid(baselineOffset) }
  }
  /// A number for whoever paints; layout only carries it along.
  ///
  /// Text that differs in it alone is shaped together, as if it did not: letters of another colour are kerned
  /// and joined like all others.
  public var paint: Int

  /// Makes attributes.
  public init(
    font: Font, features: [FontFeature] = [], language: String? = nil, letterSpacing: Double = 0,
    trimsPunctuation: Bool = true, baselineOffset: Double = 0, paint: Int = 0
  ) {
    self.font = font
    self.features = features
    self.language = language
    self.letterSpacing = Self.valid(letterSpacing)
    self.trimsPunctuation = trimsPunctuation
    self.baselineOffset = Self.valid(baselineOffset)
    self.paint = paint
  }

  /// Whether text of others is set like text of these: whatever differs is for whoever paints.
  func areSetLike(_ other: TextAttributes) -> Bool {
    font.isSame(as: other.font) && letterSpacing == other.letterSpacing
      && baselineOffset == other.baselineOffset && language == other.language
      && features == other.features
      && trimsPunctuation == other.trimsPunctuation
  }

  private static func valid(_ points: Double) -> Double {
    points.bounded(to: -Double.mostPoints...Double.mostPoints, else: 0)
  }
}
