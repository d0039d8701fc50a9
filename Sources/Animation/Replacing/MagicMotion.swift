internal import Geometry

/// One of two symbols of which one becomes the other: what both have stays, what only one has comes or goes.
struct MagicMotion: Motion {
  /// What a part does; times are in seconds.
  enum Role: Sendable {
    /// It is not there.
    case absent
    /// It is there from a time on, where the other symbol has it first: it springs from there.
    case arrives(at: Double, ShapeMatch)
    /// It is there until a time.
    case leaves(at: Double)
    /// It fades in over the same part of the other symbol.
    case fadesIn(from: Double)
    /// It fades out below the same part of the other symbol: both together are as thick as they should be.
    case fadesOut(from: Double, CrossFade)
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
  let length: Double
  /// Whether it is the new one of both.
  private let comes: Bool

  init(_ roles: [Role], of model: MotionModel, comes: Bool) {
    (self.roles, self.comes) = (roles, comes)
    pivots = model.parts.map { $0.box?.middle ?? model.middle }
    capHeight = model.capHeight
    length = roles.map(\.end).max() ?? 0
  }

  func state(of part: Int, at time: Double) -> LayerState {
    guard roles.indices.contains(part) else { return .rest }
    if time >= length { return comes ? .rest : .hidden }
    switch roles[part] {
    case .absent: return .hidden
    case .arrives(let start, let match):
      guard time >= start else { return .hidden }
      return state(match, 1 - Spring.symbols.value(time - start))
    case .leaves(let end): return time < end ? .rest : .hidden
    case .fadesIn(let start):
      let share = Animation.part(time, from: start, of: CrossFade.length)
      return share <= 0 ? .hidden : LayerState(opacity: share, gap: share)
    case .fadesOut(let start, let fade):
      let opacity = fade.below(at: time - start)
      return opacity <= 0 ? .hidden : LayerState(opacity: opacity)
    case .drawn(let start, let duration, let curve):
      let share = curve.value(Animation.part(time, from: start, of: duration))
      return share <= 0 ? .hidden : LayerState(drawn: 0...share)
    case .undrawn(let duration, let curve):
      let share = 1 - curve.value(Animation.part(time, of: duration))
      return share <= 0 ? .hidden : LayerState(drawn: 0...share)
    case .grows(let start):
      return presence(part, Animation.part(time, from: start + Self.wait, of: Self.fade)) {
        Self.small + (1 - Self.small) * Spring.symbols.value(time - start)
      }
    case .shrinks:
      return presence(part, 1 - Animation.part(time, from: Self.stay, of: Self.fade)) {
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

  /// So much of the way back to where the other symbol has it.
  private func state(_ match: ShapeMatch, _ share: Double) -> LayerState {
    if match.scale == 1 && match.from == match.to { return .rest }
    var state = LayerState()
    state.scale = 1 + (1 / match.scale - 1) * share
    state.offset = (match.from - match.to) * (share / capHeight)
    state.pivot = match.to
    return state
  }
}

extension MagicMotion.Role {
  /// When it is over, in seconds.
  var end: Double {
    switch self {
    case .absent: 0
    case .arrives(let start, let match):
      start + (match.scale == 1 && match.from == match.to ? 0 : Spring.symbols.settling)
    case .leaves(let end): end
    case .fadesIn(let start): start + CrossFade.length
    case .fadesOut(let start, _): start + CrossFade.lengthBelow
    case .drawn(let start, let duration, _): start + duration
    case .undrawn(let duration, _): duration
    case .grows(let start): start + Spring.symbols.settling
    case .shrinks: MagicMotion.shrinking
    }
  }
}
