/// How large a button is: its type and the room around it.
public enum ButtonSize: String, CaseIterable, Sendable {
  /// For toolbars of dense windows.
  case mini
  /// For dense places.
  case small
  /// The usual size.
  case regular
  /// For the main action.
  case large
  /// For the one action of a screen.
  case extraLarge

  /// The size of the label's font, in points.
  public var pointSize: Double {
    switch self {
    case .mini: 13
    case .small: 15
    case .regular, .large: 17
    case .extraLarge: 20
    }
  }

  /// The room around a button's content, in points.
  struct Metrics {
    /// Beside the content.
    var side: Double
    /// Above and below it, at least.
    var above: Double
    /// The least height.
    var height: Double
    /// Of the corners where the shape does not say; `nil` for half the height.
    var radius: Double?
    /// Of the corners of a rounded rectangle.
    var rectangleRadius: Double
  }

  /// The room around the content when the label has ``pointSize``.
  ///
  /// Small to large after the iOS-like sizes that Flutter reproduces; the others go on in the steps of
  /// visionOS's 28, 32, 44, 52 and 64.
  var metrics: Metrics {
    switch self {
    case .mini: Metrics(side: 9, above: 4, height: 24, radius: nil, rectangleRadius: 6)
    case .small: Metrics(side: 12, above: 6, height: 28, radius: nil, rectangleRadius: 7)
    case .regular: Metrics(side: 15, above: 10, height: 34, radius: nil, rectangleRadius: 8)
    case .large: Metrics(side: 20, above: 16, height: 50, radius: 12, rectangleRadius: 12)
    case .extraLarge: Metrics(side: 26, above: 21, height: 64, radius: nil, rectangleRadius: 16)
    }
  }
}
