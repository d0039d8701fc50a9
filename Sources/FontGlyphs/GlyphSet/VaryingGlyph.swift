package import SymtextSymbols
package import SymtextOpenType

/// A glyph at every master of a font: the same contours and points, each with its own places.
package struct VaryingGlyph: Sendable {
  /// The name in `post`.
  package var name: String
  /// The characters that map to it.
  package var codePoints: [UInt32] = []
  /// One outline for each master, by weight; empty ones for a composite.
  package var outlines: [Outline]
  /// The glyphs that a composite is made of, each at the origin; they are no composites themselves.
  package var components: [Int] = []
  /// One advance width for each master, font units.
  package var advances: [Int]
  /// Whether contours overlap each other or themselves at some weight.
  package var overlaps = false
  /// How far the outline goes on beyond Ultralight and Black.
  package var reach = GlyphReach.whole

  /// Makes it the same at all weights.
  mutating func keepRegular() {
    outlines = outlines.map { _ in outlines[defaultMaster] }
    advances = advances.map { _ in advances[defaultMaster] }
  }

  /// Whether there is a master for each of the nine weights, not only for Ultralight, Regular and Black.
  package var hasNineMasters: Bool { advances.count == SymbolWeight.allCases.count }
  /// The place of Regular among the masters.
  package var defaultMaster: Int { hasNineMasters ? 3 : 1 }
}
