/// How a stretch of text is set.
public struct TextAttributes: Sendable {
  /// The font, with its size.
  public var font: Font
  /// OpenType features beyond the font's own choice.
  public var features: [FontFeature]
  /// The language, BCP 47; `nil` takes the system's.
  public var language: String?
  /// A number for whoever paints; layout only carries it along.
  public var paint: Int

  /// Makes a style.
  public init(
    font: Font, features: [FontFeature] = [], language: String? = nil, paint: Int = 0
  ) {
    self.font = font
    self.features = features
    self.language = language
    self.paint = paint
  }
}
