/// One glyph for several, as a font's `GSUB` table has it.
public struct Ligature: Hashable, Sendable {
  /// The glyphs that it stands for, in their order.
  public var components: [Int]
  /// The glyph that stands for them.
  public var glyph: Int

  /// Makes a ligature.
  public init(components: [Int], glyph: Int) {
    self.components = components
    self.glyph = glyph
  }
}
