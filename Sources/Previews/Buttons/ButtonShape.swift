/// The shape of a button.
public enum ButtonShape: String, CaseIterable, Sendable {
  /// The default of the theme: capsules on iOS, for example.
  case automatic
  /// A capsule.
  case capsule
  /// A rounded rectangle whose corner radius depends on the size.
  case roundedRectangle
  /// A circle around the content.
  case circle
  /// A square with the corners of a rounded rectangle around the content.
  case square
}
