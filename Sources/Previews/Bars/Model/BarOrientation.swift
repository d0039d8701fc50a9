/// How a device is held.
public enum BarOrientation: String, CaseIterable, Sendable {
  /// Upright.
  case portrait
  /// Sideways.
  case landscape
}
