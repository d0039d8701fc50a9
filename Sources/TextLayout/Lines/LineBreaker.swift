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
  }

  /// How much too wide a line may be, in points: a width that was printed with four digits is enough.
  private static let tolerance = 1e-4

  let utf8: [UInt8]
  let breaks: [LineBreak]
  let tabs: TabLayout
  let width: Double
  /// Grapheme boundaries of what no line break divides, when that was needed.
  private var boundaries: [Int] = []

  init(_ utf8: [UInt8], breaks: [LineBreak], tabs: TabLayout, width: Double) {
    self.utf8 = utf8
    self.breaks = breaks
    self.tabs = tabs
    // What is no width leaves no room.
    self.width = width.isNaN ? 0 : width
  }

  /// The lines of the text.
  /// - Parameter most: how many are of interest; further ones are left out.
  mutating func lines(most: Int = .max) -> [LineRange] {
    let end = utf8.count
    var lines: [LineRange] = []
    var start = 0
    var index = 0
    while start < end && lines.count < most {
      var best: LineBreak?
      while index < breaks.count {
        let place = breaks[index]
        guard fits(from: start, to: place) else { break }
        best = place
        index += 1
        if place.isMandatory { break }
      }
      let line: LineRange
      if let best {
        line = LineRange(
          range: start..<best.offset, inkedEnd: max(best.inkedEnd, start),
          isMandatory: best.isMandatory,
          isHyphenated: best.hyphenAdvance > 0)
      } else {
        line = emergencyLine(from: start, within: index < breaks.count ? breaks[index] : nil)
      }
      lines.append(line)
      start = line.range.upperBound
      while index < breaks.count, breaks[index].offset <= start { index += 1 }
    }
    return lines
  }

  private func fits(from start: Int, to place: LineBreak) -> Bool {
    let end = max(place.inkedEnd, start)
    let rest = end > start ? place.hyphenAdvance - place.lastSpacing : 0
    return tabs.width(from: start, to: end) + rest <= width + Self.tolerance
  }

  /// A word that is wider than the line is cut after as many grapheme clusters as fit, at least one.
  ///
  /// Before a soft hyphen whose hyphen does not fit no cut is made, for a hyphen would seem forgotten.
  private mutating func emergencyLine(from start: Int, within next: LineBreak?) -> LineRange {
    let end = next?.offset ?? utf8.count
    let inkedEnd = max(next?.inkedEnd ?? end, start)
    let isHyphenated = (next?.hyphenAdvance ?? 0) > 0
    let lastCut = isHyphenated ? max(inkedEnd - LineBreak.softHyphenLength, start) : inkedEnd
    let whole = LineRange(
      range: start..<end, inkedEnd: inkedEnd, isMandatory: next?.isMandatory ?? true,
      isHyphenated: isHyphenated)
    if !(boundaries.last == end && boundaries[0] <= start) {
      boundaries = [start] + GraphemeBreaks.cuts(in: utf8, range: start..<end)
    }
    // Widths rise with the offset: search for the first boundary that does not fit.
    var low = boundaries.partitionPoint { $0 <= start }
    let first = low
    var high = isHyphenated ? boundaries.partitionPoint { $0 < lastCut } : boundaries.count
    guard first < boundaries.count, !isHyphenated || first < high else { return whole }
    while low < high {
      let middle = (low + high) / 2
      let part = min(boundaries[middle], inkedEnd)
      if tabs.width(from: start, to: part) <= width + Self.tolerance {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let cut = boundaries[min(max(low - 1, first), boundaries.count - 1)]
    guard cut < inkedEnd else { return whole }
    return LineRange(range: start..<cut, inkedEnd: cut, isMandatory: false)
  }
}
