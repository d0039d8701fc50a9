/// Where the parts of a line between tabs stand.
struct TabLayout: Sendable {
  /// A part of a line without tabs.
  struct Segment {
    /// UTF-8 bytes of the text.
    var range: Range<Int>
    /// From the side where reading starts.
    var x: Double
    var width: Double
  }

  private let tabs: [Int]
  private let pen: [Double]
  private let stops: [TabStop]
  private let interval: Double

  /// - Parameters:
  ///   - tabs: their offsets.
  ///   - pen: the advance of everything before each byte; one more entry than bytes.
  ///   - interval: how far apart the stops behind the last one of the style are; positive.
  init(tabs: [Int], pen: [Double], stops: [TabStop], interval: Double) {
    self.tabs = tabs
    self.pen = pen
    self.stops = stops.filter { $0.position.isFinite && $0.position > 0 }
    self.interval = interval
  }

  init(_ text: ShapedText, style: ParagraphStyle) {
    let wanted = style.tabInterval.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    let usual = text.text.spans.first.map { Self.usual($0.attributes.font) }
    self.init(
      tabs: text.tabs, pen: text.pen, stops: style.tabStops, interval: wanted ?? usual ?? 1)
  }

  /// Eight spaces, as tabs have been since typewriters.
  private static func usual(_ font: Font) -> Double {
    let space = font.glyph(for: 0x20).map { font.advance(of: $0) } ?? 0
    return 8 * (space > 0 ? space : font.size / 4)
  }

  /// How wide a part of the text is that stands in one line.
  func width(from start: Int, to end: Int) -> Double {
    guard hasTabs(start, end), let last = segments(start..<end).last else {
      return pen[end] - pen[start]
    }
    return last.x + last.width
  }

  /// The parts of a line.
  func segments(_ line: Range<Int>) -> [Segment] {
    var segments: [Segment] = []
    var start = line.lowerBound
    var x = 0.0
    var stop: TabStop?
    var index = tabs.partitionPoint { $0 < start }
    while true {
      let tab = index < tabs.count && tabs[index] < line.upperBound ? tabs[index] : nil
      let end = tab ?? line.upperBound
      let width = pen[end] - pen[start]
      switch stop?.alignment {
      case nil: break
      case .start: x = stop?.position ?? x
      case .center: x = max(x, (stop?.position ?? x) - width / 2)
      case .end: x = max(x, (stop?.position ?? x) - width)
      }
      segments.append(Segment(range: start..<end, x: x, width: width))
      guard let tab else { return segments }
      x += width
      stop = next(after: x)
      start = tab + 1
      index += 1
    }
  }

  private func hasTabs(_ start: Int, _ end: Int) -> Bool {
    guard !tabs.isEmpty else { return false }
    let index = tabs.partitionPoint { $0 < start }
    return index < tabs.count && tabs[index] < end
  }

  /// The stop that a tab at a place leads to.
  private func next(after x: Double) -> TabStop {
    if let stop = stops.first(where: { $0.position > x + 1e-6 }) { return stop }
    return TabStop(((x + 1e-6) / interval).rounded(.down) * interval + interval)
  }
}
