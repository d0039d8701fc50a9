/// How a bar stands beside what it belongs to.
public enum BarForm: String, CaseIterable, Sendable {
  /// From edge to edge, with a hairline towards the content: as systems have it until 2025.
  case docked
  /// As capsules and panels of glass that float above the content: as systems have it since 2025.
  case floating
}
