package import Drawing

/// What a picture looks like while it is pressed: the same steps in other colours.
package struct PressedLook: MovingContent {
  /// The steps, as many as at rest and in their order.
  package let items: [DisplayItem]

  /// Makes a look.
  package init(_ items: [DisplayItem]) { self.items = items }
}
