/// The orientation of a device.
public enum BarOrientation: String, CaseIterable, Sendable {
  /// Upright.
  case portrait
  /// Sideways.
  case landscape
}
