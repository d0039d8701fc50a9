package import SymtextGraphics

/// The rule for the optical centre of a drawing, which belongs in the middle of a circle or a square around it.
///
/// It lies most of the way from the middle of the ink's box to the centre of the ink's mass. A triangle, for example, is
/// balanced when its tip is nearer to the circle than its base.
package enum OpticalCentering {
  /// The fraction of the way to the centre of mass.
  package static let pull = 0.6
  /// The greatest shift, as a fraction of the longer side of the box.
  package static let farthestShift = 0.09
  /// The least shift along an axis, as a fraction of the longer side; a smaller one is none, so that a symmetrical
  /// drawing stays exactly in the middle.
  package static let leastShift = 0.008
  /// The greatest distance, along each axis, of a drawing's own centre from the middle of its ink, in units of the
  /// drawing grid.
  package static let farthestOwn = 7.0
  /// The least distance of the middle of an icon's ink from that of its `viewBox` that counts as intended, in units of
  /// the drawing grid.
  package static let leastPadding = 0.25

  /// Returns the shift from the middle of a box of ink to its optical centre.
  /// - Parameter mass: the centre of the ink's mass.
  package static func shift(from box: Rect, toMass mass: Point) -> Vector {
    let side = max(box.width, box.height)
    let shift = (mass - box.middle) * pull
    let most = farthestShift * side
    return shift.length > most ? shift * (most / shift.length) : shift
  }
}
