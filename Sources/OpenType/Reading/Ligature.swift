/// A ligature of a font's `GSUB` table.
package struct Ligature: Hashable, Sendable {
  /// The glyphs that the ligature replaces, in their order.
  package var components: [Int]
  /// The ligature's glyph.
  package var glyph: Int

  /// Makes a ligature.
  package init(components: [Int], glyph: Int) {
    self.components = components
    self.glyph = glyph
  }
}
