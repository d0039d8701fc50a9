/// One glyph for several, as a font's `GSUB` table has it.
package struct Ligature: Hashable, Sendable {
  /// The glyphs that it stands for, in their order.
  package var components: [Int]
  /// The glyph that stands for them.
  package var glyph: Int

  /// Makes a ligature.
  package init(components: [Int], glyph: Int) {
    self.components = components
    self.glyph = glyph
  }
}
