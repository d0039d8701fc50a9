/// How much memory the font asks for.
///
/// <https://learn.microsoft.com/typography/opentype/spec/maxp>
struct MaxpTable: FontTable {
  static let tag: Tag = "maxp"

  var glyphCount: Int
  var maxPoints: Int
  var maxContours: Int
  var maxCompositePoints: Int
  var maxCompositeContours: Int
  var maxComponents: Int

  func encode(into writer: inout BinaryWriter) {
    writer.write(UInt32(0x0001_0000))  // version 1.0
    writer.write(UInt16(glyphCount))  // numGlyphs
    writer.write(UInt16(clamping: maxPoints))
    writer.write(UInt16(clamping: maxContours))
    writer.write(UInt16(clamping: maxCompositePoints))
    writer.write(UInt16(clamping: maxCompositeContours))
    writer.write(UInt16(2))  // maxZones
    writer.write(UInt16(0))  // maxTwilightPoints
    writer.write(UInt16(0))  // maxStorage
    writer.write(UInt16(0))  // maxFunctionDefs
    writer.write(UInt16(0))  // maxInstructionDefs
    writer.write(UInt16(2))  // maxStackElements: what `prep` pushes
    writer.write(UInt16(0))  // maxSizeOfInstructions
    writer.write(UInt16(clamping: maxComponents))  // maxComponentElements
    writer.write(UInt16(maxComponents > 0 ? 1 : 0))  // maxComponentDepth
  }
}
