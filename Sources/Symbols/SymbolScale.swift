/// The size of a symbol relative to the text.
public enum SymbolScale: String, CaseIterable, Sendable {
  /// From the baseline to the cap height.
  case small
  /// A little beyond both; the default.
  case medium
  /// Far beyond both.
  case large

  /// The size of the centre lines relative to medium: 1 / 1.276, 1, 1.647 / 1.276, as in Apple's custom-symbol
  /// templates.
  package var factor: Double {
    switch self {
    case .small: 1 / 1.276
    case .medium: 1
    case .large: 1.647 / 1.276
    }
  }
}
