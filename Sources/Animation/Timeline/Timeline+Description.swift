internal import SymtextGraphics
internal import SymtextSymbolText

extension Timeline: CustomStringConvertible {
  /// What moves, a line a change, at the times of frames: the time in seconds, the symbol, the parts that
  /// stand alike, and how they stand; offsets in cap heights, y down, turns in degrees clockwise.
  public var description: String { description(rate: 60) }

  /// The same at another number of frames a second, 1 to 1000.
  public func description(rate: Double) -> String {
    let rate = rate.isNaN ? 60 : min(max(rate, 1), 1000)
    var lines = ["\(Self.text(length)) s\(loops ? ", loops" : "")"]
    for item in items.flatMap({ $0.moving() }).map(\.item) {
      for stage in item.stages { lines += self.lines(of: stage.timeline, in: item, rate: rate) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of symbol: SymbolTimeline, in item: MovingItem, rate: Double) -> [String] {
    var lines: [String] = []
    var last: [LayerState] = []
    let count = Int(min((length * rate).rounded(.up), 100_000))
    for frame in 0...count {
      let time = min(Double(frame) / rate, length)
      let states = symbol.model.parts.indices.map { symbol.state(of: $0, at: item.own(time)) }
      defer { last = states }
      var said: [LayerState] = []
      for (index, state) in states.enumerated()
      where (last.isEmpty || last[index] != state) && !said.contains(state) {
        said.append(state)
        let layers = states.indices.filter {
          states[$0] == state && (last.isEmpty || last[$0] != state)
        }
        lines.append(
          "\(Self.text(time)) \(symbol.model.name) (\(Self.names(layers, symbol))) \(Self.text(state))"
        )
      }
    }
    return lines
  }

  /// `L0,L2` for layers, `L0/1` for the second shape of one.
  private static func names(_ parts: [Int], _ symbol: SymbolTimeline) -> String {
    parts.map { index in
      let part = symbol.model.parts[index].part
      guard part.contours != nil else { return "L\(part.layer)" }
      let first = symbol.model.parts.firstIndex { $0.part.layer == part.layer } ?? index
      return "L\(part.layer)/\(index - first)"
    }.joined(separator: ",")
  }

  private static func text(_ state: LayerState) -> String {
    if state == .rest { return "rest" }
    if state.opacity <= 0 { return "hidden" }
    var words: [String] = []
    if state.opacity != 1 { words.append("opacity \(text(state.opacity))") }
    if let lit = state.lit { words.append("lit \(text(lit))") }
    if state.scale != 1, let pivot = state.pivot {
      words.append("scale \(text(state.scale)) about \(text(pivot.x)) \(text(pivot.y))")
    }
    if state.rotation != 0, let anchor = state.anchor {
      words.append("rotate \(text(state.rotation)) about \(text(anchor.x)) \(text(anchor.y))")
    }
    if state.offset != .zero {
      words.append("offset \(text(state.offset.x)) \(text(state.offset.y))")
    }
    if state.gap != 1 { words.append("gap \(text(state.gap))") }
    if state.drawn != 0...1 {
      words.append("drawn \(text(state.drawn.lowerBound)) \(text(state.drawn.upperBound))")
    }
    return words.joined(separator: " ")
  }

  private static func text(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
