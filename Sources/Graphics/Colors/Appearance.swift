/// Whether what is behind the picture is light or dark.
public enum Appearance: String, CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
