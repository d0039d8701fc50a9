/// On which line a place stands where one line goes on in the next.
public enum TextAffinity: String, CaseIterable, Sendable {
  /// With the character behind it: where the next line begins.
  case downstream
  /// With the character before it: where the line ends.
  case upstream
}
