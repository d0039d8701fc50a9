/// How much of a movement the edges of an outline make where white or black between two of them would close: all, but
/// near such places.
package struct EdgeMovementLimit: Sendable {
  /// A place on an edge that makes a part of the movement.
  package struct Place: Sendable {
    /// The place.
    package var point: Point
    /// Out of the black, of length 1.
    package var outward: Vector
    /// The part of the movement, 0 to 1.
    package var part: Double

    /// Makes a place.
    package init(point: Point, outward: Vector, part: Double) {
      (self.point, self.outward, self.part) = (point, outward, part)
    }
  }

  /// Those that do not make all of it.
  private let places: [Place]
  /// How much more of the movement is made for each unit of the way from a place.
  private let slope: Double

  /// Edges that make all of the movement.
  package static let none = EdgeMovementLimit([], slope: 1)

  /// - Parameters:
  ///   - places: those that make all of the movement do not matter.
  ///   - slope: how much more of the movement is made for each unit of the way from them.
  package init(_ places: [Place], slope: Double) {
    self.places = places.filter { $0.part < 1 }
    self.slope = slope
  }

  /// The same with more places, but for those at which edges make no more of the movement anyway.
  package func holding(_ more: [Place]) -> EdgeMovementLimit {
    more.reduce(self) { hold, place in
      guard place.part < hold.part(at: place.point, outward: place.outward) else { return hold }
      return EdgeMovementLimit(hold.places + [place], slope: slope)
    }
  }

  /// How many places are asked for a point.
  var count: Int { places.count }

  /// The part of the movement that a point of an edge makes.
  /// - Parameter outward: out of the black there; edges that face elsewhere do not matter.
  func part(at point: Point, outward: Vector) -> Double {
    var part = 1.0
    for place in places where place.outward.dot(outward) > Self.alike {
      let away = max(place.point.distance(to: point) - Self.stretch, 0)
      part = min(part, place.part + slope * away)
    }
    return part
  }

  /// So far around a place edges make the same part, in units of the path: no less than places lie apart.
  private static let stretch = 0.55
  /// Edges that face within 60° of each other are on one side.
  private static let alike = 0.5
}
