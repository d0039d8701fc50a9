/// How much contrast the one who looks at a picture asks for.
public enum Contrast: String, CaseIterable, Sendable {
  /// As is usual.
  case normal
  /// More, as a setting of the system has it for those who see little.
  case increased
}
