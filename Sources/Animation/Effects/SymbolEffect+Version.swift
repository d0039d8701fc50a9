public import SymtextSymbolText

extension SymbolEffect {
  /// The version of SF Symbols that introduced the effect: 5 (iOS 17, macOS 14), 6 (iOS 18, macOS 15) or 7 (iOS 26,
  /// macOS 26).
  public var since: Int {
    switch kind {
    case .automatic, .appear, .disappear, .bounce, .scale, .pulse, .variableColor: 5
    case .replace(let style): style.isMagic ? 6 : 5
    case .wiggle, .breathe, .rotate: 6
    case .drawOn, .drawOff: 7
    }
  }

  /// The name for notes, which tells magic replacement from the older styles.
  var shortName: String {
    guard case .replace(let style) = kind else { return name }
    return "\(name).\(style.isMagic ? "magic" : style.way.rawValue)"
  }

  /// The effect to play if only effects of `version` and earlier are allowed.
  func fallback(inVersion version: Int) -> SymbolEffect {
    guard version < since else { return self }
    switch kind {
    case .replace(var style):
      style.isMagic = false
      return SymbolEffect(.replace(style), scope: scope)
    case .wiggle: return SymbolEffect(.bounce(.up), scope: scope)
    case .breathe, .rotate: return SymbolEffect(.pulse)
    case .drawOn: return SymbolEffect(.appear(.up), scope: scope)
    case .drawOff: return SymbolEffect(.disappear(.down), scope: scope)
    default: return self
    }
  }
}
