package import SymtextGraphics

/// A line of a symbol and the pen that draws it, from its start to its end.
///
/// Points of the picture, y down.
package struct PaintedLine: Sendable {
  /// Its centre, from where the pen begins; of a dot its outline.
  package var path: Path
  /// Whether it is a dot, which grows in place of being drawn.
  package var isDot: Bool
  /// How wide the pen is.
  package var width: Double
  /// How much of that does not depend on how far the line is drawn.
  package var leastWidth: Double
  /// The share of the line that is drawn when the pen is as wide as it gets.
  package var begunShare: Double
  /// How much of it is there as lines are drawn; `nil` for what a pen draws with them.
  package var presence: Presence?
  /// The line whose pen carries it, and what leads from that line's points to those of the picture.
  package var carrier: (line: DrawnLine.Carrier, map: Affine)?
  /// How it ends, as SVG has it.
  package var cap: String
  /// How it turns corners, as SVG has it.
  package var join: String
  /// How far corners may reach.
  package var miterLimit: Double
}

extension PaintedLine {
  /// The share of it that is drawn: of what is carried or grows, how much of it is there.
  package func drawn(_ lines: ClosedRange<Double>) -> ClosedRange<Double> {
    presence.map { 0...$0.share(of: lines) } ?? lines
  }

  /// How wide the pen is that has drawn so much: thinner at first, so that nothing comes up all at once.
  /// - Parameter drawn: the share of it that is drawn.
  package func width(of drawn: ClosedRange<Double>) -> Double {
    let begun = min((drawn.upperBound - drawn.lowerBound) / begunShare, 1)
    return leastWidth + (width - leastWidth) * begun
  }

  /// Where what is carried touches the line that carries it, at rest; `nil` for what stands.
  package var tip: Point? { carrier.map { $0.map * $0.line.place(at: 1).point } }
}

extension PartLines {
  /// Its lines, those that are drawn both ways as two.
  /// - Parameter map: from points at the symbol's origin, y down.
  /// - Returns: `nil` where a pen is not round.
  func painted(_ map: Affine) -> [PaintedLine]? {
    let toPicture = map * toPoints
    let scale = abs(toPicture.determinant).squareRoot()
    guard (lines.map(\.stroke) + dots.map(\.stroke)).allSatisfy({ $0.style.stretch == .identity })
    else { return nil }
    func line(_ path: Path, _ stroke: Stroker.Stroke, begunShare: Double) -> PaintedLine {
      PaintedLine(
        path: path.transformed(by: toPicture), isDot: false,
        width: 2 * scale * stroke.pen.halfWidth(halfWidth), leastWidth: 2 * scale * stroke.pen.base,
        begunShare: begunShare, cap: stroke.style.cap.rawValue, join: stroke.style.join.rawValue,
        miterLimit: stroke.style.miterLimit)
    }
    var painted: [PaintedLine] = []
    for drawn in lines {
      // Of a closed line a little is left open, so that it has a start.
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
    for dot in dots {
      var own = line(outline(of: dot.stroke, halfWidth), dot.stroke, begunShare: 1)
      own.isDot = true
      own.presence = dot.presence
      painted.append(own)
    }
    return painted
  }
}
