/// An outline whose points move along straight lines as the pen gets wider.
///
/// At half-width `h` a point lies at `base + offset · h`. Outlines of two widths therefore have the same structure, and
/// interpolation between them is exact, as a variable font requires.
package struct VariableOutline: Hashable, Sendable {
  /// A point of an outline: on the curve, or a quadratic control point.
  package struct ControlPoint: Hashable, Sendable {
    /// The position at half-width 0.
    package var base: Point
    /// The movement per unit of half-width.
    package var offset: Vector
    /// Whether the curve passes through the point.
    package var isOnCurve: Bool
    /// The half-width at which the point stops moving, because the counter it bounds has closed.
    package var limit = Double.infinity
    /// The half-widths at which the movement changes, in outlines drawn at several widths.
    package var bends: [Bend] = []

    /// A change of a point's movement at a half-width.
    package struct Bend: Hashable, Sendable {
      package var halfWidth: Double
      /// The vector added to the point's offset.
      package var turn: Vector
    }

    package init(base: Point, offset: Vector, isOnCurve: Bool) {
      self.base = base
      self.offset = offset
      self.isOnCurve = isOnCurve
    }

    /// Creates a control point that moves along straight lines from place to place.
    /// - Parameters:
    ///   - places: at least one.
    ///   - halfWidths: the half-widths of the places, increasing; as many as places.
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

    /// Returns the point for a pen derived from the shared pen; `halfWidth` then means that of the shared pen.
    func drawn(by pen: Pen) -> ControlPoint {
      guard pen != .ofWeight else { return self }
      var point = ControlPoint(
        base: base + offset * pen.base, offset: offset * pen.factor, isOnCurve: isOnCurve)
      if limit.isFinite, pen.factor > 0 { point.limit = (limit - pen.base) / pen.factor }
      // Bends already use half-widths of the shared pen.
      point.bends = bends
      if let taper = pen.taper { point.bend(by: offset, pen, taper) }
      return point
    }

    /// Returns the point of a stroke with several widths; `halfWidth` then means that of the shared pen.
    /// - Parameter knots: The widths, with increasing widths of the shared pen; without any, those of the pen.
    func drawn(by pen: Pen, _ knots: [StrokeKnot]) -> ControlPoint {
      guard knots.count > 1 else { return drawn(by: pen) }
      let knots = knots.passing(limit)
      var point = ControlPoint(
        places: knots.map { base + offset * min($0.halfWidth, limit) + $0.shift },
        halfWidths: knots.map(\.shared), isOnCurve: isOnCurve)
      // Bends already use half-widths of the shared pen.
      point.bends += bends
      return point
    }

    /// Changes the movement below the end of a pen's taper.
    /// - Parameter own: The movement per unit of the pen's own half-width.
    private mutating func bend(by own: Vector, _ pen: Pen, _ taper: Pen.Taper) {
      let below = pen.factorBelow(taper)
      let turn = own * (pen.factor - below)
      // The counter closes within the taper.
      if limit < taper.end {
        limit = taper.end - pen.factor * (taper.end - limit) / below
      } else {
        bends.append(Bend(halfWidth: taper.end, turn: turn))
        if limit.isFinite { bends.append(Bend(halfWidth: limit, turn: turn * -1)) }
      }
      base = base + turn * taper.end
      offset = own * below
    }

    /// Returns the point transformed.
    func mapped(by map: Affine) -> ControlPoint {
      var point = self
      point.base = map * base
      point.offset = map * offset
      point.bends = bends.map { Bend(halfWidth: $0.halfWidth, turn: map * $0.turn) }
      return point
    }

    /// Returns the position at a half-width.
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
  /// Each starts with a point on the curve; between two points on the curve there is at most one control point.
  package var contours: [[ControlPoint]]

  package init(contours: [[ControlPoint]]) { self.contours = contours }

  /// The outline with the opposite direction.
  package var reversed: VariableOutline {
    VariableOutline(
      contours: contours.map { contour in
        guard let first = contour.first else { return contour }
        return [first] + contour.dropFirst().reversed()
      })
  }

  /// Returns the outline at one half-width, as a path of lines and quadratics.
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
