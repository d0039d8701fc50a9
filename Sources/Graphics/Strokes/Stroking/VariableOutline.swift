/// An outline whose every point moves on a straight line as the pen gets wider.
///
/// At half-width `h` a point lies at `base + offset · h`, so outlines of two widths have the same
/// structure and the outline between them is exact: what a variable font needs.
package struct VariableOutline: Hashable, Sendable {
  /// A point of an outline, on the curve or a quadratic control point.
  package struct ControlPoint: Hashable, Sendable {
    /// Where the point lies at half-width zero.
    package var base: Point
    /// How far it moves for one unit of half-width.
    package var offset: Vector
    /// Whether the curve passes through the point.
    package var isOnCurve: Bool
    /// The half-width from which on it stands still: where the counter that it bounds has closed.
    package var limit = Double.infinity
    /// Where the point turns on its way, by half-width: outlines that were drawn at several widths do.
    package var bends: [Bend] = []

    /// A half-width from which on a point moves otherwise.
    package struct Bend: Hashable, Sendable {
      /// The half-width.
      package var halfWidth: Double
      /// What is added to the point's offset there.
      package var turn: Vector
    }

    /// Makes a control point.
    package init(base: Point, offset: Vector, isOnCurve: Bool) {
      self.base = base
      self.offset = offset
      self.isOnCurve = isOnCurve
    }

    /// Makes a control point that moves on straight lines from place to place.
    /// - Parameters:
    ///   - places: at least one.
    ///   - halfWidths: those at which it lies there, rising; as many.
    package init(places: [Point], halfWidths: [Double], isOnCurve: Bool) {
      var speed = Vector.zero
      var base = places[0]
      var bends: [Bend] = []
      for index in places.indices.dropFirst() {
        let next =
          (places[index] - places[index - 1])
          * (1 / (halfWidths[index] - halfWidths[index - 1]))
        if index == 1 {
          base = places[0] - next * halfWidths[0]
        } else if next != speed {
          bends.append(Bend(halfWidth: halfWidths[index - 1], turn: next - speed))
        }
        speed = next
      }
      let first = bends.reduce(speed) { $0 - $1.turn }
      self.init(base: base, offset: first, isOnCurve: isOnCurve)
      self.bends = bends
    }

    /// The same point for a pen that depends on the one of which `halfWidth` speaks.
    func drawn(by pen: Pen) -> ControlPoint {
      guard pen != .ofWeight else { return self }
      var point = ControlPoint(
        base: base + offset * pen.base, offset: offset * pen.factor, isOnCurve: isOnCurve)
      if limit.isFinite, pen.factor > 0 { point.limit = (limit - pen.base) / pen.factor }
      // They speak of the pen that all share.
      point.bends = bends
      return point
    }

    /// The same point after a map.
    func mapped(by map: Affine) -> ControlPoint {
      var point = self
      point.base = map * base
      point.offset = map * offset
      point.bends = bends.map { Bend(halfWidth: $0.halfWidth, turn: map * $0.turn) }
      return point
    }

    /// Where the point lies at a half-width.
    @inlinable package func position(halfWidth: Double) -> Point {
      var place = base + offset * min(halfWidth, limit)
      for bend in bends where halfWidth > bend.halfWidth {
        place = place + bend.turn * (halfWidth - bend.halfWidth)
      }
      return place
    }
  }

  /// The closed contours.
  ///
  /// Each starts with a point on the curve; between two points on the curve lies at most one that
  /// is not.
  package var contours: [[ControlPoint]]

  /// Makes an outline from its contours.
  package init(contours: [[ControlPoint]]) { self.contours = contours }

  /// The same outline turning the other way round.
  package var reversed: VariableOutline {
    VariableOutline(
      contours: contours.map { contour in
        guard let first = contour.first else { return contour }
        return [first] + contour.dropFirst().reversed()
      })
  }

  /// The outline at one half-width, as a path of lines and quadratics.
  package func path(halfWidth: Double) -> Path {
    var path = Path()
    for contour in contours {
      guard let first = contour.first else { continue }
      path.move(to: first.position(halfWidth: halfWidth))
      var control: Point?
      for point in contour.dropFirst() + [first] {
        let position = point.position(halfWidth: halfWidth)
        if !point.isOnCurve {
          control = position
        } else if let c = control {
          path.quad(c, to: position)
          control = nil
        } else {
          path.line(to: position)
        }
      }
      path.close()
    }
    return path
  }
}
