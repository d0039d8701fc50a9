internal import SymtextGraphics

/// A block and the top left of its box.
struct PlacedBlock {
  var block: Block
  var origin: Point
}
