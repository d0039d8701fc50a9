internal import SymtextOpenType

/// The vertical extents of a font's lines, in font units, as distances from the baseline.
struct VerticalExtents {
  var ascent: Double
  var descent: Double
  var lineGap: Double

  /// The metrics of `hhea`, or of OS/2 if it sets USE_TYPO_METRICS.
  ///
  /// Fonts without them use OS/2's typographic metrics, those of Windows, the bounds of all glyphs, and usual fractions
  /// of the em, in this order. FreeType (`sfobjs.c`) and browsers have the same order.
  init(_ font: HarfBuzzFont) {
    let em = Double(font.unitsPerEm)
    if let said = font.lineExtents, said.ascent != 0 || said.descent != 0 {
      self.init(ascent: said.ascent, descent: said.descent, lineGap: said.lineGap)
    } else if let typographic = Self.typographic(font.face) {
      self = typographic
    } else if let windows = Self.windows(font.face) {
      self = windows
    } else if let box = Self.box(font.face) {
      self = box
    } else {
      self.init(ascent: em * 0.8, descent: em * 0.2, lineGap: 0)
    }
  }

  private init(ascent: Double, descent: Double, lineGap: Double) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
  }

  /// sTypoAscender, sTypoDescender and sTypoLineGap, which are signed.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/os2>
  private static func typographic(_ face: HarfBuzzFace) -> VerticalExtents? {
    guard let os2 = face.table("OS/2"), os2.count >= 74 else { return nil }
    return known(
      ascent: signed(os2, at: 68), descent: -signed(os2, at: 70), lineGap: signed(os2, at: 72))
  }

  /// usWinAscent and usWinDescent, both distances.
  private static func windows(_ face: HarfBuzzFace) -> VerticalExtents? {
    guard let os2 = face.table("OS/2"), os2.count >= 78 else { return nil }
    return known(ascent: unsigned(os2, at: 74), descent: unsigned(os2, at: 76), lineGap: 0)
  }

  /// yMax and yMin of `head`.
  private static func box(_ face: HarfBuzzFace) -> VerticalExtents? {
    guard let head = face.table("head"), head.count >= 44 else { return nil }
    return known(ascent: signed(head, at: 42), descent: -signed(head, at: 38), lineGap: 0)
  }

  /// - Returns: `nil` when a line would have no height.
  private static func known(
    ascent: Double, descent: Double, lineGap: Double
  ) -> VerticalExtents? {
    guard ascent + descent > 0 else { return nil }
    return VerticalExtents(ascent: ascent, descent: descent, lineGap: lineGap)
  }

  private static func unsigned(_ bytes: [UInt8], at place: Int) -> Double {
    Double(UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1]))
  }

  private static func signed(_ bytes: [UInt8], at place: Int) -> Double {
    Double(Int16(bitPattern: UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])))
  }
}
