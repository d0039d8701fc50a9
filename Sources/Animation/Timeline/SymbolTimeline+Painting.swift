package import SymtextSymbolText

extension SymbolTimeline {
  /// Whether it is drawn as without motion.
  package func isResting(at time: Double) -> Bool {
    if let change { return !change.hasBegun(at: time) }
    return model.parts.indices.allSatisfy { state(of: $0, at: time) == .rest }
  }

  /// What is painted of each of its parts, and the opacity of all together; nothing of what only moves as a
  /// whole.
  package func paintedParts() -> (parts: [PaintedPart], opacity: Double) {
    guard case .symbol(let symbol, var painter, let origin) = content else { return ([], 1) }
    // How lit they are is said by their poses.
    if lightsByValue { painter.painting.layers.value = nil }
    return painter.paintedParts(
      lightsByValue ? symbol.showing(nil) : symbol, at: origin, parts: parts)
  }
}
