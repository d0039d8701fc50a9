/// Horizontal metrics of the whole font.
///
/// <https://learn.microsoft.com/typography/opentype/spec/hhea>
struct HheaTable: FontTable {
  static let tag: Tag = "hhea"

  var ascender: Int
  var descender: Int
  var advanceWidthMax: Int
  var minLeftSideBearing: Int
  var minRightSideBearing: Int
  var xMaxExtent: Int
  var metricCount: Int

  func encode(into writer: inout BinaryWriter) {
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
