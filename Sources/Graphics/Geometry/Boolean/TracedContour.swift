/// A contour of a boolean operation's result, as parts of the path it was made from.
package struct TracedContour: Sendable {
  /// A part of one path element.
  package struct Part: Sendable {
    /// The index of the element; `nil` for a straight piece that belongs to no element.
    package var element: Int?
    /// The element's parameter at the start of the part.
    package var from: Double
    /// The element's parameter at the end of the part; less than `from` if the part runs backwards.
    package var to: Double
    package var start: Point
    package var end: Point
  }

  /// The parts in order; each starts at the end of the one before.
  package var parts: [Part]
}
