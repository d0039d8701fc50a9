internal import SymtextSymbols
internal import SymtextFontGlyphs
internal import SymtextSymbolText

/// Draws the lines of a symbol or erases them: all lines of a part at once, parts one after another.
struct DrawMotion: Motion {
  private struct Role {
    var start: Double
    var duration: Double
    var hasLines: Bool
  }

  private let roles: [Role]
  private let draws: Bool
  private let isReversed: Bool
  let length: Double

  var delay: Double { 0.5 }

  /// - Parameters:
  ///   - draws: whether lines are drawn instead of erased.
  ///   - isReversed: whether lines are erased from their ends, the last part first.
  init(_ model: MotionModel, _ scope: SymbolEffect.Scope, draws: Bool, isReversed: Bool) {
    self.draws = draws
    self.isReversed = isReversed
    let units = model.parts.map { part in
      switch scope {
      case .wholeSymbol: 0
      case .byLayer: part.group
      case .individually: part.piece
      }
    }
    let parts = model.parts
    var order = Set(units).sorted()
    if model.motion.drawsFrontToBack && scope != .individually { order.reverse() }
    var times: [Int: (start: Double, duration: Double)] = [:]
    var start = 0.0
    for unit in order {
      let longest =
        zip(units, parts).map { $0 == unit ? $1.part.lines?.longest ?? 0 : 0 }.max() ?? 0
      let duration = Self.duration(ofLine: longest)
      times[unit] = (start, duration)
      start += duration * (scope == .individually ? 1 : Self.overlap)
    }
    // Many parts are drawn faster.
    let end = times.values.map { $0.start + $0.duration }.max() ?? 0
    let pace = min(Self.longest / max(end, 1e-9), 1)
    length = end * pace
    let comes = draws || isReversed
    roles = parts.indices.map { index in
      var time = times[units[index]] ?? (0, end)
      let part = parts[index]
      if part.clears, index > 0, !parts[index - 1].clears, parts[index - 1].group == part.group {
        // A sign is cut out of its badge once the badge is filled, and closes before it fades.
        if comes { time.start += (1 - Self.cutShare) * time.duration }
        time.duration *= Self.cutShare
      }
      return Role(
        start: time.start * pace, duration: time.duration * pace, hasLines: part.part.lines != nil)
    }
  }

  /// The fraction of a part's duration in which a sign is cut out of it.
  private static let cutShare = 0.25

  /// The fraction of a part's duration after which the next part begins.
  private static let overlap = 0.35
  /// The longest total duration, in seconds.
  private static let longest = 2.4
  /// The drawn fraction at which a part without lines is fully visible.
  static let solidShare = 0.25

  /// Returns the duration in seconds, which grows less than the length.
  /// - Parameter length: the length in units of the drawing grid.
  static func duration(ofLine length: Double) -> Double {
    min(max(0.3 + 0.008 * length, 0.3), 0.8)
  }

  /// Returns the start and duration of a part, in seconds.
  func time(of part: Int) -> (start: Double, duration: Double) {
    roles.indices.contains(part) ? (roles[part].start, roles[part].duration) : (0, length)
  }

  func state(of part: Int, at time: Double) -> LayerState {
    guard roles.indices.contains(part) else { return .rest }
    if time >= length { return draws ? .rest : .hidden }
    let role = roles[part]
    let own = isReversed ? length - time : time
    let share = TimingCurve.pen.value(elapsedShare(own, from: role.start, of: role.duration))
    let comes = draws || isReversed
    if comes ? share <= 0 : share >= 1 { return .hidden }
    if comes ? share >= 1 : share <= 0 { return .rest }
    guard role.hasLines else {
      let presence = min((comes ? share : 1 - share) / Self.solidShare, 1)
      return LayerState(opacity: presence, gap: presence)
    }
    return LayerState(drawn: comes ? 0...share : share...1)
  }
}
