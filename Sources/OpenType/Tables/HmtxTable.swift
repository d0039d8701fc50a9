/// Advance width and left side bearing of every glyph.
///
/// <https://learn.microsoft.com/typography/opentype/spec/hmtx>
package struct HmtxTable: FontTable {
  package static let tag: Tag = "hmtx"

  package var metrics: [(advance: Int, leftSideBearing: Int)]

  package init(metrics: [(advance: Int, leftSideBearing: Int)]) {
    self.metrics = metrics
  }

  /// The number of written advances; the last one applies to all later glyphs.
  package var advanceCount: Int {
    guard let last = metrics.last else { return 0 }
    return (metrics.lastIndex { $0.advance != last.advance } ?? -1) + 2
  }

  package func encode(into writer: inout BinaryWriter) {
    let advanceCount = advanceCount
    for (index, metric) in metrics.enumerated() {
      if index < advanceCount { writer.write(UInt16(clamping: metric.advance)) }
      writer.write(Int16(clamping: metric.leftSideBearing))
    }
  }
}
