internal import SymtextGraphics
internal import SymtextSymbols

extension LintedDrawing {
  /// Checks for a face: exactly two equal dots side by side, centred in an enclosing shape.
  var faceProblems: [DrawingProblem] {
    let eyes = contours.filter(Self.isEye).map(\.box)
    guard eyes.count <= Self.mostDots else { return [] }
    for (index, eye) in eyes.enumerated() {
      let row = eyes.filter { abs($0.midY - eye.midY) < 0.3 }
      guard row.count == 2,
        let other = eyes[..<index].first(where: { abs($0.midY - eye.midY) < 0.3 }),
        abs(eye.width - other.width) < 0.3, abs(eye.height - other.height) < 0.3,
        DrawingLimits.eyes.contains(abs(eye.midX - other.midX))
      else { continue }
      let middle = (eye.midX + other.midX) / 2
      let isEnclosed = contours.contains { contour in
        contour.isClosed && abs(contour.box.midX - middle) < 0.3
          && [eye, other].allSatisfy {
            Polygon.winding(contour.points, Point($0.midX, $0.midY)) != 0
          }
      }
      guard isEnclosed else { continue }
      let reach = WeightLaw.halfStroke(.regular)
      return [
        problem(
          .face, at: .box(eye.union(other).insetBy(dx: -reach, dy: -reach)),
          "the two dots at x \(units(min(eye.midX, other.midX))) and x \(units(max(eye.midX, other.midX))), y \(units(eye.midY)) look like eyes; draw one dot, three, or bars"
        )
      ]
    }
    return []
  }

  /// With more dots, none are eyes.
  private static let mostDots = 12

  /// Whether a contour may be an eye: a dot, a short line, or a small round shape.
  private static func isEye(_ contour: DrawnContour) -> Bool {
    let box = contour.box
    let side = max(box.width, box.height)
    let isRound = contour.isClosed && min(box.width, box.height) >= 0.6 * side
    return side <= (isRound ? DrawingLimits.eye : DrawingLimits.shortEye)
  }
}
