internal import SymtextDrawing
internal import SymtextGraphics

/// Shapes with a description.
struct OutlinedDescription {
  /// The description; empty for shapes without a meaning, such as a hyphen that a line added.
  var text: String
  /// Whether the description replaces characters or a figure.
  var part: ReadingPart
  var items: [OutlinedItem]
  /// The bounds of the shapes.
  var box: Rect
  /// The baseline of the shapes.
  var baseline: Double
  /// The size of their font, or the height of the shapes.
  var size: Double
}
