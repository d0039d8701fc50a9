/// A horizontal stroke of a glyph, or an edge without an opposite edge nearby.
///
/// Coordinates are pixels, y up from the baseline.
struct HorizontalStroke {
  /// The lower edge; `nil` when there is only an upper one.
  var bottom: Double?
  /// The upper edge; `nil` when there is only a lower one.
  var top: Double?
  /// The horizontal length.
  var length: Double
  /// Whether both edges are parts of curves.
  var isRound: Bool

  /// The lowest height.
  var low: Double { bottom ?? top ?? 0 }
  /// The highest height.
  var high: Double { top ?? bottom ?? 0 }
  var middle: Double { (low + high) / 2 }
  var thickness: Double { high - low }

  /// Returns the strokes with the given edges.
  /// - Parameter thickness: the largest thickness; edges farther apart are separate strokes.
  static func strokes(of edges: [HorizontalEdge], noThickerThan thickness: Double)
    -> [HorizontalStroke]
  {
    /// The nearest edge on the other side of the ink.
    func partner(of edge: HorizontalEdge) -> Int? {
      var nearest: (index: Int, distance: Double)?
      for (index, other) in edges.enumerated() where other.isBottom != edge.isBottom {
        let distance = edge.isBottom ? other.y - edge.y : edge.y - other.y
        guard distance > 0, distance <= thickness,
          edge.overlap(other) >= 0.3 * min(edge.length, other.length)
        else { continue }
        if distance < nearest?.distance ?? .infinity { nearest = (index, distance) }
      }
      return nearest?.index
    }
    var strokes: [HorizontalStroke] = []
    for (index, edge) in edges.enumerated() {
      if let other = partner(of: edge), partner(of: edges[other]) == index {
        guard edge.isBottom else { continue }
        strokes.append(
          HorizontalStroke(
            bottom: edge.y, top: edges[other].y, length: max(edge.length, edges[other].length),
            isRound: edge.isRound && edges[other].isRound))
      } else {
        strokes.append(
          HorizontalStroke(
            bottom: edge.isBottom ? edge.y : nil, top: edge.isBottom ? nil : edge.y,
            length: edge.length, isRound: edge.isRound))
      }
    }
    return strokes
  }
}
