internal import SymtextSupport
internal import SymtextFonts

/// Where the parts of a line between tabs stand.
struct TabLayout: Sendable {
  private let tabs: [Int]
  /// The space between letters that stands before each tab, and is none of the text's width; empty where there is none.
  private let spacings: [Double]
  let pen: PenPlaces
  /// Rising.
  private let stops: [TabStop]
  private let interval: Double

  /// - Parameters:
  ///   - tabs: their offsets.
  ///   - spacings: the space between letters before each.
  ///   - stops: those that are not at a positive place are left out.
  ///   - interval: how far apart the stops behind the last one of the style are; positive.
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
    // A space is only measured where there are tabs.
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

  /// Eight spaces, as tabs have been since typewriters; of a font without size a point.
  private static func usual(_ font: Font) -> Double {
    guard font.size > 0 else { return 1 }
    let space = font.glyph(for: 0x20).map { font.advance(of: $0) } ?? 0
    return 8 * (space > 0 ? space : font.size / 4)
  }

  /// How wide a part of the text is that stands in one line.
  /// - Parameter indent: how far the part stands from where stops are counted.
  func width(from start: Int, to end: Int, indent: Double = 0) -> Double {
    guard hasTabs(start, end) else { return pen[end] - pen[start] }
    var ruler = Ruler(self, from: start, indent: indent)
    return ruler.width(to: end)
  }

  /// The parts of a line between tabs, one at least.
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

  /// Where the parts of a line between tabs stand, given how wide they are.
  /// - Parameter indent: how far the line stands from where stops are counted.
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

  /// Where what is behind a tab stands.
  /// - Parameters:
  ///   - stop: where the tab leads; `nil` at the start of a line.
  ///   - x: where the tab stands.
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

  /// The stop that a tab at a place leads to, as seen from the start of the line.
  private func next(after x: Double, indent: Double) -> TabStop {
    var stop = next(after: x + indent)
    stop.position -= indent
    return stop
  }

  /// The stop that a tab at a place leads to, both from where stops are counted.
  private func next(after x: Double) -> TabStop {
    let index = stops.partitionPoint { $0.position <= x + 1e-6 }
    if index < stops.count { return stops[index] }
    let position = ((x + 1e-6) / interval).rounded(.down) * interval + interval
    // Stops that are closer than numbers can be told apart.
    return TabStop(position.isFinite ? max(position, x) : x)
  }

  /// Measures a line from its start to places further and further on, passing each tab once.
  struct Ruler {
    private let layout: TabLayout
    /// Where the pen is where the part behind the last tab begins.
    private var start: Double
    /// Where the tab before it leads.
    private var x = 0.0
    private var stop: TabStop?
    /// The first tab that was not passed.
    private var index: Int
    private let indent: Double

    init(_ layout: TabLayout, from start: Int, indent: Double) {
      self.layout = layout
      self.indent = indent
      self.start = layout.pen[start]
      index = layout.tabs.isEmpty ? 0 : layout.tabs.partitionPoint { $0 < start }
    }

    /// How wide the line is up to a place that is not before the last one.
    mutating func width(to end: Int) -> Double {
      while passTab(before: end) != nil {}
      return width(ofPartTo: layout.pen[end])
    }

    /// Whether the line fits up to a place that is not before the last one; not when something before a
    /// tab reaches beyond the width, so that of what comes then nothing is looked at.
    /// - Parameter pen: where the pen is at the place.
    mutating func fits(
      to end: Int, pen: Double, and addition: Double = 0, in width: Double
    ) -> Bool {
      while let widthBefore = passTab(before: end) { if widthBefore > width { return false } }
      return self.width(ofPartTo: pen + addition) <= width
    }

    /// Passes the next tab; `nil` when it does not stand before a place.
    /// - Returns: how wide the line is up to the tab.
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

    /// How wide the line is up to where the pen is before the next tab.
    private func width(ofPartTo pen: Double) -> Double {
      let width = pen - start
      return TabLayout.place(width, at: stop, behind: x) + width
    }
  }
}
