public import FontGlyphs

/// What is specified about how a symbol is set; what is not is taken from the text around it.
public struct SymbolConfiguration: Hashable, Sendable {
  /// Where a symbol's weight comes from.
  public enum Weight: Hashable, Sendable {
    /// As thick as the strokes of the text.
    case matched
    /// A value of the `wght` axis.
    case value(Double)
  }

  /// The size of the text that the symbol goes with, in points; `nil` takes the text around it.
  public var pointSize: Double?
  /// The weight; `nil` matches the text.
  public var weight: Weight?
  /// The scale; `nil` is medium.
  public var scale: SymbolScale?
  /// The language of the text around it, BCP 47: some symbols have forms for some; `nil` takes the
  /// common one.
  public var language: String?
  /// Whether the text around it runs from right to left: some symbols then point the other way; `nil`
  /// is left to right.
  public var isRightToLeft: Bool?

  /// Makes a configuration.
  public init(pointSize: Double? = nil, weight: Weight? = nil, scale: SymbolScale? = nil,
    language: String? = nil, isRightToLeft: Bool? = nil
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
    self.language = language
    self.isRightToLeft = isRightToLeft
  }

  /// This configuration with whatever `other` specifies laid over it.
  public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
    SymbolConfiguration(
      pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight,
      scale: other.scale ?? scale, language: other.language ?? language,
      isRightToLeft: other.isRightToLeft ?? isRightToLeft)
  }
}
