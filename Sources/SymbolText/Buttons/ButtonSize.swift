/// How large a button is: its type and the room around it, in points.
public enum ButtonSize: String, CaseIterable, Sendable {
  /// For dense places.
  case small
  /// The usual size.
  case regular
  /// For the main action.
  case large

  /// The size of the label's font.
  public var pointSize: Double {
    switch self {
    case .small: 15
    case .regular, .large: 17
    }
  }

  /// The room beside the content; above and below it, at least; the least height; the corner
  /// radius, `nil` for half the height.
  ///
  /// After the iOS-like sizes that Flutter reproduces.
  var metrics: (side: Double, above: Double, height: Double, radius: Double?) {
    switch self {
    case .small: (12, 6, 28, nil)
    case .regular: (15, 10, 34, nil)
    case .large: (20, 16, 50, 12)
    }
  }
}
