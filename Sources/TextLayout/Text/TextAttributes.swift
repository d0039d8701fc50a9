internal import SymtextSupport
public import SymtextFonts

/// The attributes of a stretch of text.
public struct TextAttributes: Sendable {
  /// The font, with its size.
  public var font: Font
  /// OpenType features in addition to the defaults of the font.
  public var features: [FontFeature]
  /// The language, BCP 47; `nil` for the system's.
  public var language: String?
  /// The space added after each grapheme cluster, in points.
  ///
  /// It turns ligatures off and does not apply to joined scripts such as Arabic.
  ///
  /// Clamped to −1,000,000…1,000,000; a value that is not finite counts as 0.
  ///
  /// <https://www.w3.org/TR/css-text-3/#letter-spacing-property>
  public var letterSpacing: Double {
    didSet { letterSpacing = Self.valid(letterSpacing) }
  }
  /// Whether to remove the empty half of full-width punctuation next to other punctuation, and at the end of a line
  /// that would otherwise be too long.
  ///
  /// Corresponds to `text-spacing-trim`: `normal` if true, `space-all` if false.
  ///
  /// <https://www.w3.org/TR/css-text-4/#text-spacing-trim-property>
  public var trimsPunctuation: Bool
  /// The distance by which text and attachments are raised above the line's baseline, in points; negative to lower
  /// them.
  ///
  /// Clamped to −1,000,000…1,000,000; a value that is not finite counts as 0.
  public var baselineOffset: Double {
    didSet { baselineOffset = Self.valid(baselineOffset) }
  }
  /// A number for the painter; layout only passes it through.
  ///
  /// Text that differs only in paint is shaped together: letters of different colours are kerned and joined.
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

  /// Returns whether two attributes differ at most in paint.
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
