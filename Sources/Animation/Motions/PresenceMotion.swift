internal import SymtextGraphics
internal import SymtextSymbolText

/// A symbol comes or goes: it grows or shrinks on a spring while it fades, and what it clears opens or
/// closes.
struct PresenceMotion: Motion {
  /// How it comes or goes.
  struct Style: Sendable {
    /// How large it is where it is not there.
    var scale: Double
    /// Whether it comes.
    var comes: Bool
    /// When it begins to fade, in seconds.
    var fadeStart: Double
    /// How long it fades, in seconds; 0 is at once.
    var fade: Double
    /// How many times as fast its size changes.
    var speed = 1.0
    /// How long it waits before it begins, in seconds.
    var wait = 0.0
    /// Whether gaps open and close.
    var movesGaps = true
  }

  private let cast: Cast
  private let style: Style

  init(_ cast: Cast, _ style: Style) {
    self.cast = cast
    self.style = style
  }

  var length: Double {
    let own =
      style.comes
      ? (style.scale == 1 ? style.fadeStart + style.fade : Spring.symbols.settling / style.speed)
      : style.fadeStart + style.fade
    return style.wait + own + cast.spread
  }

  /// What comes and goes again and again is seen for a while in between.
  var delay: Double { 0.5 }

  func state(of part: Int, at time: Double) -> LayerState {
    if time >= length { return style.comes ? .rest : .hidden }
    return cast.state(of: part, at: time) { time in
      let time = time - style.wait
      let isThere =
        style.fade > 0
        ? elapsedShare(time, from: style.fadeStart, of: style.fade)
        : (time > 0 ? 1 : 0)
      let way = Spring.symbols.value(time * style.speed)
      let presence = style.comes ? isThere : 1 - isThere
      if presence <= 0 { return .hidden }
      var state = LayerState(opacity: presence)
      state.scale =
        style.comes ? style.scale + (1 - style.scale) * way : 1 + (style.scale - 1) * way
      // A gap that faded would show half of what is behind it.
      if style.movesGaps { state.gap = presence }
      return state
    }
  }
}

extension PresenceMotion.Style {
  /// As small icons still show it: more than HarmonyOS' .9.
  private static let small = 0.6
  private static let large = 1.4
  private static let fade = 0.12

  static func appear(_ plane: SymbolEffect.Plane) -> Self {
    Self(scale: plane == .up ? small : large, comes: true, fadeStart: 0, fade: fade)
  }

  static func disappear(_ plane: SymbolEffect.Plane) -> Self {
    Self(scale: plane == .down ? small : large, comes: false, fadeStart: 0.08, fade: fade)
  }

  /// The old symbol of a replacement.
  static func out(_ style: SymbolEffect.Replacement.Way) -> Self {
    switch style {
    case .offUp: Self(scale: 1, comes: false, fadeStart: 0, fade: 0)
    case .upUp: Self(scale: 1.5, comes: false, fadeStart: 0.10, fade: 0.08, speed: 1.4)
    case .downUp: Self(scale: 0.3, comes: false, fadeStart: 0.10, fade: 0.08, speed: 1.4)
    }
  }

  /// The new symbol of a replacement: it waits until the old one is nearly gone, or two shapes overlap.
  static func into(_ style: SymbolEffect.Replacement.Way) -> Self {
    Self(
      scale: 0.3, comes: true, fadeStart: 0, fade: 0.08, wait: style == .offUp ? 0 : 0.12)
  }

  /// What takes the place of all of them where motion is reduced: nothing moves.
  static func fade(comes: Bool) -> Self {
    Self(scale: 1, comes: comes, fadeStart: 0, fade: 0.2, movesGaps: false)
  }
}
