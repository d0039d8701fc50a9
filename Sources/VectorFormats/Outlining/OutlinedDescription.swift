internal import SymtextDrawing
internal import SymtextGraphics

/// Shapes and what they are called.
struct OutlinedDescription {
  /// Empty for what says nothing, such as a hyphen that a line added.
  var text: String
  /// Characters or a figure.
  var part: ReadingPart
  var items: [OutlinedItem]
  /// Around the shapes.
  var box: Rect
  /// Where they stand.
  var baseline: Double
  /// That of their font, or how high they are.
  var size: Double
}
