/// When what no pen follows comes and goes while lines are drawn: told by how far the pens are.
package struct Presence: Hashable, Sendable {
  /// The share of the lines that is drawn when it begins to come.
  package var arrival: Double
  /// The share of the lines that is taken away when it begins to go.
  package var departure: Double
  /// The share of the lines that is drawn meanwhile.
  package var length: Double

  /// What is there while any of the lines is.
  /// - Parameter length: as a share of the lines.
  package static func whileDrawn(length: Double) -> Presence {
    Presence(arrival: 0, departure: 1 - length, length: length)
  }

  /// What stands at a place of a line.
  /// - Parameters:
  ///   - place: as a share of the line, from where its pen begins.
  ///   - length: as a share of the line.
  package static func at(_ place: Double, length: Double) -> Presence {
    let start = place * (1 - length)
    return Presence(arrival: start, departure: start, length: length)
  }

  /// How much of it is there, 0 to 1.
  /// - Parameter drawn: the part of the lines that is drawn, as shares of their length.
  package func share(of drawn: ClosedRange<Double>) -> Double {
    guard drawn.upperBound > drawn.lowerBound else { return 0 }
    func part(_ value: Double, from start: Double) -> Double {
      length > 0 ? min(max((value - start) / length, 0), 1) : value > start ? 1 : 0
    }
    return part(drawn.upperBound, from: arrival) * (1 - part(drawn.lowerBound, from: departure))
  }
}
