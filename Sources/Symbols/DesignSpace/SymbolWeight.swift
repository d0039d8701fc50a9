/// The nine named weights and their values on the `wght` axis.
public enum SymbolWeight: String, CaseIterable, Sendable {
  /// 100.
  case ultralight
  /// 200.
  case thin
  /// 300.
  case light
  /// 400, the default.
  case regular
  /// 500.
  case medium
  /// 600.
  case semibold
  /// 700.
  case bold
  /// 800.
  case heavy
  /// 900.
  case black

  /// The value on the axis.
  public var axisValue: Double {
    switch self {
    case .ultralight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// The name for menus.
  public var displayName: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
