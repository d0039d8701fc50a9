/// The identity of a font: fonts with equal keys have the same glyphs at the same size.
package struct FontKey: Hashable {
  private let face: Int
  private let size: Double
  private let coordinates: DesignCoordinates
  private let synthesis: FontSynthesis

  /// Makes the key of a font.
  package init(_ font: Font) {
    face = font.face.id
    size = font.size
    coordinates = font.coordinates
    synthesis = font.synthesis
  }
}
