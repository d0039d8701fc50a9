public import SymtextSymbolText

extension SymbolEffect {
  /// The versions of SF Symbols whose effects can be asked for.
  public static let versions = 5...7

  /// The version of SF Symbols that the effect came with: 5 is that of iOS 17 and macOS 14, 6 that of iOS 18 and
  /// macOS 15, 7 that of iOS 26 and macOS 26.
  public var since: Int {
    switch kind {
    case .automatic, .appear, .disappear, .bounce, .scale, .pulse, .variableColor: 5
    case .replace(let style): style.isMagic ? 6 : 5
    case .wiggle, .breathe, .rotate: 6
    case .drawOn, .drawOff: 7
    }
  }

  /// What tells it from effects of other versions.
  var shortName: String {
    guard case .replace(let style) = kind else { return name }
    return "\(name).\(style.isMagic ? "magic" : style.way.rawValue)"
  }

  /// What is played in its place where only the effects of a version are known.
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
