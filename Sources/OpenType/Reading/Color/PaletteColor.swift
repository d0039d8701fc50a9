/// A colour of a font's palette, with an opacity.
package struct PaletteColor: Hashable, Sendable {
  /// The index in the palette; `nil` for the colour of the text.
  package var index: Int?
  /// The factor of the colour's opacity, 0 to 1.
  package var opacity: Double
}
