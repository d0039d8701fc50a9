internal import SymtextGraphics

/// Finds the ink that the pen of a gap would cut off before it clears it, such as the corner of a speaker under the end
/// of its slash.
///
/// Such ink goes at once, before the pen cuts it off: otherwise it would hang in the air.
struct LooseEnds {
  /// The loose ends in points, y down, and when they go.
  private(set) var holes: [(outline: Path, presence: Presence)] = []

  /// The steps of the pen.
  private static let steps = 40
  /// The most loose ends.
  private static let most = 6
  /// The fraction of a line during which a loose end goes: more than a frame of a film, because players of Lottie may
  /// round times to whole frames.
  private static let length = 0.06
  /// The largest part of a loose end that lies outside of the gap, as a fraction.
  private static let outside = 0.02
  /// The width by which a hole is wider than its ink, the least width of a loose end, and the largest error of its
  /// outline, in units of the drawing grid.
  private static let (margin, least, tolerance) = (0.3, 0.25, 0.02)

  /// - Parameters:
  ///   - ink: all that the gap may clear, in points, y down.
  ///   - unit: the points in a unit of the drawing grid.
  init(_ ink: Path, under gap: PartLines, unit: Double) {
    guard gap.lines.count == 1, !ink.isEmpty, unit > 0 else { return }
    let tolerance = Self.tolerance * unit
    func without(_ ink: Path, _ part: ClosedRange<Double>) -> Path? {
      let drawn = gap.outline(part)
      let open = holes.filter { $0.presence.share(of: part) > 0 }
      let cuts = [drawn.lines] + drawn.solids.map(\.outline) + open.map(\.outline)
      var rest = ink
      for cut in cuts where !cut.isEmpty {
        guard let left = rest.combined(.difference, with: cut, tolerance: tolerance) else {
          return nil
        }
        rest = left
      }
      return rest
    }
    guard let whole = without(ink, 0...0) else { return }
    // Ink that lies within the whole gap is no loose end.
    let kept = whole.contours.filter { contour in
      contour.area > 0 && !(without(contour, 0...1)?.isEmpty ?? true)
    }
    for step in 1..<Self.steps {
      let share = Double(step) / Double(Self.steps)
      guard let rest = without(ink, 0...share) else { return }
      let loose = rest.contours.filter { contour in
        guard contour.area > Self.least * Self.least * unit * unit,
          let box = contour.bounds,
          kept.contains(where: { Self.holds($0.bounds, box, tolerance) }),
          let left = without(contour, 0...1)
        else { return false }
        return abs(left.area) < Self.outside * contour.area
      }
      for outline in loose where holes.count < Self.most {
        // It is nearly gone when the pen arrives.
        let start = max(Double(step - 1) / Double(Self.steps) - 2 * Self.length / 3, 0)
        holes.append(
          (
            Self.widened(outline, by: Self.margin * unit),
            Presence(arrival: start, departure: start, length: Self.length)
          ))
      }
    }
  }

  /// Whether a box lies in another one.
  private static func holds(_ outer: Rect?, _ inner: Rect, _ tolerance: Double) -> Bool {
    guard let room = outer?.insetBy(dx: -4 * tolerance, dy: -4 * tolerance) else { return false }
    return room.union(inner) == room
  }

  /// Returns a shape with some room around it.
  private static func widened(_ outline: Path, by margin: Double) -> Path {
    var path = outline
    path.append(
      Stroker(
        maximumHalfWidth: margin, tolerance: margin / 20, dotRadius: (base: margin, factor: 0)
      ).outline(of: [Stroker.Stroke(outline, style: .round)]).path(halfWidth: margin))
    return path
  }
}
