/// Advance width and left side bearing of every glyph.
///
/// <https://learn.microsoft.com/typography/opentype/spec/hmtx>
struct HmtxTable: FontTable {
  static let tag: Tag = "hmtx"

  var metrics: [(advance: Int, leftSideBearing: Int)]

  func encode(into writer: inout BinaryWriter) {
    for metric in metrics {
      writer.write(UInt16(clamping: metric.advance))
      writer.write(Int16(clamping: metric.leftSideBearing))
    }
  }
}
