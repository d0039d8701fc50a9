internal import SymtextOpenType

extension CompositeMode {
  /// The CSS keyword of the blend mode.
  ///
  /// <https://www.w3.org/TR/compositing-1/#ltblendmodegt>
  var cssName: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .softLight: "soft-light"
    case .screen, .overlay, .darken, .lighten, .difference, .exclusion, .multiply, .hue,
      .saturation, .color, .luminosity:
      "\(self)"
    default: "normal"
    }
  }
}
