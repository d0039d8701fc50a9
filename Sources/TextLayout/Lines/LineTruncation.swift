/// Finds what of a line is kept when not all of it fits.
struct LineTruncation {
  let text: ShapedText
  let tabs: TabLayout
  let width: Double
  let truncation: Truncation

  /// - Parameters:
  ///   - start: where the line begins.
  ///   - end: where its own text ends; of `head` and `middle` also the last line's text is kept.
  ///   - ellipsis: the advance of the ellipsis.
  /// - Returns: the parts before and behind the ellipsis, on grapheme boundaries.
  func kept(from start: Int, hardEnd: Int, ellipsis: Double) -> (
    before: Range<Int>, behind: Range<Int>
  ) {
    let room = max(width - ellipsis, 0)
    let end = text.utf8.count
    let ownEnd = inkedEnd(hardEnd, from: start)
    let lastStart = max(start, lastHardLineStart)
    switch truncation {
    case .tail:
      return (start..<prefix(start..<ownEnd, fitting: room), end..<end)
    case .head:
      return (start..<start, suffix(lastStart..<inkedEnd(end, from: start), fitting: room)..<end)
    case .middle:
      let half = prefix(start..<ownEnd, fitting: room / 2)
      let used = tabs.width(from: start, to: half)
      let behind = suffix(
        max(half, lastStart)..<inkedEnd(end, from: start), fitting: room - used)
      return (start..<half, behind..<inkedEnd(end, from: start))
    }
  }

  /// The largest grapheme boundary up to which the text fits, without spaces before it.
  private func prefix(_ range: Range<Int>, fitting room: Double) -> Int {
    let part = reachable(range, from: range.lowerBound)
    let offsets = [part.lowerBound] + GraphemeBreaks.offsets(in: text.utf8, range: part)
    let count = offsets.partitionPoint {
      tabs.width(from: range.lowerBound, to: $0) <= room + 1e-6
    }
    return inkedEnd(
      offsets.isEmpty ? range.lowerBound : offsets[max(count - 1, 0)], from: range.lowerBound)
  }

  /// The smallest grapheme boundary from which the text fits.
  private func suffix(_ range: Range<Int>, fitting room: Double) -> Int {
    let offsets = [range.lowerBound] + GraphemeBreaks.offsets(in: text.utf8, range: range)
    let index = offsets.partitionPoint {
      tabs.width(from: $0, to: range.upperBound) > room + 1e-6
    }
    var start = index < offsets.count ? offsets[index] : range.upperBound
    while start < range.upperBound, text.utf8[start] == UInt8(ascii: " ") { start += 1 }
    return start
  }

  /// The part of a range that could fit at all: what is far beyond need not be looked at.
  private func reachable(_ range: Range<Int>, from start: Int) -> Range<Int> {
    guard width.isFinite, text.tabs.isEmpty else { return range }
    let limit = text.pen[start] + width
    var end = text.pen.partitionPoint { $0 <= limit }
    end = min(max(end, start), range.upperBound)
    while end < range.upperBound, text.utf8[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  private var lastHardLineStart: Int {
    let end = text.utf8.last == UInt8(ascii: "\n") ? text.utf8.count - 1 : text.utf8.count
    return (text.utf8[..<end].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  private func inkedEnd(_ end: Int, from start: Int) -> Int {
    let spaces: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")]
    var end = end
    while end > start, spaces.contains(text.utf8[end - 1]) { end -= 1 }
    return end
  }
}
