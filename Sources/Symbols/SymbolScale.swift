/// How large a symbol is drawn at one text size.
public enum SymbolScale: String, CaseIterable, Sendable {
  /// Between baseline and cap line.
  case small
  /// A little beyond both; what a symbol is unless it is told otherwise.
  case medium
  /// Far beyond both.
  case large

  /// The size of the centre lines against medium: 1 / 1.276, 1, 1.647 / 1.276, the law of Apple's
  /// custom-symbol templates.
  package var factor: Double {
    switch self {
    case .small: 1 / 1.276
    case .medium: 1
    case .large: 1.647 / 1.276
    }
  }
}
