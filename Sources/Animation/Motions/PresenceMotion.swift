internal import SymtextGraphics
internal import SymtextSymbolText

/// A symbol appears or disappears: it scales on a spring while it fades, and its gaps open or close.
struct PresenceMotion: Motion {
  /// The parameters of an appearance or disappearance.
  struct Style: Sendable {
    /// The scale of the hidden symbol.
    var scale: Double
    /// Whether the symbol appears.
    var comes: Bool
    /// The start of the fade, in seconds.
    var fadeStart: Double
    /// The duration of the fade, in seconds.
    var fade: Double
    /// The delay before the motion, in seconds.
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
      ? (style.scale == 1 ? style.fadeStart + style.fade : Spring.symbols.settling)
      : style.fadeStart + style.fade
    return style.wait + own + cast.spread
  }

  /// A repeated symbol stays visible or hidden for a while between two plays.
  var delay: Double { 0.5 }

  func state(of part: Int, at time: Double) -> LayerState {
    if time >= length { return style.comes ? .rest : .hidden }
    return cast.state(of: part, at: time) { time in
      let time = time - style.wait
      let isThere = elapsedShare(time, from: style.fadeStart, of: style.fade)
      let way = Spring.symbols.value(time)
      let presence = style.comes ? isThere : 1 - isThere
      if presence <= 0 { return .hidden }
      var state = LayerState(opacity: presence)
      state.scale =
        style.comes ? style.scale + (1 - style.scale) * way : 1 + (style.scale - 1) * way
      // A gap must scale: a half transparent gap would show half of the shape behind it.
      if style.movesGaps { state.gap = presence }
      return state
    }
  }
}

extension PresenceMotion.Style {
  /// Visible even in small icons; HarmonyOS uses .9.
  private static let small = 0.6
  private static let large = 1.4
  private static let fade = 0.12
  /// The time in which a replaced symbol fades, in seconds.
  private static let leaving = 0.1

  static func appear(_ plane: SymbolEffect.Plane) -> Self {
    Self(scale: plane == .up ? small : large, comes: true, fadeStart: 0, fade: fade)
  }

  static func disappear(_ plane: SymbolEffect.Plane) -> Self {
    Self(scale: plane == .down ? small : large, comes: false, fadeStart: 0.08, fade: fade)
  }

  /// The old symbol of a replacement.
  static func out(_ style: SymbolEffect.Replacement.Way) -> Self {
    switch style {
    // It leaves at once, but it is still there when the film begins.
    case .offUp: Self(scale: 1, comes: false, fadeStart: 0, fade: 0.001)
    case .upUp: Self(scale: 1.5, comes: false, fadeStart: 0.02, fade: leaving)
    case .downUp: Self(scale: 0.3, comes: false, fadeStart: 0.02, fade: leaving)
    }
  }

  /// The new symbol of a replacement.
  ///
  /// It waits until the old one is gone, so that their shapes do not overlap. It is small when it begins: thin lines
  /// that fade would look torn.
  static func into(_ style: SymbolEffect.Replacement.Way) -> Self {
    Self(
      scale: 0.3, comes: true, fadeStart: 0, fade: 0.001, wait: style == .offUp ? 0 : 0.12)
  }

  /// The motion for reduced motion: a fade without movement.
  static func fade(comes: Bool) -> Self {
    Self(scale: 1, comes: comes, fadeStart: 0, fade: 0.2, movesGaps: false)
  }
}
