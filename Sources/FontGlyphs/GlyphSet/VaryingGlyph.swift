package import SymtextSymbols
package import SymtextOpenType

/// A glyph at every master of a font: the same contours and points at different positions.
package struct VaryingGlyph: Sendable {
  /// The name in `post`.
  package var name: String
  /// The characters that map to the glyph.
  package var codePoints: [UInt32] = []
  /// One outline for each master, by weight; empty ones for a composite.
  package var outlines: [Outline]
  /// The components of a composite, each at the origin; these are not composites themselves.
  package var components: [Int] = []
  /// One advance width for each master, in font units.
  package var advances: [Int]
  /// Whether contours overlap each other or themselves at some weight.
  package var overlaps = false
  /// The reach of the outline beyond Ultralight and Black.
  package var reach = GlyphReach.whole

  /// Replaces all masters with Regular.
  mutating func keepRegular() {
    outlines = outlines.map { _ in outlines[defaultMaster] }
    advances = advances.map { _ in advances[defaultMaster] }
  }

  /// Whether there is a master for each of the nine weights, not only for Ultralight, Regular and Black.
  package var hasNineMasters: Bool { advances.count == SymbolWeight.allCases.count }
  /// The index of Regular among the masters.
  package var defaultMaster: Int { hasNineMasters ? 3 : 1 }
}
