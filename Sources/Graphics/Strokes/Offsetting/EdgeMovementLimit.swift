/// The part of a movement that the edges of an outline make: all of it, except near places where white or black between
/// two edges would close.
package struct EdgeMovementLimit: Sendable {
  /// A place on an edge that makes only a part of the movement.
  package struct Place: Sendable {
    package var point: Point
    /// The direction out of the black, of length 1.
    package var outward: Vector
    /// The part of the movement, 0 to 1.
    package var part: Double

    package init(point: Point, outward: Vector, part: Double) {
      (self.point, self.outward, self.part) = (point, outward, part)
    }
  }

  /// The places with a part below 1.
  private let places: [Place]
  /// The increase of the part per unit of distance from a place.
  private let slope: Double

  /// The full movement everywhere.
  package static let none = EdgeMovementLimit([], slope: 1)

  /// - Parameters:
  ///   - places: places with a limited movement; those with a part of 1 are ignored.
  ///   - slope: the increase of the part per unit of distance from a place.
  package init(_ places: [Place], slope: Double) {
    self.places = places.filter { $0.part < 1 }
    self.slope = slope
  }

  /// Returns the limit with more places added.
  ///
  /// A place whose part is no less than the current part there is ignored.
  package func holding(_ more: [Place]) -> EdgeMovementLimit {
    more.reduce(self) { hold, place in
      guard place.part < hold.part(at: place.point, outward: place.outward) else { return hold }
      return EdgeMovementLimit(hold.places + [place], slope: slope)
    }
  }

  /// The number of places checked for each point.
  var count: Int { places.count }

  /// Returns the part of the movement at a point of an edge.
  /// - Parameter outward: the direction out of the black at the point; places that face elsewhere are ignored.
  func part(at point: Point, outward: Vector) -> Double {
    var part = 1.0
    for place in places where place.outward.dot(outward) > Self.alike {
      let away = max(place.point.distance(to: point) - Self.stretch, 0)
      part = min(part, place.part + slope * away)
    }
    return part
  }

  /// The distance from a place within which edges make the same part of the movement, in units of the path; at least
  /// the distance between places.
  private static let stretch = 0.55
  /// The cosine of 60°: edges that face within this angle of each other are on one side.
  private static let alike = 0.5
}
