extension TemplateSheet {
  /// A version of the template format, as written by SF Symbols 3 to 7.
  ///
  /// Software reads templates of its own version and older ones.
  public enum Version: String, CaseIterable, Sendable {
    /// Layers in the hierarchical and the multicolor mode.
    case v3 = "3"
    /// Layers in the monochrome mode, too, and variable values.
    case v4 = "4"
    /// Motion groups of layers.
    case v5 = "5"
    /// Tags of layers.
    case v6 = "6"
    /// Guides for drawing effects, in an unpublished format; otherwise as v6.
    case v7 = "7"

    /// The major version.
    package var number: Int {
      switch self {
      case .v3: 3
      case .v4: 4
      case .v5: 5
      case .v6: 6
      case .v7: 7
      }
    }

    /// The first Xcode that reads it.
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
