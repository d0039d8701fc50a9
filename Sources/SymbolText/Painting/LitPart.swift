internal import SymtextGraphics

/// The lit part of a layer.
enum LitPart {
  /// The whole layer.
  case all
  /// Nothing; the layer is dimmed.
  case dimmed
  /// Nothing; the layer is hidden.
  case none
  /// An outline on top of the dimmed layer, in points, y down, from the symbol's origin.
  case drawn(Path)
}
