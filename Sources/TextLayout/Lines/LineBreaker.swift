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
      var ruler = TabLayout.Ruler(tabs, from: start)
      while index < breaks.count {
        let place = breaks[index]
        let inkedEnd = max(place.inkedEnd, start)
        guard ruler.fits(to: inkedEnd, and: place.hyphenAdvance, in: width) else { break }
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

  /// A word that is wider than the line is cut after as many grapheme clusters as fit, at least one.
  private mutating func emergencyLine(from start: Int, within place: LineBreak?) -> LineRange {
    let end = place?.offset ?? utf8.count
    let inkedEnd = max(place?.inkedEnd ?? end, start)
    if !(boundaries.last == end && boundaries[0] <= start) {
      boundaries = [start] + GraphemeBreaks.offsets(in: utf8, range: start..<end)
    }
    let first = boundaries.partitionPoint { $0 <= start }
    var next = first
    var ruler = TabLayout.Ruler(tabs, from: start)
    while next < boundaries.count, ruler.fits(to: min(boundaries[next], inkedEnd), in: width) {
      next += 1
    }
    let cut = boundaries[min(max(next - 1, first), boundaries.count - 1)]
    guard cut < inkedEnd else {
      return LineRange(
        range: start..<end, inkedEnd: inkedEnd, isMandatory: place?.isMandatory ?? true)
    }
    return LineRange(range: start..<cut, inkedEnd: cut, isMandatory: false)
  }
}
