extension TemplateSheet {
  /// A version of the template format, as SF Symbols 3 to 7 write it.
  ///
  /// Software takes templates of its own version and of all before.
  public enum Version: String, CaseIterable, Sendable {
    /// Layers in the hierarchical and the multicolor mode.
    case v3 = "3"
    /// Layers in the monochrome mode too, and values.
    case v4 = "4"
    /// Layers that move together.
    case v5 = "5"
    /// What layers are for.
    case v6 = "6"
    /// Lines along which a symbol is drawn, whose form is not published; otherwise as before.
    case v7 = "7"

    /// The number before the point.
    package var number: Int {
      switch self {
      case .v3: 3
      case .v4: 4
      case .v5: 5
      case .v6: 6
      case .v7: 7
      }
    }

    /// The first Xcode that takes it.
    package var xcode: Int {
      switch self {
      case .v3: 13
      case .v4: 14
      case .v5: 15
      case .v6: 16
      case .v7: 26
      }
    }
  }
}
