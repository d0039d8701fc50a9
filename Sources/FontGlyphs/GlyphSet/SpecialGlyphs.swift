internal import SymtextSymbols
internal import SymtextOpenType

/// The glyphs for no symbol.
enum SpecialGlyphs {
  /// A rectangle with a hole.
  static let notdef: VaryingGlyph = {
    func box(_ inset: Int, clockwise: Bool) -> [Outline.Point] {
      let (x0, y0, x1, y1) = (100 + inset, inset, 900 - inset, FontUnits.capHeight - inset)
      let corners = [(x0, y0), (x0, y1), (x1, y1), (x1, y0)]
      return (clockwise ? corners : corners.reversed()).map {
        Outline.Point(x: $0.0, y: $0.1, isOnCurve: true)
      }
    }
    let outline = Outline(contours: [box(0, clockwise: true), box(120, clockwise: false)])
    return VaryingGlyph(
      name: ".notdef", outlines: WeightLaw.masters.map { _ in outline },
      advances: WeightLaw.masters.map { _ in 1000 })
  }()

  /// A quarter of the em.
  static let space = VaryingGlyph(
    name: "space", codePoints: [0x20, 0xA0], outlines: WeightLaw.masters.map { _ in Outline() },
    advances: WeightLaw.masters.map { _ in FontUnits.perEm / 4 })
}
