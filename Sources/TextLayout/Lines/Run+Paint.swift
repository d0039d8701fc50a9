internal import SymtextFonts
internal import SymtextSupport

extension Run {
  /// Returns the parts of the run with the same paint, from left to right, cut between clusters.
  ///
  /// Spans that differ only in paint are shaped together. A cluster across a border of spans, such as a ligature, has
  /// the paint of its first character, as in browsers.
  func paintedAlike(in text: StyledText) -> [Run] {
    // An added ellipsis or hyphen has the paint of the text before it.
    guard !range.isEmpty else {
      return [painted(like: text.spans[text.spanIndex(at: max(range.lowerBound - 1, 0))])]
    }
    let first = text.spanIndex(at: range.lowerBound)
    if text.spans[first].range.upperBound >= range.upperBound {
      return [painted(like: text.spans[first])]
    }
    var parts: [Run] = []
    var start = glyphs.startIndex
    var span = text.spanIndex(at: glyphs.isEmpty ? range.lowerBound : glyphs[start].cluster)
    for index in glyphs.indices.dropFirst() {
      let cluster = glyphs[index].cluster
      guard !text.spans[span].range.contains(cluster) else { continue }
      let next = text.spanIndex(at: cluster)
      defer { span = next }
      guard text.spans[next].attributes.paint != text.spans[span].attributes.paint else { continue }
      parts.append(part(start..<index, like: text.spans[span]))
      start = index
    }
    parts.append(part(start..<glyphs.endIndex, like: text.spans[span]))
    return parts
  }

  /// Returns some of the glyphs with the paint of a span.
  private func part(_ indices: Range<Int>, like span: StyledText.Span) -> Run {
    var part = self
    let first = glyphs.packed.startIndex
    part.glyphs = glyphs.part(first + indices.lowerBound..<first + indices.upperBound)
    // Clusters ascend in text order: to the right, or to the left in right-to-left text.
    let isForward = level % 2 == 0
    let isAtStart = isForward ? indices.lowerBound == 0 : indices.upperBound == glyphs.count
    let isAtEnd = isForward ? indices.upperBound == glyphs.count : indices.lowerBound == 0
    let own = isForward ? indices.lowerBound : indices.upperBound - 1
    let next = isForward ? indices.upperBound : indices.lowerBound - 1
    let start = isAtStart ? range.lowerBound : glyphs[own].cluster
    let end = isAtEnd ? range.upperBound : glyphs[next].cluster
    part.range = start..<end
    return part.painted(like: span)
  }

  private func painted(like span: StyledText.Span) -> Run {
    guard attributes.paint != span.attributes.paint else { return self }
    var run = self
    let isOwnFont = font.isSame(as: span.setting.font)
    run.glyphs.setting = isOwnFont ? span.setting : RunSetting(span.attributes, font: font)
    return run
  }
}
