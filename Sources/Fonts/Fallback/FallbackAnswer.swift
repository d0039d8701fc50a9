/// A result of font fallback.
enum FallbackAnswer: Sendable {
  case textFont
  case installed(Face, FontInstance)
  /// No font has the characters.
  case none
}
