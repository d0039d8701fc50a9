/// The mapping of an axis from user values to masters.
///
/// <https://learn.microsoft.com/typography/opentype/spec/avar>
package struct AvarTable: FontTable {
  package static let tag: Tag = "avar"

  /// Normalized coordinates before and after, ascending; −1, 0 and 1 map to themselves.
  package var segments: [(from: Double, to: Double)]

  package init(segments: [(from: Double, to: Double)]) {
    self.segments = segments
  }

  package func encode(into writer: inout BinaryWriter) {
    writer.write(UInt32(0x0001_0000))  // majorVersion, minorVersion
    writer.write(UInt16(0))  // reserved
    writer.write(UInt16(1))  // axisCount
    writer.write(UInt16(segments.count))  // positionMapCount
    for segment in segments {
      writer.write(f2Dot14: segment.from)  // fromCoordinate
      writer.write(f2Dot14: segment.to)  // toCoordinate
    }
  }
}
