internal import SymtextGraphics
internal import SymtextSymbols

/// A drawing and the findings about it, for a ``FindingSheet``.
package struct MarkedDrawing: Sendable {
  /// A finding.
  package struct Finding: Hashable, Sendable {
    /// The sentence without the symbol.
    var sentence: String
    /// The marked part, in the space of the drawing; `nil` for the whole.
    var spot: FindingPlace.Spot?
  }

  /// A shape that is filled by the nonzero rule.
  struct Fill: Sendable {
    var path: Path
    /// 0 to 1.
    var opacity: Double
  }

  /// The symbol, the weight and the scale.
  package var title: String
  /// Back to front, y down; empty if there is nothing to show.
  var fills: [Fill]
  package internal(set) var findings: [Finding]

  /// The box around the drawing and its marks.
  var frame: Rect? {
    let spots = findings.compactMap(\.spot?.box).filter {
      [$0.minX, $0.minY, $0.maxX, $0.maxY].allSatisfy(\.isFinite)
    }
    return (fills.compactMap(\.path.bounds) + (fills.isEmpty ? [] : spots)).union
  }
}
