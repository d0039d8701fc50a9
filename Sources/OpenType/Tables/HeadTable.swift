/// Global properties of the font.
///
/// <https://learn.microsoft.com/typography/opentype/spec/head>
package struct HeadTable: FontTable {
  package static let tag: Tag = "head"

  package var revision: Double
  package var unitsPerEm: Int
  package var bounds: GlyphBounds

  package init(revision: Double, unitsPerEm: Int, bounds: GlyphBounds) {
    self.revision = revision
    self.unitsPerEm = unitsPerEm
    self.bounds = bounds
  }

  /// 2026-01-01 in seconds since 1904; constant, so that builds are reproducible.
  static let date: Int64 = 3_850_070_400

  package func encode(into writer: inout BinaryWriter) {
    writer.write(UInt32(0x0001_0000))  // majorVersion, minorVersion
    writer.write(fixed: revision)  // fontRevision
    writer.write(UInt32(0))  // checksumAdjustment, set by FontFile
    writer.write(UInt32(0x5F0F_3CF5))  // magicNumber
    writer.write(UInt16(0b11))  // flags: baseline at y = 0, left side bearing at x = 0
    writer.write(UInt16(unitsPerEm))
    writer.write(Self.date)  // created
    writer.write(Self.date)  // modified
    writer.write(Int16(clamping: bounds.minX))
    writer.write(Int16(clamping: bounds.minY))
    writer.write(Int16(clamping: bounds.maxX))
    writer.write(Int16(clamping: bounds.maxY))
    writer.write(UInt16(0))  // macStyle
    writer.write(UInt16(6))  // lowestRecPPEM
    writer.write(Int16(2))  // fontDirectionHint
    writer.write(Int16(1))  // indexToLocFormat: 32-bit
    writer.write(Int16(0))  // glyphDataFormat
  }
}
