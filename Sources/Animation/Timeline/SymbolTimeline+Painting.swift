package import SymtextSymbolText

extension SymbolTimeline {
  /// Whether the symbol looks as it does without motion.
  package func isResting(at time: Double) -> Bool {
    if let change { return !change.hasBegun(at: time) }
    return model.parts.indices.allSatisfy { state(of: $0, at: time) == .rest }
  }

  /// Returns the painted parts and their common opacity; no parts for a picture that moves as a whole.
  package func paintedParts() -> (parts: [PaintedPart], opacity: Double) {
    guard case .symbol(let symbol, var painter, let origin) = content else { return ([], 1) }
    // The poses contain how lit the parts are.
    if lightsByValue { painter.painting.layers.value = nil }
    return painter.paintedParts(
      lightsByValue ? symbol.showing(nil) : symbol, at: origin, parts: parts)
  }
}
