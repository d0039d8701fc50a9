internal import SymtextSupport
internal import SymtextFonts

/// The layout of a line's parts between tabs.
struct TabLayout: Sendable {
  private let tabs: [Int]
  /// The letter spacing before each tab, which does not count as width of the text; empty without letter spacing.
  private let spacings: [Double]
  let pen: PenPlaces
  /// Sorted by position.
  private let stops: [TabStop]
  private let interval: Double

  /// - Parameters:
  ///   - tabs: the offsets of the tabs.
  ///   - spacings: the letter spacing before each.
  ///   - stops: stops at positions that are not positive are ignored.
  ///   - interval: the distance of stops after the last one of the style; positive.
  init(
    tabs: [Int], spacings: [Double] = [], pen: PenPlaces, stops: [TabStop], interval: Double
  ) {
    self.tabs = tabs
    self.spacings = spacings
    self.pen = pen
    self.stops = stops.filter { $0.position > 0 && $0.position <= .mostPoints }
      .sorted { $0.position < $1.position }
    self.interval = min(interval, .mostPoints)
  }

  init(_ text: ShapedText, style: ParagraphStyle) {
    let wanted = style.tabInterval.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    // Measure a space only if there are tabs.
    let usual =
      text.tabs.isEmpty ? nil : text.text.spans.first.map { Self.usual($0.attributes.font) }
    let isSpaced = text.text.spans.contains { $0.attributes.letterSpacing != 0 }
    self.init(
      tabs: text.tabs,
      spacings: isSpaced
        ? text.tabs.map { $0 > 0 ? LineBreak.lastSpacing(before: $0, text.text, text.runs) : 0 }
        : [],
      pen: text.pen, stops: style.tabStops, interval: wanted ?? usual ?? 1)
  }

  /// Returns the default interval: eight spaces, as on typewriters; a point for a font without size.
  private static func usual(_ font: Font) -> Double {
    guard font.size > 0 else { return 1 }
    let space = font.glyph(for: 0x20).map { font.advance(of: $0) } ?? 0
    return 8 * (space > 0 ? space : font.size / 4)
  }

  /// Returns the width of a part of the text within one line.
  /// - Parameter indent: the distance of the part from the origin of tab stops.
  func width(from start: Int, to end: Int, indent: Double = 0) -> Double {
    guard hasTabs(start, end) else { return pen[end] - pen[start] }
    var ruler = Ruler(self, from: start, indent: indent)
    return ruler.width(to: end)
  }

  /// Returns the parts of a line between tabs, at least one.
  func parts(of line: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = line.lowerBound
    let first = tabs.partitionPoint { $0 < start }
    for tab in tabs[first...].prefix(while: { $0 < line.upperBound }) {
      parts.append(start..<tab)
      start = tab + 1
    }
    return parts + [start..<line.upperBound]
  }

  /// Returns the positions of a line's parts between tabs, from their widths.
  /// - Parameter indent: the distance of the line from the origin of tab stops.
  func places(ofWidths widths: [Double], indent: Double) -> [Double] {
    var x = 0.0
    var stop: TabStop?
    return widths.map { width in
      let place = Self.place(width, at: stop, behind: x)
      x = place + width
      stop = next(after: x, indent: indent)
      return place
    }
  }

  /// Returns the position of a part after a tab.
  /// - Parameters:
  ///   - stop: the stop of the tab; `nil` at the start of a line.
  ///   - x: the position of the tab.
  private static func place(_ width: Double, at stop: TabStop?, behind x: Double) -> Double {
    guard let stop else { return x }
    return switch stop.alignment {
    case .start: stop.position
    case .center: max(x, stop.position - width / 2)
    case .end: max(x, stop.position - width)
    }
  }

  private func hasTabs(_ start: Int, _ end: Int) -> Bool {
    guard !tabs.isEmpty else { return false }
    let index = tabs.partitionPoint { $0 < start }
    return index < tabs.count && tabs[index] < end
  }

  /// Returns the stop for a tab at a position, relative to the start of the line.
  private func next(after x: Double, indent: Double) -> TabStop {
    var stop = next(after: x + indent)
    stop.position -= indent
    return stop
  }

  /// Returns the stop for a tab at a position, relative to the origin of tab stops.
  private func next(after x: Double) -> TabStop {
    let index = stops.partitionPoint { $0.position <= x + 1e-6 }
    if index < stops.count { return stops[index] }
    let position = ((x + 1e-6) / interval).rounded(.down) * interval + interval
    // The distance between stops is below the precision of the numbers.
    return TabStop(position.isFinite ? max(position, x) : x)
  }

  /// Measures a line from its start to increasing offsets, passing each tab once.
  struct Ruler {
    private let layout: TabLayout
    /// The pen position at the start of the part after the last tab.
    private var start: Double
    /// The x of the last tab, before its stop applies.
    private var x = 0.0
    private var stop: TabStop?
    /// The index of the first tab not passed.
    private var index: Int
    private let indent: Double

    init(_ layout: TabLayout, from start: Int, indent: Double) {
      self.layout = layout
      self.indent = indent
      self.start = layout.pen[start]
      index = layout.tabs.isEmpty ? 0 : layout.tabs.partitionPoint { $0 < start }
    }

    /// Returns the width of the line up to an offset, which must not be before the last one.
    mutating func width(to end: Int) -> Double {
      while passTab(before: end) != nil {}
      return width(ofPartTo: layout.pen[end])
    }

    /// Returns whether the line fits up to an offset, which must not be before the last one.
    ///
    /// Stops early if text before a tab is too wide.
    /// - Parameter pen: the pen position at the offset.
    mutating func fits(
      to end: Int, pen: Double, and addition: Double = 0, in width: Double
    ) -> Bool {
      while let widthBefore = passTab(before: end) { if widthBefore > width { return false } }
      return self.width(ofPartTo: pen + addition) <= width
    }

    /// Passes the next tab.
    /// - Returns: the width of the line up to the tab; `nil` if the next tab is not before `end`.
    private mutating func passTab(before end: Int) -> Double? {
      guard index < layout.tabs.count, layout.tabs[index] < end else { return nil }
      let pen = layout.pen[layout.tabs[index]]
      let hasLetters = pen > start
      x = width(
        ofPartTo: pen - (hasLetters && !layout.spacings.isEmpty ? layout.spacings[index] : 0))
      stop = layout.next(after: x, indent: indent)
      start = pen
      index += 1
      return x
    }

    /// Returns the width of the line up to a pen position before the next tab.
    private func width(ofPartTo pen: Double) -> Double {
      let width = pen - start
      return TabLayout.place(width, at: stop, behind: x) + width
    }
  }
}
