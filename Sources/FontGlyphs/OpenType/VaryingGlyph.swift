/// A glyph at every master of a font: the same contours and points, each with its own places.
struct VaryingGlyph: Sendable {
  /// The name in `post`.
  var name: String
  /// The characters that map to it.
  var codePoints: [UInt32] = []
  /// One outline for each master, by weight; empty ones for a composite.
  var outlines: [Outline]
  /// The glyphs that a composite is made of, each at the origin; they are no composites themselves.
  var components: [Int] = []
  /// One advance width for each master, font units.
  var advances: [Int]
  /// Whether contours overlap each other or themselves at some weight.
  var overlaps = false

  /// Whether there is a master for each of the nine weights, not only for Ultralight, Regular and Black.
  var hasNineMasters: Bool { advances.count == SymbolWeight.allCases.count }
  /// The place of Regular among the masters.
  var defaultMaster: Int { hasNineMasters ? 3 : 1 }
}
