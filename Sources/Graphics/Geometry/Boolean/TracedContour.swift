/// A contour of a combined shape, told as parts of the path that it was made from.
package struct TracedContour: Sendable {
  /// A part of one element of the path.
  package struct Part: Sendable {
    /// The index of the element; `nil` for a straight piece that comes from none.
    package var element: Int?
    /// The element's parameter where the part starts.
    package var from: Double
    /// The element's parameter where the part ends; less than `from` when it runs backwards.
    package var to: Double
    /// Where the part starts.
    package var start: Point
    /// Where the part ends.
    package var end: Point
  }

  /// In order, each starting where the one before ends.
  package var parts: [Part]
}
