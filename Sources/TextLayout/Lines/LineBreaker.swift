internal import SymtextSupport

/// Chooses line ends: as late as the width allows.
struct LineBreaker {
  /// The part of a text in one line.
  struct LineRange: Hashable {
    /// UTF-8 bytes, including trailing spaces and the line end.
    var range: Range<Int>
    /// The end of its ink.
    var inkedEnd: Int
    /// Whether the break is mandatory.
    var isMandatory: Bool
    /// Whether it ends with a hyphen.
    var isHyphenated = false
    /// Whether its closing punctuation has half its width.
    var isTrimmed = false
    /// Whether no break opportunity fits into the line.
    var isEmergency = false
    /// Whether it cannot be divided further.
    var isSmallest = false
  }

  /// The greatest excess of a line's width, in points; allows for a width printed with four digits.
  static let tolerance = 1e-4

  let utf8: [UInt8]
  let breaks: LineBreaks
  let tabs: TabLayout
  let style: ParagraphStyle
  /// The start of the next line.
  private(set) var start = 0
  /// The index of the first break after it.
  private var index = 0
  /// The offsets at which text without a break may be cut, once needed.
  private var boundaries: [Int] = []

  init(
    _ utf8: [UInt8], breaks: LineBreaks, tabs: TabLayout, style: ParagraphStyle = ParagraphStyle()
  ) {
    self.utf8 = utf8
    self.breaks = breaks
    self.tabs = tabs
    self.style = style
  }

  /// Returns the next line at a width; `nil` at the end of the text.
  mutating func line(in width: Double) -> LineRange? {
    guard start < utf8.count else { return nil }
    var best: (place: LineBreak, isTrimmed: Bool)?
    // Only a word that is wider than the line is divided after a slash.
    var last: (place: LineBreak, isTrimmed: Bool)?
    var next = index
    var ruler = TabLayout.Ruler(tabs, from: start, indent: indent)
    while next < breaks.count {
      let place = breaks[next]
      let end = max(place.inkedEnd, start)
      let hasInk = end > start
      let pen = hasInk ? place.pen : tabs.pen[start]
      // Letter spacing stays between the last letter and a hyphen.
      let addition =
        !hasInk ? 0 : place.hyphenAdvance > 0 ? place.hyphenAdvance : -place.lastSpacing
      let limit = width + Self.tolerance
      let fits = ruler.fits(to: end, pen: pen, and: addition, in: limit)
      let fitsTrimmed =
        !fits && hasInk && place.lastRoom > 0
        && ruler.fits(to: end, pen: pen, and: addition - place.lastRoom, in: limit)
      guard fits || fitsTrimmed else { break }
      last = (place, fitsTrimmed)
      if !SlashBreaks.isLastResort(place, in: utf8) { best = last }
      next += 1
      if place.isMandatory { break }
    }
    guard let (best, isTrimmed) = best ?? last else {
      return emergencyLine(within: next < breaks.count ? breaks[next] : nil, in: width)
    }
    return LineRange(
      range: start..<best.offset, inkedEnd: max(best.inkedEnd, start),
      isMandatory: best.isMandatory, isHyphenated: best.hyphenAdvance > 0, isTrimmed: isTrimmed)
  }

  /// The distance of the next line from the origin of tab stops.
  var indent: Double {
    style.startIndent(
      isParagraphStart: start == 0 || utf8[start - 1] == UInt8(ascii: "\n"))
  }

  /// Continues after a line.
  mutating func pass(_ line: LineRange) {
    start = line.range.upperBound
    while index < breaks.count, breaks[index].offset <= start { index += 1 }
  }

  /// Cuts a word wider than the line after as many grapheme clusters as fit, at least one.
  ///
  /// Does not cut before a soft hyphen whose hyphen does not fit, because the hyphen would seem to be missing.
  ///
  /// If cuts are not allowed, the word is a line of its own.
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
    // A part that fits up to the break itself was a line already.
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
