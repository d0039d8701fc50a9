internal import SymtextSymbolText

/// A symbol's value changes: layers fade over, lines are drawn on or taken back.
package struct ValueChange: Sendable {
  /// When it begins, in seconds.
  package let start: Double
  private let from: Double
  private let to: Double
  /// How lit each part is at its end.
  private let lit: [Double]
  /// Whether it is at once.
  private let isAtOnce: Bool

  /// How long layers fade over, in seconds.
  private static let fade = 0.2

  init(
    start: Double, from: Double?, to: Double?, lit: [Double], reducesMotion: Bool
  ) {
    self.start = start
    self.from = from ?? 1
    self.to = to ?? 1
    self.lit = lit
    isAtOnce = reducesMotion
  }

  /// In seconds.
  package var end: Double { start + (isAtOnce ? 0 : max(Self.fade, Spring.critical.settling)) }

  /// Whether anything of the new value is to be seen.
  package func hasBegun(at time: Double) -> Bool { isAtOnce ? time >= start : time > start }

  /// How lit a part is.
  func light(_ rest: Double, of part: Int, at time: Double) -> Double? {
    guard lit.indices.contains(part), lit[part] != rest else { return nil }
    let share =
      isAtOnce
      ? (time < start ? 0 : 1)
      : TimingCurve.sharp.value(elapsedShare(time, from: start, of: Self.fade))
    return rest + (lit[part] - rest) * share
  }

  /// The symbol as it shows the value of a time.
  func symbol(_ symbol: ResolvedSymbol, at time: Double) -> ResolvedSymbol {
    let share = isAtOnce ? 1 : Spring.critical.value(time - start)
    return symbol.showing(min(max(from + (to - from) * share, 0), 1))
  }
}
