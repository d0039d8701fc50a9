/// Decides where lines end: as late as the width allows.
struct LineBreaker {
  /// The part of a text that one line holds.
  struct LineRange: Hashable {
    /// UTF-8 bytes, with the spaces and the line end that close it.
    var range: Range<Int>
    /// Where its ink ends.
    var inkedEnd: Int
    /// Whether the text asks for the line to end there.
    var isMandatory: Bool
    /// Whether a hyphen closes it.
    var isHyphenated = false
    /// Whether it holds a single grapheme cluster, because no more would fit.
    var isSmallest = false
  }

  /// A part of the text with space behind its letters.
  struct Spacing {
    var range: Range<Int>
    var spacing: Double
  }

  let utf8: [UInt8]
  let breaks: [LineBreak]
  let tabs: TabLayout
  /// Rising.
  let spacings: [Spacing]
  /// Where the next line begins.
  private(set) var start = 0
  /// The first break behind it.
  private var index = 0
  /// Grapheme boundaries of what no line break divides, when that was needed.
  private var boundaries: [Int] = []

  init(_ utf8: [UInt8], breaks: [LineBreak], tabs: TabLayout, spacings: [Spacing] = []) {
    self.utf8 = utf8
    self.breaks = breaks
    self.tabs = tabs
    self.spacings = spacings
  }

  init(_ text: ShapedText, tabs: TabLayout) {
    self.init(
      text.utf8, breaks: text.breaks, tabs: tabs,
      spacings: text.runs.compactMap { run in
        run.lastSpacing == 0 ? nil : Spacing(range: run.range, spacing: run.lastSpacing)
      })
  }

  /// The next line at a width; `nil` at the end of the text.
  mutating func line(in width: Double) -> LineRange? {
    guard start < utf8.count else { return nil }
    var best: LineBreak?
    var next = index
    var ruler = TabLayout.Ruler(tabs, from: start)
    while next < breaks.count {
      let place = breaks[next]
      let end = max(place.inkedEnd, start)
      let addition = place.hyphenAdvance > 0 ? place.hyphenAdvance : -lastSpacing(before: end)
      guard ruler.fits(to: end, and: addition, in: width) else { break }
      best = place
      next += 1
      if place.isMandatory { break }
    }
    guard let best else {
      return emergencyLine(within: next < breaks.count ? breaks[next] : nil, in: width)
    }
    return LineRange(
      range: start..<best.offset, inkedEnd: max(best.inkedEnd, start),
      isMandatory: best.isMandatory, isHyphenated: best.hyphenAdvance > 0)
  }

  /// Goes on behind a line.
  mutating func pass(_ line: LineRange) {
    start = line.range.upperBound
    while index < breaks.count, breaks[index].offset <= start { index += 1 }
  }

  /// The space that a line which ends at a place does not have behind its last letter.
  private func lastSpacing(before end: Int) -> Double {
    guard !spacings.isEmpty else { return 0 }
    let index = spacings.partitionPoint { $0.range.upperBound < end }
    guard index < spacings.count, spacings[index].range.contains(end - 1) else { return 0 }
    return spacings[index].spacing
  }

  /// A word that is wider than the line is cut after as many grapheme clusters as fit, at least one.
  private mutating func emergencyLine(within place: LineBreak?, in width: Double) -> LineRange {
    let end = place?.offset ?? utf8.count
    let inkedEnd = max(place?.inkedEnd ?? end, start)
    if !(boundaries.last == end && boundaries[0] <= start) {
      boundaries = [start] + GraphemeBreaks.offsets(in: utf8, range: start..<end)
    }
    let first = boundaries.partitionPoint { $0 <= start }
    var next = first
    var ruler = TabLayout.Ruler(tabs, from: start)
    while next < boundaries.count {
      let part = min(boundaries[next], inkedEnd)
      guard ruler.fits(to: part, and: -lastSpacing(before: part), in: width) else { break }
      next += 1
    }
    let last = min(max(next - 1, first), boundaries.count - 1)
    let cut = boundaries[last]
    guard cut < inkedEnd else {
      return LineRange(
        range: start..<end, inkedEnd: inkedEnd, isMandatory: place?.isMandatory ?? true,
        isSmallest: last == first)
    }
    return LineRange(
      range: start..<cut, inkedEnd: cut, isMandatory: false, isSmallest: last == first)
  }
}
