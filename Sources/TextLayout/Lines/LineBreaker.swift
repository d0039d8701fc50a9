/// Decides where lines end: as late as the width allows.
struct LineBreaker {
  /// The advance of everything before each byte, rising; one more entry than bytes.
  var pen: [Double]
  var opportunities: [LineBreakOpportunity]
  /// Whether a byte is white space that may hang beyond the width.
  var isSpace: (Int) -> Bool
  /// Whether a cluster begins at a byte.
  var isCluster: (Int) -> Bool

  /// - Returns: the lines' ranges of bytes.
  func lines(width: Double) -> [Range<Int>] {
    let end = pen.count - 1
    var lines: [Range<Int>] = []
    var start = 0
    var index = 0
    while start < end {
      var best: Int?
      while index < opportunities.count {
        let opportunity = opportunities[index]
        if pen[withoutSpaces(from: start, to: opportunity.offset)] - pen[start] > width + 1e-6 {
          break
        }
        best = opportunity.offset
        index += 1
        if opportunity.isMandatory { break }
      }
      var next = best ?? emergencyBreak(from: start, width: width)
      // The spaces behind what was cut hang on its line.
      if best == nil, index < opportunities.count,
        withoutSpaces(from: next, to: opportunities[index].offset) == next
      {
        next = opportunities[index].offset
      }
      lines.append(start..<next)
      start = next
      while index < opportunities.count, opportunities[index].offset <= start { index += 1 }
    }
    return lines
  }

  /// Where a word that is wider than the line is cut: after as many clusters as fit, at least one.
  private func emergencyBreak(from start: Int, width: Double) -> Int {
    var offset = start + 1
    var last: Int?
    let end = pen.count - 1
    while offset <= end {
      if offset == end || isCluster(offset) {
        if pen[offset] - pen[start] > width + 1e-6, let last { return last }
        last = offset
        if pen[offset] - pen[start] > width + 1e-6 { return offset }
      }
      offset += 1
    }
    return end
  }

  func withoutSpaces(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, isSpace(end - 1) { end -= 1 }
    return end
  }
}
