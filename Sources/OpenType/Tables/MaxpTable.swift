/// The memory requirements of the font.
///
/// <https://learn.microsoft.com/typography/opentype/spec/maxp>
package struct MaxpTable: FontTable {
  package static let tag: Tag = "maxp"

  package var glyphCount: Int
  package var maxPoints: Int
  package var maxContours: Int
  package var maxCompositePoints: Int
  package var maxCompositeContours: Int
  package var maxComponents: Int

  package init(
    glyphCount: Int, maxPoints: Int, maxContours: Int, maxCompositePoints: Int,
    maxCompositeContours: Int, maxComponents: Int
  ) {
    self.glyphCount = glyphCount
    self.maxPoints = maxPoints
    self.maxContours = maxContours
    self.maxCompositePoints = maxCompositePoints
    self.maxCompositeContours = maxCompositeContours
    self.maxComponents = maxComponents
  }

  package func encode(into writer: inout BinaryWriter) {
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
    writer.write(UInt16(2))  // maxStackElements: the pushes of `prep`
    writer.write(UInt16(0))  // maxSizeOfInstructions
    writer.write(UInt16(clamping: maxComponents))  // maxComponentElements
    writer.write(UInt16(maxComponents > 0 ? 1 : 0))  // maxComponentDepth
  }
}
