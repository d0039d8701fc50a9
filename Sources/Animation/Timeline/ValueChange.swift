internal import SymtextSymbolText

/// A change of a symbol's value: layers cross-fade, lines are drawn or erased.
package struct ValueChange: Sendable {
  /// The start, in seconds.
  package let start: Double
  private let from: Double
  private let to: Double
  /// How lit each part is at the end.
  private let lit: [Double]
  /// Whether the change is immediate.
  private let isAtOnce: Bool

  /// The time in which layers cross-fade, in seconds.
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

  /// Whether the new value is visible at all.
  package func hasBegun(at time: Double) -> Bool { isAtOnce ? time >= start : time > start }

  /// Returns how lit a part is; `nil` if this does not change.
  func light(_ rest: Double, of part: Int, at time: Double) -> Double? {
    guard lit.indices.contains(part), lit[part] != rest else { return nil }
    let share =
      isAtOnce
      ? (time < start ? 0 : 1)
      : TimingCurve.sharp.value(elapsedShare(time, from: start, of: Self.fade))
    return rest + (lit[part] - rest) * share
  }

  /// Returns the symbol with its value at a time.
  func symbol(_ symbol: ResolvedSymbol, at time: Double) -> ResolvedSymbol {
    let share = isAtOnce ? 1 : Spring.critical.value(time - start)
    return symbol.showing(min(max(from + (to - from) * share, 0), 1))
  }
}
