/// A colour of a font's palette, and how opaque it is.
package struct PaletteColor: Hashable, Sendable {
  /// Its number in the palette; `nil` is the colour of the text.
  package var index: Int?
  /// What its opacity is multiplied by, 0 to 1.
  package var opacity: Double
}
