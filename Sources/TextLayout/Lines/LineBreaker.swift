internal import SymtextSupport

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
    /// Whether the punctuation that closes it is half as wide.
    var isTrimmed = false
    /// Whether nothing that fits into it ends where a line may.
    var isEmergency = false
    /// Whether no part of it could stand alone.
    var isSmallest = false
  }

  /// How much too wide a line may be, in points: a width that was printed with four digits is enough.
  static let tolerance = 1e-4

  let utf8: [UInt8]
  let breaks: LineBreaks
  let tabs: TabLayout
  let style: ParagraphStyle
  /// Where the next line begins.
  private(set) var start = 0
  /// The first break behind it.
  private var index = 0
  /// Where what no line break divides may be cut, when that was needed.
  private var boundaries: [Int] = []

  init(
    _ utf8: [UInt8], breaks: LineBreaks, tabs: TabLayout, style: ParagraphStyle = ParagraphStyle()
  ) {
    self.utf8 = utf8
    self.breaks = breaks
    self.tabs = tabs
    self.style = style
  }

  /// The next line at a width; `nil` at the end of the text.
  mutating func line(in width: Double) -> LineRange? {
    guard start < utf8.count else { return nil }
    var best: LineBreak?
    var isTrimmed = false
    var next = index
    var ruler = TabLayout.Ruler(tabs, from: start, indent: indent)
    while next < breaks.count {
      let place = breaks[next]
      let end = max(place.inkedEnd, start)
      let hasInk = end > start
      let pen = hasInk ? place.pen : tabs.pen[start]
      // Between the last letter and a hyphen there is space.
      let addition =
        !hasInk ? 0 : place.hyphenAdvance > 0 ? place.hyphenAdvance : -place.lastSpacing
      let limit = width + Self.tolerance
      let fits = ruler.fits(to: end, pen: pen, and: addition, in: limit)
      let fitsTrimmed =
        !fits && hasInk && place.lastRoom > 0
        && ruler.fits(to: end, pen: pen, and: addition - place.lastRoom, in: limit)
      guard fits || fitsTrimmed else { break }
      isTrimmed = fitsTrimmed
      best = place
      next += 1
      if place.isMandatory { break }
    }
    guard let best else {
      return emergencyLine(within: next < breaks.count ? breaks[next] : nil, in: width)
    }
    return LineRange(
      range: start..<best.offset, inkedEnd: max(best.inkedEnd, start),
      isMandatory: best.isMandatory, isHyphenated: best.hyphenAdvance > 0, isTrimmed: isTrimmed)
  }

  /// How far the next line stands from where tab stops are counted.
  var indent: Double {
    style.startIndent(
      isParagraphStart: start == 0 || utf8[start - 1] == UInt8(ascii: "\n"))
  }

  /// Goes on behind a line.
  mutating func pass(_ line: LineRange) {
    start = line.range.upperBound
    while index < breaks.count, breaks[index].offset <= start { index += 1 }
  }

  /// A word that is wider than the line is cut after as many grapheme clusters as fit, at least one.
  ///
  /// Before a soft hyphen whose hyphen does not fit no cut is made, for a hyphen would seem forgotten.
  ///
  /// Where nothing may be cut, the word is a line of its own.
  private mutating func emergencyLine(within place: LineBreak?, in width: Double) -> LineRange {
    let end = place?.offset ?? utf8.count
    let inkedEnd = max(place?.inkedEnd ?? end, start)
    let isHyphenated = (place?.hyphenAdvance ?? 0) > 0
    let lastCut = isHyphenated ? max(inkedEnd - LineBreak.softHyphenLength, start) : inkedEnd
    if style.overflowWrap == .normal {
      return LineRange(
        range: start..<end, inkedEnd: inkedEnd, isMandatory: place?.isMandatory ?? true,
        isHyphenated: isHyphenated, isEmergency: true,
        isSmallest: true)
    }
    if !(boundaries.last == end && boundaries[0] <= start) {
      boundaries = [start] + GraphemeBreaks.cuts(in: utf8, range: start..<end)
    }
    let first = boundaries.partitionPoint { $0 <= start }
    var next = first
    var ruler = TabLayout.Ruler(tabs, from: start, indent: indent)
    var pen = tabs.pen.cursor(at: start)
    while next < boundaries.count, boundaries[next] < lastCut {
      pen.move(to: boundaries[next])
      guard ruler.fits(to: boundaries[next], pen: pen.x, in: width + Self.tolerance) else { break }
      next += 1
    }
    // What fits up to the break itself was a line already.
    let cut = max(next - 1, first)
    guard cut < boundaries.count, boundaries[cut] < lastCut else {
      return LineRange(
        range: start..<end, inkedEnd: inkedEnd, isMandatory: place?.isMandatory ?? true,
        isHyphenated: isHyphenated, isEmergency: true,
        isSmallest: true)
    }
    return LineRange(
      range: start..<boundaries[cut], inkedEnd: boundaries[cut], isMandatory: false,
      isEmergency: true, isSmallest: cut == first)
  }
}
