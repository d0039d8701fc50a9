internal import SymtextGraphics

/// One of two symbols of which one becomes the other: what both have stays, what only one has comes or goes.
struct MagicMotion: Motion {
  /// What a part does; times are in seconds.
  enum Role: Sendable {
    /// It is not there.
    case absent
    /// It is there from a time on; where the other symbol has it elsewhere it springs from there.
    case arrives(at: Double, ShapeMatch?)
    /// It is there until a time.
    case leaves(at: Double)
    /// It fades in over the same part of the other symbol, and springs from there.
    case fadesIn(from: Double, ShapeMatch?)
    /// It fades out below the same part of the other symbol, and springs there: both together are as thick as
    /// they should be.
    case fadesOut(from: Double, CrossFade, ShapeMatch?)
    /// Its lines are drawn.
    case drawn(from: Double, duration: Double, TimingCurve)
    /// Its lines are taken away from their ends.
    case undrawn(duration: Double, TimingCurve)
    /// It grows about its own middle.
    case grows(from: Double)
    /// It shrinks about its own middle.
    case shrinks
  }

  /// By the numbers of the parts.
  let roles: [Role]
  private let pivots: [Point]
  private let capHeight: Double
  /// Where the symbol stands in the picture.
  private let origin: Point
  let length: Double
  /// Whether it is the new one of both.
  private let comes: Bool

  /// - Parameter timeline: of the symbol whose parts do so.
  init(_ roles: [Role], of timeline: SymbolTimeline, comes: Bool) {
    (self.roles, self.comes) = (roles, comes)
    origin = timeline.glyphOrigin
    let model = timeline.model
    pivots = model.parts.map { $0.box?.middle ?? model.middle }
    capHeight = model.capHeight
    length = max(roles.map(\.end).max() ?? 0, Self.instant)
  }

  /// How long the old symbol is there at least, in seconds: it begins as its still picture.
  private static let instant = 1e-6

  func state(of part: Int, at time: Double) -> LayerState {
    guard roles.indices.contains(part) else { return .rest }
    if time >= length { return comes ? .rest : .hidden }
    if time <= 0 { return comes ? .hidden : .rest }
    switch roles[part] {
    case .absent: return .hidden
    case .arrives(let start, let match):
      guard time >= start else { return .hidden }
      return match.map { from($0, Spring.symbols.value(time - start)) } ?? .rest
    case .leaves(let end): return time < end ? .rest : .hidden
    case .fadesIn(let start, let match):
      let share = elapsedShare(time, from: start, of: CrossFade.length)
      guard share > 0 else { return .hidden }
      let way = Spring.symbols.value(time - start)
      var state = match.map { from($0, way) } ?? .rest
      (state.opacity, state.gap) = (share, share)
      return state
    case .fadesOut(let start, let fade, let match):
      let opacity = fade.below(at: time - start)
      guard opacity > 0 else { return .hidden }
      let way = time > start ? Spring.symbols.value(time - start) : 0
      var state = match.map { to($0, way) } ?? .rest
      state.opacity = opacity
      return state
    case .drawn(let start, let duration, let curve):
      let share = curve.value(elapsedShare(time, from: start, of: duration))
      return share <= 0 ? .hidden : LayerState(drawn: 0...share)
    case .undrawn(let duration, let curve):
      let share = 1 - curve.value(elapsedShare(time, of: duration))
      return share <= 0 ? .hidden : LayerState(drawn: 0...share)
    case .grows(let start):
      return presence(part, elapsedShare(time, from: start + Self.wait, of: Self.fade)) {
        Self.small + (1 - Self.small) * Spring.symbols.value(time - start)
      }
    case .shrinks:
      return presence(part, 1 - elapsedShare(time, from: Self.stay, of: Self.fade)) {
        1 + (Self.small - 1) * Spring.symbols.value(time * Self.haste)
      }
    }
  }

  /// How large badges are where they are not there.
  private static let small = 0.3
  /// When a badge that grows begins to be seen, when one that shrinks begins to fade, and how long both fade.
  private static let (wait, stay, fade) = (0.05, 0.10, 0.08)
  /// How many times as fast what goes shrinks.
  private static let haste = 1.4
  /// How long a badge takes to shrink.
  static let shrinking = stay + fade

  private func presence(
    _ part: Int, _ presence: Double, _ scale: () -> Double
  ) -> LayerState {
    guard presence > 0 else { return .hidden }
    var state = LayerState(opacity: presence)
    state.scale = scale()
    state.gap = presence
    state.pivot = pivots[part]
    return state
  }

  /// So much of the way from where the old symbol has it.
  private func from(_ match: ShapeMatch, _ way: Double) -> LayerState {
    if match.isStill { return .rest }
    var state = LayerState()
    state.scale = 1 / match.scale + (1 - 1 / match.scale) * way
    state.offset = (match.from - match.to) * ((1 - way) / capHeight)
    state.pivot = match.to - (origin - .zero)
    return state
  }

  /// So much of the way to where the new symbol has it.
  private func to(_ match: ShapeMatch, _ way: Double) -> LayerState {
    if match.isStill { return .rest }
    var state = LayerState()
    state.scale = 1 + (match.scale - 1) * way
    state.offset = (match.to - match.from) * (way / capHeight)
    state.pivot = match.from - (origin - .zero)
    return state
  }
}

extension MagicMotion.Role {
  /// When it is over, in seconds.
  var end: Double {
    switch self {
    case .absent: 0
    case .arrives(let start, let match):
      start + (match?.isStill ?? true ? 0 : Spring.symbols.settling)
    case .leaves(let end): end
    case .fadesIn(let start, let match):
      start + (match?.isStill ?? true ? CrossFade.length : Spring.symbols.settling)
    case .fadesOut(let start, _, _): start + CrossFade.lengthBelow
    case .drawn(let start, let duration, _): start + duration
    case .undrawn(let duration, _): duration
    case .grows(let start): start + Spring.symbols.settling
    case .shrinks: MagicMotion.shrinking
    }
  }
}
