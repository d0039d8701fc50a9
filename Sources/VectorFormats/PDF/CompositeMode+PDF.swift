internal import SymtextOpenType

extension CompositeMode {
  /// The name of the blend mode; `nil` if PDF lacks it.
  ///
  /// ISO 32000-1, 11.3.5.
  var pdfName: String? {
    switch self {
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "ColorDodge"
    case .colorBurn: "ColorBurn"
    case .hardLight: "HardLight"
    case .softLight: "SoftLight"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .multiply: "Multiply"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    default: nil
    }
  }
}
