/// A place on a contour of an outline.
package struct ContourPlace: Hashable, Sendable {
  /// The index of the contour in the outline.
  package var contour: Int
  /// The distance along the contour as a fraction of its length, 0 to 1.
  package var share: Double

  package init(contour: Int, share: Double) {
    self.contour = contour
    self.share = share
  }
}
