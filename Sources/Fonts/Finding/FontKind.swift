/// The kind of letters that a text font has, for which others like it are sought.
enum FontKind: Sendable {
  case sansSerif
  case serif
  case monospace
}
