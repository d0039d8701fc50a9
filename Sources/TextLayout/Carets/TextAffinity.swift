/// The line to which a position between two lines belongs.
public enum TextAffinity: String, CaseIterable, Sendable {
  /// The next line, with the character after the position.
  case downstream
  /// The line before, with the character before the position.
  case upstream
}
