extension SymbolEffect {
  /// Whether the effect shows the symbol or hides it; `nil` for effects of a visible symbol.
  package var shows: Bool? {
    switch kind {
    case .automatic, .appear, .drawOn: true
    case .disappear, .drawOff: false
    case .bounce, .scale, .pulse, .variableColor, .replace, .wiggle, .breathe, .rotate: nil
    }
  }
}
