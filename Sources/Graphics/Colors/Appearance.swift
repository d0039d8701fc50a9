/// Whether the background of the picture is light or dark.
public enum Appearance: String, CaseIterable, Sendable {
  /// A light background.
  case light
  /// A dark background.
  case dark
}
