/// A place on one of the contours of an outline.
package struct ContourPlace: Hashable, Sendable {
  /// The contour, from 0 in the outline's order.
  package var contour: Int
  /// How far it lies along the contour, as a share of the contour's length, 0 to 1.
  package var share: Double

  /// Makes a place.
  package init(contour: Int, share: Double) {
    self.contour = contour
    self.share = share
  }
}
