package import SymtextDrawing

/// The look of a picture while pressed, or before a change of state: the same items in other colours.
package struct PressedLook: MovingContent {
  /// The items, in the same number and order as at rest.
  package let items: [DisplayItem]

  /// Whether this is the look before the change, which does not return.
  package let isBefore: Bool

  /// Makes a look.
  package init(_ items: [DisplayItem], isBefore: Bool = false) {
    self.items = items
    self.isBefore = isBefore
  }
}
