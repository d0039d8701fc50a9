internal import SymtextSupport

/// Chooses the parts of a line to keep if not all of it fits.
struct LineTruncation {
  let text: ShapedText
  let tabs: TabLayout
  let width: Double
  let truncation: Truncation
  /// The distance of the line from the origin of tab stops.
  var indent = 0.0

  /// - Parameters:
  ///   - start: the start of the line.
  ///   - hardEnd: the end of its own text; `head` and `middle` also keep text of the last line.
  ///   - ellipsis: the advance of the ellipsis.
  /// - Returns: the parts before and after the ellipsis, on grapheme boundaries. If all visible text fits and only line
  ///   ends are omitted after it, the ellipsis is at the end for every truncation.
  func kept(from start: Int, hardEnd: Int, ellipsis: Double) -> (
    before: Range<Int>, behind: Range<Int>
  ) {
    let kept = keptAsAsked(from: start, hardEnd: hardEnd, ellipsis: ellipsis)
    guard !kept.behind.isEmpty, kept.before.upperBound == kept.behind.lowerBound else {
      return kept
    }
    let end = kept.behind.upperBound
    return (kept.before.lowerBound..<end, end..<end)
  }

  private func keptAsAsked(from start: Int, hardEnd: Int, ellipsis: Double) -> (
    before: Range<Int>, behind: Range<Int>
  ) {
    let room = max(width - ellipsis, 0)
    let end = inkedEnd(text.utf8.count, from: start)
    let ownEnd = inkedEnd(hardEnd, from: start)
    let lastStart = max(start, hardLineStart(before: end))
    // There is no letter spacing after the last letter of the line.
    let spacing = end > start ? LineBreak.lastSpacing(before: end, text.text, text.runs) : 0
    switch truncation {
    case .tail:
      return (start..<prefix(start..<ownEnd, fitting: room), end..<end)
    case .head:
      return (start..<start, suffix(lastStart..<end, fitting: room + spacing)..<end)
    case .middle:
      let half = prefix(start..<ownEnd, fitting: room / 2)
      let used = tabs.width(from: start, to: half, indent: indent)
      let behind = suffix(max(half, lastStart)..<end, fitting: room - used + spacing)
      return (start..<half, behind..<end)
    }
  }

  /// Returns the last grapheme boundary up to which the text fits, without spaces before it.
  private func prefix(_ range: Range<Int>, fitting room: Double) -> Int {
    let part = reachable(range, from: range.lowerBound)
    let offsets = [part.lowerBound] + GraphemeBreaks.cuts(in: text.utf8, range: part)
    let count = offsets.partitionPoint {
      tabs.width(from: range.lowerBound, to: $0, indent: indent) <= room + 1e-6
    }
    return inkedEnd(
      offsets.isEmpty ? range.lowerBound : offsets[max(count - 1, 0)], from: range.lowerBound)
  }

  /// Returns the first grapheme boundary from which the text fits.
  private func suffix(_ range: Range<Int>, fitting room: Double) -> Int {
    let part = reachable(range, backFrom: range.upperBound)
    let offsets = [part.lowerBound] + GraphemeBreaks.cuts(in: text.utf8, range: part)
    let index = offsets.partitionPoint {
      tabs.width(from: $0, to: range.upperBound) > room + 1e-6
    }
    var start = index < offsets.count ? offsets[index] : range.upperBound
    while start < range.upperBound, text.utf8[start] == UInt8(ascii: " ") { start += 1 }
    return start
  }

  /// Returns the part of a range that could fit at all, which limits the search.
  private func reachable(_ range: Range<Int>, from start: Int) -> Range<Int> {
    guard width.isFinite, text.tabs.isEmpty else { return range }
    let limit = text.pen[start] + width
    var end = (0..<text.utf8.count + 1).partitionPoint { text.pen[$0] <= limit }
    end = min(max(end, start), range.upperBound)
    while end < range.upperBound, text.utf8[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  /// Does the same from the end, beginning at a grapheme boundary.
  private func reachable(_ range: Range<Int>, backFrom end: Int) -> Range<Int> {
    guard width.isFinite, text.tabs.isEmpty else { return range }
    let limit = text.pen[end] - max(width, 0)
    let first = (0..<text.utf8.count + 1).partitionPoint { text.pen[$0] < limit }
    var start = min(max(first, range.lowerBound), end)
    // There is a boundary between two ASCII characters, including line ends.
    while start > range.lowerBound, start == end || text.utf8[start - 1] | text.utf8[start] >= 0x80
    {
      start -= 1
    }
    return start..<end
  }

  private func hardLineStart(before end: Int) -> Int {
    (text.utf8[..<end].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  private func inkedEnd(_ end: Int, from start: Int) -> Int {
    let spaces: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")]
    var end = end
    while end > start, spaces.contains(text.utf8[end - 1]) { end -= 1 }
    return end
  }
}
