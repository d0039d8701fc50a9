public import SymtextGraphics
public import SymtextFonts
internal import SymtextTextLayout

extension AttributedText {
  /// What is specified of a text's look; what is not is that of the text around it.
  public struct Attributes: Hashable, Sendable {
    /// A font family as in a font menu, or a font file.
    public var family: String?
    /// Points per em.
    public var size: Double?
    /// How heavy it is.
    public var weight: Weight?
    /// Whether it is italic.
    public var isItalic: Bool?
    /// Places on other axes of the font than the weight.
    public var coordinates: DesignCoordinates
    /// The colour of the text and of the symbols in it.
    public var color: AdaptiveColor?
    /// BCP 47: which forms of letters and symbols are taken, and which fonts stand in.
    public var language: String?
    /// OpenType features, in order; the last one of a tag counts.
    public var features: [FontFeature]
    /// What is added behind each letter, in points.
    public var letterSpacing: Double?
    /// Whether the empty half of full-width punctuation goes where other punctuation stands beside it; `nil`
    /// is yes.
    public var trimsPunctuation: Bool?
    /// Where it stands, seen from the line's baseline.
    public var baseline: Baseline?
    /// The line under it.
    public var underline: LineStyle?
    /// The colour of that line; `nil` is the text's.
    public var underlineColor: AdaptiveColor?
    /// The line through it.
    public var strikethrough: LineStyle?
    /// The colour of that line; `nil` is the text's.
    public var strikethroughColor: AdaptiveColor?
    /// What is behind it, as high as its font.
    public var background: AdaptiveColor?
    /// Where it leads in SVG and PDF: an address of `http`, `https`, `mailto` or `tel`, a relative one, or `#place`.
    ///
    /// A link looks like the text around it unless something is said of its look.
    public var link: String?

    /// Makes attributes.
    public init(
      family: String? = nil, size: Double? = nil, weight: Weight? = nil, isItalic: Bool? = nil,
      coordinates: DesignCoordinates = DesignCoordinates(), color: AdaptiveColor? = nil,
      language: String? = nil, features: [FontFeature] = [], letterSpacing: Double? = nil,
      baseline: Baseline? = nil, underline: LineStyle? = nil, underlineColor: AdaptiveColor? = nil,
      strikethrough: LineStyle? = nil, strikethroughColor: AdaptiveColor? = nil,
      background: AdaptiveColor? = nil, link: String? = nil, trimsPunctuation: Bool? = nil
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
      self.baseline = baseline
      self.underline = underline
      self.underlineColor = underlineColor
      self.strikethrough = strikethrough
      self.strikethroughColor = strikethroughColor
      self.background = background
      self.link = link
    }

    /// These attributes with whatever `other` specifies laid over them.
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
        trimsPunctuation: other.trimsPunctuation ?? trimsPunctuation)
    }
  }

  /// How heavy a text is.
  public enum Weight: Hashable, Sendable {
    /// Bold beside regular text, black beside bold.
    ///
    /// <https://www.w3.org/TR/css-fonts-4/#relative-weights>
    case bolder
    /// A weight from 1 to 1000.
    case value(Double)

    /// The weight beside text of another.
    func value(beside weight: Double) -> Double {
      switch self {
      case .value(let value): value
      case .bolder: weight < 350 ? 400 : weight < 550 ? 700 : max(weight, 900)
      }
    }
  }
}

extension [FontFeature] {
  /// More at a time mean nothing, and would fill the memory where thousands are nested.
  private static var most: Int { 256 }

  /// These features and others, of which the last one of a tag counts.
  fileprivate func overridden(by others: [FontFeature]) -> [FontFeature] {
    guard !isEmpty, !others.isEmpty else { return self + others }
    let tags = Set(others.map(\.tag))
    return (filter { !tags.contains($0.tag) } + others).suffix(Self.most)
  }
}
