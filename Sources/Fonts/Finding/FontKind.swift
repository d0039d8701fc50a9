/// The kind of a text font's letters; font fallback prefers fonts of the same kind.
enum FontKind: Sendable {
  case sansSerif
  case serif
  case monospace
}
