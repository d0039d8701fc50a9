internal import SymtextGraphics

/// What is lit of a layer.
enum LitPart {
  /// All of it.
  case all
  /// Nothing, and it is seen.
  case dimmed
  /// Nothing, and it is not seen.
  case none
  /// An outline on top of the dimmed layer, in points, y down, from the symbol's origin.
  case drawn(Path)
}
