internal import SymtextSupport
internal import SymtextGraphics
internal import SymtextSymbolText

extension Timeline: CustomStringConvertible {
  /// The changes at the times of frames, one per line: the time in seconds, the symbol, the parts with equal states,
  /// and their state.
  ///
  /// Offsets are in cap heights, y down; rotations are in degrees clockwise.
  public var description: String { description(rate: 60) }

  /// Returns the description at another number of frames per second, 1 to 1000.
  public func description(rate: Double) -> String {
    let rate = rate.isNaN ? 60 : min(max(rate, 1), 1000)
    var lines = ["\(length.text(decimals: 4)) s\(loops ? ", loops" : "")"]
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
          "\(time.text(decimals: 4)) \(symbol.model.name) (\(Self.names(layers, symbol))) \(Self.text(state))"
        )
      }
    }
    return lines
  }

  /// `L0,L2` for layers, `L0/1` for the second shape of a layer.
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
    if state.opacity != 1 { words.append("opacity \(state.opacity.text(decimals: 4))") }
    if let lit = state.lit { words.append("lit \(lit.text(decimals: 4))") }
    if state.scale != 1, let pivot = state.pivot {
      words.append(
        "scale \(state.scale.text(decimals: 4)) about \(pivot.x.text(decimals: 4)) \(pivot.y.text(decimals: 4))"
      )
    }
    if state.rotation != 0, let anchor = state.anchor {
      words.append(
        "rotate \(state.rotation.text(decimals: 4)) about \(anchor.x.text(decimals: 4)) \(anchor.y.text(decimals: 4))"
      )
    }
    if state.offset != .zero {
      words.append("offset \(state.offset.x.text(decimals: 4)) \(state.offset.y.text(decimals: 4))")
    }
    if state.depth != 1 { words.append("depth \(state.depth.text(decimals: 4))") }
    if state.gap != 1 { words.append("gap \(state.gap.text(decimals: 4))") }
    if state.drawn != 0...1 {
      words.append(
        "drawn \(state.drawn.lowerBound.text(decimals: 4)) \(state.drawn.upperBound.text(decimals: 4))"
      )
    }
    if state.shape != nil { words.append("changes shape") }
    return words.joined(separator: " ")
  }
}
