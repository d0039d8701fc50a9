internal import SymtextGraphics

/// The motion of the old or new symbol of a magic replacement: common parts stay, other parts appear or disappear.
struct MagicMotion: Motion {
  /// The role of a part; times are in seconds.
  enum Role: Sendable {
    /// The part is hidden.
    case absent
    /// The part is visible from a time on.
    ///
    /// If the other symbol has it elsewhere, it springs from there.
    case arrives(at: Double, ShapeMatch?)
    /// The part is visible until a time.
    case leaves(at: Double)
    /// The part becomes the part of the new symbol.
    case morphs(from: Double, PartMorph)
    /// The part fades in over the same part of the other symbol and springs from its place.
    case fadesIn(from: Double, CrossFade, ShapeMatch?)
    /// The part fades out below the same part of the other symbol and springs to its place; ``CrossFade`` keeps their
    /// combined opacity.
    case fadesOut(from: Double, CrossFade, ShapeMatch?)
    /// The lines are drawn.
    case drawn(from: Double, duration: Double, TimingCurve)
    /// The lines are erased from their ends; holes beside the line of a gap may stay open.
    case undrawn(duration: Double, TimingCurve, keepsHoles: Bool)
    /// The part grows about its own middle, and is visible some time later.
    case grows(from: Double, wait: Double)
    /// The part shrinks about its own middle.
    case shrinks
    /// The part is a gap, of full size, which clears more and more.
    case opens(from: Double)
    /// The part is a gap, of full size, which clears less and less.
    case closes
  }

  /// The roles by the index of the part.
  let roles: [Role]
  private let pivots: [Point]
  private let capHeight: Double
  /// The symbol's origin in the picture.
  private let origin: Point
  let length: Double
  /// Whether this is the new symbol.
  private let comes: Bool

  /// - Parameter timeline: the symbol with these parts.
  init(_ roles: [Role], of timeline: SymbolTimeline, comes: Bool) {
    (self.roles, self.comes) = (roles, comes)
    origin = timeline.glyphOrigin
    let model = timeline.model
    pivots = model.parts.map { $0.box?.middle ?? model.middle }
    capHeight = model.capHeight
    length = max(roles.map(\.end).max() ?? 0, Self.instant)
  }

  /// The least time for which the old symbol is visible, in seconds: the motion begins with its still picture.
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
    case .morphs(let start, let morph):
      guard time >= start else { return .hidden }
      return LayerState(shape: morph.shape(at: time - start))
    case .fadesIn(let start, let fade, let match):
      guard time > start else { return .hidden }
      let way = Spring.symbols.value(time - start)
      var state = match.map { from($0, way) } ?? .rest
      state.opacity = fade.above(at: time - start)
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
    case .undrawn(let duration, let curve, let keepsHoles):
      let share = 1 - curve.value(elapsedShare(time, of: duration))
      if share <= 0 && keepsHoles { return LayerState(drawn: 0...Self.nothing) }
      return share <= 0 ? .hidden : LayerState(drawn: 0...share)
    case .opens(let start):
      let depth = elapsedShare(time, from: start, of: Self.opening)
      return depth > 0 ? LayerState(depth: depth) : .hidden
    case .closes:
      let depth = 1 - elapsedShare(time, from: Self.closing.start, of: Self.closing.duration)
      return depth > 0 ? LayerState(depth: depth) : .hidden
    case .grows(let start, let wait):
      // A part that comes later is larger when it becomes visible.
      let fade = start > 0 ? Self.laterFade : Self.fade
      return presence(part, elapsedShare(time, from: start + wait, of: fade)) {
        Self.small + (1 - Self.small) * Spring.symbols.value(time - start)
      }
    case .shrinks:
      return presence(part, 1 - elapsedShare(time, from: Self.stay, of: Self.fade)) {
        1 + (Self.small - 1) * Spring.symbols.value(time * Self.haste)
      }
    }
  }

  /// The fraction of a line that draws nothing of it.
  private static let nothing = 1e-9
  /// The scale of a hidden badge.
  private static let small = 0.3
  /// The start of fading in after another part, that over a gap that opens, the start of fading out, and the duration
  /// of fading, in seconds: a small symbol with thin lines that fades slowly would look torn.
  static let (wait, waitForGap) = (0.05, 0.025)
  private static let (stay, fade, laterFade) = (0.14, 0.01, 0.04)
  /// The time in which a gap opens, and when it closes, in seconds: parts behind it show only without its badge.
  fileprivate static let opening = 0.04
  private static let closing = (start: 0.14, duration: 0.04)
  /// The time at which a gap is closed, in seconds.
  static let closed = closing.start + closing.duration
  /// A factor of the speed of shrinking.
  private static let haste = 1.4
  /// The time in which a badge shrinks, in seconds.
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

  /// Interpolates from the place in the old symbol.
  private func from(_ match: ShapeMatch, _ way: Double) -> LayerState {
    if match.isStill { return .rest }
    var state = LayerState()
    state.scale = 1 / match.scale + (1 - 1 / match.scale) * way
    state.offset = (match.from - match.to) * ((1 - way) / capHeight)
    state.pivot = match.to - (origin - .zero)
    return state
  }

  /// Interpolates to the place in the new symbol.
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
  /// The end of the role, in seconds.
  var end: Double {
    switch self {
    case .absent: 0
    case .arrives(let start, let match):
      start + (match?.isStill ?? true ? 0 : Spring.symbols.settling)
    case .leaves(let end): end
    case .morphs(let start, _): start + PartMorph.length
    case .fadesIn(let start, let fade, let match):
      start + (match?.isStill ?? true ? fade.length : Spring.symbols.settling)
    case .fadesOut(let start, let fade, _): start + fade.length
    case .drawn(let start, let duration, _): start + duration
    case .undrawn(let duration, _, _): duration
    case .grows(let start, _): start + Spring.symbols.settling
    case .shrinks: MagicMotion.shrinking
    case .opens(let start): start + MagicMotion.opening
    case .closes: MagicMotion.closed
    }
  }
}
