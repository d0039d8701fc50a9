/// The contrast that the viewer prefers.
public enum Contrast: String, CaseIterable, Sendable {
  /// Default contrast.
  case normal
  /// Increased contrast, an accessibility setting of the system.
  case increased
}
