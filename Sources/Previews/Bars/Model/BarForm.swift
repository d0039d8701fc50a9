/// The position of a bar relative to its content.
public enum BarForm: String, CaseIterable, Sendable {
  /// From edge to edge, with a hairline towards the content, as in systems until 2025.
  case docked
  /// As capsules and panels of glass that float above the content, as in systems since 2025.
  case floating
}
