public import SymtextGraphics
public import SymtextFonts
internal import SymtextTextLayout

extension AttributedText {
  /// The attributes of a text; unspecified ones come from the surrounding text.
  public struct Attributes: Hashable, Sendable {
    /// A font family as in font menus, or a font file.
    public var family: String?
    /// Points per em.
    public var size: Double?
    /// The weight.
    public var weight: Weight?
    /// Whether it is italic.
    public var isItalic: Bool?
    /// Coordinates on axes of the font other than the weight.
    public var coordinates: DesignCoordinates
    /// The colour of the text and of the symbols in it.
    public var color: AdaptiveColor?
    /// The BCP 47 language, which selects forms of letters and symbols, and fallback fonts.
    public var language: String?
    /// OpenType features, in order; the last one of a tag counts.
    public var features: [FontFeature]
    /// The space after each letter, in points.
    public var letterSpacing: Double?
    /// Whether full-width punctuation loses its empty half beside other punctuation; `nil` for yes.
    public var trimsPunctuation: Bool?
    /// The palette of colour fonts; `nil` for the first one.
    public var fontPalette: FontPalette?
    /// The position relative to the line's baseline.
    public var baseline: Baseline?
    /// The underline.
    public var underline: LineStyle?
    /// The colour of the underline; `nil` for the text's.
    public var underlineColor: AdaptiveColor?
    /// The strikethrough.
    public var strikethrough: LineStyle?
    /// The colour of the strikethrough; `nil` for the text's.
    public var strikethroughColor: AdaptiveColor?
    /// The background colour; the background is as high as the font.
    public var background: AdaptiveColor?
    /// The link in SVG and PDF: an address of `http`, `https`, `mailto` or `tel`, a relative one, or `#place`.
    ///
    /// A link looks like the surrounding text unless other attributes change its look.
    public var link: String?

    /// Makes attributes.
    public init(
      family: String? = nil, size: Double? = nil, weight: Weight? = nil, isItalic: Bool? = nil,
      coordinates: DesignCoordinates = DesignCoordinates(), color: AdaptiveColor? = nil,
      language: String? = nil, features: [FontFeature] = [], letterSpacing: Double? = nil,
      baseline: Baseline? = nil, underline: LineStyle? = nil, underlineColor: AdaptiveColor? = nil,
      strikethrough: LineStyle? = nil, strikethroughColor: AdaptiveColor? = nil,
      background: AdaptiveColor? = nil, link: String? = nil, trimsPunctuation: Bool? = nil,
      fontPalette: FontPalette? = nil
    ) {
      self.family = family
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
      self.coordinates = coordinates
      self.color = color
      self.language = language
      self.features = features
      self.letterSpacing = letterSpacing
      self.trimsPunctuation = trimsPunctuation
      self.fontPalette = fontPalette
      self.baseline = baseline
      self.underline = underline
      self.underlineColor = underlineColor
      self.strikethrough = strikethrough
      self.strikethroughColor = strikethroughColor
      self.background = background
      self.link = link
    }

    /// Returns these attributes with the specified ones of another set on top.
    public func applying(_ other: Attributes) -> Attributes {
      var coordinates = coordinates
      for (tag, value) in other.coordinates.values { coordinates[tag] = value }
      return Attributes(
        family: other.family ?? family, size: other.size ?? size, weight: other.weight ?? weight,
        isItalic: other.isItalic ?? isItalic, coordinates: coordinates,
        color: other.color ?? color, language: other.language ?? language,
        features: features.overridden(by: other.features),
        letterSpacing: other.letterSpacing ?? letterSpacing, baseline: other.baseline ?? baseline,
        underline: other.underline ?? underline,
        underlineColor: other.underlineColor ?? underlineColor,
        strikethrough: other.strikethrough ?? strikethrough,
        strikethroughColor: other.strikethroughColor ?? strikethroughColor,
        background: other.background ?? background, link: other.link ?? link,
        trimsPunctuation: other.trimsPunctuation ?? trimsPunctuation,
        fontPalette: other.fontPalette ?? fontPalette)
    }
  }

  /// The weight of a text.
  public enum Weight: Hashable, Sendable {
    /// A bolder weight than the surrounding text: bold beside regular, black beside bold.
    ///
    /// <https://www.w3.org/TR/css-fonts-4/#relative-weights>
    case bolder
    /// A weight from 1 to 1000.
    case value(Double)

    /// Returns the weight beside text of another weight.
    func value(beside weight: Double) -> Double {
      switch self {
      case .value(let value): value
      case .bolder: weight < 350 ? 400 : weight < 550 ? 700 : max(weight, 900)
      }
    }
  }
}

extension [FontFeature] {
  /// The most features at a time: more are useless, and would fill the memory in thousands of nested brackets.
  private static var most: Int { 256 }

  /// Returns these features and others; the others replace those with the same tag.
  fileprivate func overridden(by others: [FontFeature]) -> [FontFeature] {
    guard !isEmpty, !others.isEmpty else { return self + others }
    let tags = Set(others.map(\.tag))
    return (filter { !tags.contains($0.tag) } + others).suffix(Self.most)
  }
}
