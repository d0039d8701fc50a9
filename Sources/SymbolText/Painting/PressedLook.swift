package import SymtextDrawing

/// What a picture looks like while it is pressed, or looked like before its state changed: the same steps in other
/// colours.
package struct PressedLook: MovingContent {
  /// The steps, as many as at rest and in their order.
  package let items: [DisplayItem]

  /// Whether it looked so before, and does not again.
  package let isBefore: Bool

  /// Makes a look.
  package init(_ items: [DisplayItem], isBefore: Bool = false) {
    self.items = items
    self.isBefore = isBefore
  }
}
