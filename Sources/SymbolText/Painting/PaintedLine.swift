package import SymtextGraphics

/// A line of a symbol and the pen that draws it, from its start to its end.
///
/// Points of the picture, y down.
package struct PaintedLine: Sendable {
  /// The centre line, from the start of the pen; the outline of a dot.
  package var path: Path
  /// Whether it is a dot or another shape, which grows instead of being drawn.
  package var isDot: Bool
  /// The width of the pen.
  package var width: Double
  /// The constant part of the width, independent of the drawn length.
  package var leastWidth: Double
  /// The drawn fraction of the line at which the pen reaches its full width.
  package var begunShare: Double
  /// The visibility of a line that appears as other lines are drawn; `nil` for a line that a pen draws.
  package var presence: Presence?
  /// The line that carries it, and the map from that line's points to those of the picture.
  package var carrier: (line: DrawnLine.Carrier, map: Affine)?
  /// The line cap as in SVG.
  package var cap: String
  /// The line join as in SVG.
  package var join: String
  /// The miter limit.
  package var miterLimit: Double
}

extension PaintedLine {
  /// Returns its drawn part; for a carried or growing line, its visible part.
  package func drawn(_ lines: ClosedRange<Double>) -> ClosedRange<Double> {
    presence.map { 0...$0.share(of: lines) } ?? lines
  }

  /// Returns the width of the pen: thinner at first, so that lines grow from nothing.
  /// - Parameter drawn: the drawn part of the line.
  package func width(of drawn: ClosedRange<Double>) -> Double {
    let begun = min((drawn.upperBound - drawn.lowerBound) / begunShare, 1)
    return leastWidth + (width - leastWidth) * begun
  }

  /// The point where a carried line touches its carrier at rest; `nil` for other lines.
  package var tip: Point? { carrier.map { $0.map * $0.line.place(at: 1).point } }
}

extension PartLines {
  /// Returns the lines; a line drawn both ways becomes two.
  /// - Parameter map: from points at the symbol's origin, y down.
  /// - Returns: `nil` if any pen is not round.
  func painted(_ map: Affine) -> [PaintedLine]? {
    let toPicture = map * toPoints
    let scale = abs(toPicture.determinant).squareRoot()
    guard (lines.map(\.stroke) + dots.map(\.stroke)).allSatisfy({ $0.style.stretch == .identity })
    else { return nil }
    func line(_ path: Path, _ stroke: Stroker.Stroke, begunShare: Double) -> PaintedLine {
      PaintedLine(
        path: path.transformed(by: toPicture), isDot: false,
        width: 2 * scale * stroke.pen.halfWidth(halfWidth),
        leastWidth: 2 * scale * min(stroke.pen.base, stroke.pen.halfWidth(halfWidth)),
        begunShare: begunShare, cap: stroke.style.cap.rawValue, join: stroke.style.join.rawValue,
        miterLimit: stroke.style.miterLimit)
    }
    var painted: [PaintedLine] = []
    for drawn in lines {
      // A closed line is left slightly open, so that it has a start.
      let (origin, end) = (drawn.origin, drawn.way.isClosed ? 1 - 1e-9 : 1)
      let sides = [
        origin < end ? drawn.way.part(origin...end) : Path(),
        origin > 0 ? drawn.way.part(0...origin).reversed : Path(),
      ].filter { !$0.isEmpty }
      for side in sides {
        var own = line(side, drawn.stroke, begunShare: halfWidth / drawn.way.length)
        own.carrier = drawn.carrier.map { ($0, toPicture) }
        own.presence = drawn.presence
        painted.append(own)
      }
    }
    for line in cutOutline?.centerLines ?? [] {
      let width = line.width * abs(map.determinant).squareRoot()
      painted.append(
        PaintedLine(
          path: line.path.transformed(by: map), isDot: false, width: width, leastWidth: 0,
          begunShare: line.path.length > 0 ? line.width / 2 / line.path.length : 1,
          cap: line.isRound ? "round" : "butt", join: "round", miterLimit: 4))
    }
    for part in carried {
      var own = line(
        part.outline, Stroker.Stroke(part.outline, pen: .ofWeight), begunShare: 1)
      own.isDot = true
      own.presence = part.presence
      own.carrier = (part.carrier, toPicture)
      painted.append(own)
    }
    for dot in dots {
      var own = line(outline(of: dot.stroke, halfWidth), dot.stroke, begunShare: 1)
      own.isDot = true
      own.presence = dot.presence
      painted.append(own)
    }
    for disk in disks {
      var own = line(disk.outline, Stroker.Stroke(disk.outline), begunShare: 1)
      own.isDot = true
      own.presence = disk.presence
      painted.append(own)
    }
    return painted
  }
}
