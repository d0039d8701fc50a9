/// The visibility of a part that no pen follows, as a function of the drawn fraction of the lines.
package struct Presence: Hashable, Sendable {
  /// The drawn fraction of the lines at which it begins to appear.
  package var arrival: Double
  /// The erased fraction of the lines at which it begins to disappear.
  package var departure: Double
  /// The fraction of the lines during which it appears or disappears.
  package var length: Double

  /// Makes the visibility of a part that is shown while any part of the lines is.
  /// - Parameter length: as a fraction of the lines.
  package static func whileDrawn(length: Double) -> Presence {
    Presence(arrival: 0, departure: 1 - length, length: length)
  }

  /// Makes the visibility of a part at a position on a line.
  /// - Parameters:
  ///   - place: as a fraction of the line, from the start of its pen.
  ///   - length: as a fraction of the line.
  package static func at(_ place: Double, length: Double) -> Presence {
    let start = place * (1 - length)
    return Presence(arrival: start, departure: start, length: length)
  }

  /// Returns its visibility, 0 to 1.
  /// - Parameter drawn: the drawn part of the lines, as fractions of their length.
  package func share(of drawn: ClosedRange<Double>) -> Double {
    guard drawn.upperBound > drawn.lowerBound else { return 0 }
    func part(_ value: Double, from start: Double) -> Double {
      length > 0 ? min(max((value - start) / length, 0), 1) : value > start ? 1 : 0
    }
    return part(drawn.upperBound, from: arrival) * (1 - part(drawn.lowerBound, from: departure))
  }

  /// The visibility of a part whose line is drawn from its other end.
  var reversed: Presence {
    arrival == departure ? .at(1 - arrival / max(1 - length, 1e-9), length: length) : self
  }
}
