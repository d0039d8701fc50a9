/// Horizontal metrics of the whole font.
///
/// <https://learn.microsoft.com/typography/opentype/spec/hhea>
package struct HheaTable: FontTable {
  package static let tag: Tag = "hhea"

  package var ascender: Int
  package var descender: Int
  package var advanceWidthMax: Int
  package var minLeftSideBearing: Int
  package var minRightSideBearing: Int
  package var xMaxExtent: Int
  package var metricCount: Int

  package init(
    ascender: Int, descender: Int, advanceWidthMax: Int, minLeftSideBearing: Int,
    minRightSideBearing: Int, xMaxExtent: Int, metricCount: Int
  ) {
    self.ascender = ascender
    self.descender = descender
    self.advanceWidthMax = advanceWidthMax
    self.minLeftSideBearing = minLeftSideBearing
    self.minRightSideBearing = minRightSideBearing
    self.xMaxExtent = xMaxExtent
    self.metricCount = metricCount
  }

  package func encode(into writer: inout BinaryWriter) {
    writer.write(UInt32(0x0001_0000))  // majorVersion, minorVersion
    writer.write(Int16(clamping: ascender))
    writer.write(Int16(clamping: descender))
    writer.write(Int16(0))  // lineGap
    writer.write(UInt16(clamping: advanceWidthMax))
    writer.write(Int16(clamping: minLeftSideBearing))
    writer.write(Int16(clamping: minRightSideBearing))
    writer.write(Int16(clamping: xMaxExtent))
    writer.write(Int16(1))  // caretSlopeRise
    writer.write(Int16(0))  // caretSlopeRun
    writer.write(Int16(0))  // caretOffset
    writer.write(UInt64(0))  // reserved
    writer.write(Int16(0))  // metricDataFormat
    writer.write(UInt16(metricCount))  // numberOfHMetrics
  }
}
