internal import SymtextFontGlyphs
internal import SymtextSymbols
package import SymtextGraphics

/// How pens draw a part of a symbol: lines, heads that lines carry, dots, and what is filled.
///
/// Space: units of the drawing grid, y down, unless it is said otherwise.
package struct PartLines: Sendable {
  /// What a pen follows.
  package private(set) var lines: [DrawnLine] = []
  /// Dots, which grow.
  package private(set) var dots: [(stroke: Stroker.Stroke, presence: Presence)] = []
  /// What is filled, which fades: points from the symbol's origin, y down.
  package private(set) var solids: [(outline: Path, presence: Presence)] = []
  /// An outline that cuts divide into what pens draw: points from the symbol's origin, y down.
  package private(set) var cutOutline: CutOutline?
  /// Half the width of the pen of the symbol's weight.
  package let halfWidth: Double
  /// To points from the symbol's origin, y down.
  package let toPoints: Affine

  /// How much of the lines is there when a filled shape is there as a whole, and a dot.
  private static let (solidShare, dotShare) = (0.25, 0.15)
  /// How much of its outline is drawn when what is filled begins to be.
  private static let fillStart = 0.8
  /// How far outlines may stray from the true stroke: less than half a font unit.
  static let tolerance = 0.004
  /// The length of the shortest line, and the width of the narrowest shape that is drawn by its outline where there
  /// are lines beside it, in half-widths of the pen.
  private static let (shortest, narrowest) = (0.5, 4.0)
  /// How near a line's end what it belongs to must be.
  static let nearness = 0.02

  /// Sorts strokes.
  package init(_ strokes: [Stroker.Stroke], halfWidth: Double, toPoints: Affine) {
    (self.halfWidth, self.toPoints) = (halfWidth, toPoints)
    var points: [Stroker.Stroke] = []
    for stroke in strokes where stroke.isLine {
      for contour in stroke.path.contours {
        var own = stroke
        own.path = contour
        // What is shorter than its pen is thick is a dot.
        if let way = PenLine(contour), way.length > Self.shortest * halfWidth {
          lines.append(DrawnLine(contour: contour, way: way, stroke: own))
        } else {
          points.append(own)
        }
      }
    }
    lines = LineJoints(lines).lines
    let ends = lines.filter { $0.presence == nil && !$0.way.isClosed }
    for dot in points {
      let place = Self.place(at: ends) { end in
        dot.path.bounds.map { end.distance(to: $0.middle) <= 2 * halfWidth } ?? false
      }
      let length = lines.isEmpty ? 1 : Self.dotShare
      dots.append(
        (dot, place.map { .at($0, length: length) } ?? .whileDrawn(length: length)))
    }
    for solid in strokes where !solid.isLine {
      let outline = outline(of: solid, halfWidth)
      let box = outline.bounds ?? Rect(.zero)
      let isSmall =
        !lines.isEmpty && min(box.width, box.height) <= Self.narrowest * halfWidth
      let polygons = outline.flattened(tolerance: 0.1).map(\.points)
      add(
        solid: outline,
        place: Self.place(at: ends) { end in
          polygons.reduce(0) { $0 + Polygon.winding($1, end) } != 0
        }, isSmall: isSmall)
    }
  }

  /// What has no lines is drawn by its outline, and fills.
  /// - Parameter outline: filled by the nonzero rule.
  init(outline: Path, halfWidth: Double, toPoints: Affine) {
    (self.halfWidth, self.toPoints) = (halfWidth, toPoints)
    add(solid: outline, place: nil, isSmall: false)
  }

  /// What templates say of drawing an outline; what no pen draws is drawn by its own outline, and fills.
  /// - Parameter guided: points from the symbol's origin, y down.
  init(cutOutline: CutOutline, halfWidth: Double, unit: Double) {
    self.init(
      outline: cutOutline.solids.transformed(by: .scale(1 / unit, 1 / unit)), halfWidth: halfWidth,
      toPoints: .scale(unit, unit))
    self.cutOutline = cutOutline
  }

  /// Adds what is filled: drawn by its outline where that bears a pen, else it fades.
  /// - Parameters:
  ///   - place: where it stands on its line; `nil` for what stands alone.
  ///   - isSmall: whether it fades anyway.
  private mutating func add(solid outline: Path, place: Double?, isSmall: Bool) {
    guard !outline.isEmpty else { return }
    var presence =
      place.map { Presence.at($0, length: Self.solidShare) } ?? .whileDrawn(length: Self.solidShare)
    if !isSmall, let edge = InnerEdge(outline, halfWidth: halfWidth) {
      presence = Presence(arrival: Self.fillStart, departure: 0, length: 1 - Self.fillStart)
      let pen = Pen(base: 0, factor: halfWidth > 0 ? edge.halfWidth / halfWidth : 1)
      for contour in edge.path.contours {
        guard let way = PenLine(contour) else { continue }
        lines.append(
          DrawnLine(contour: contour, way: way, stroke: Stroker.Stroke(contour, pen: pen)))
      }
    }
    solids.append((outline.transformed(by: toPoints), presence))
  }

  /// Where on its line a shape stands that one of its ends touches; `nil` where none does.
  private static func place(
    at ends: [DrawnLine], touches: (Point) -> Bool
  ) -> Double? {
    for line in ends {
      for end in [0.0, 1] where touches(line.way.place(at: end).point) {
        // Where the pen begins it is there at once, at an end that it comes to at last.
        return line.origin == end ? 0 : 1
      }
    }
    return nil
  }

  /// The longest of its lines.
  package var longest: Double {
    max(lines.map(\.way.length).max() ?? 0, (cutOutline?.longestStroke ?? 0) / toPoints.a)
  }

  /// The box around what pens carry along: points from the symbol's origin, y down; `nil` where they carry
  /// nothing.
  /// - Parameter drawn: shares of each line's length, 0 to 1.
  package func carriedBox(_ drawn: ClosedRange<Double>) -> Rect? {
    lines.compactMap { $0.carriedBox(at: drawn.upperBound) }
      .union
      .map { toPoints * $0.insetBy(dx: -halfWidth, dy: -halfWidth) }
  }

  /// Whether there is anything that pens do.
  package var isEmpty: Bool { lines.isEmpty && dots.isEmpty && cutOutline == nil }

  // MARK: Outlines

  /// What is there of the part: lines and dots as one shape, and what is filled with how much it is there.
  ///
  /// What is shorter than its pen is thick is drawn by a thinner pen, so that nothing comes up all at once.
  /// - Parameter drawn: shares of each line's length, 0 to 1.
  /// - Returns: points from the symbol's origin, y down, filled by the nonzero rule.
  func outline(
    _ drawn: ClosedRange<Double>
  ) -> (lines: Path, solids: [(outline: Path, opacity: Double)]) {
    var shape = Path()
    for line in lines {
      var own = Path()
      for piece in line.pieces(drawn) {
        var stroke = line.stroke
        stroke.path = piece == 0...1 ? line.contour : line.way.part(piece)
        let length = line.way.length * (piece.upperBound - piece.lowerBound)
        // The caps are round: a line that is not begun is a dot as large as the pen.
        own.append(outline(of: stroke, halfWidth * min(length / halfWidth, 1)))
      }
      if let carrier = line.carrier {
        own = own.transformed(by: carrier.map(at: drawn.upperBound))
      }
      shape.append(own)
    }
    for dot in dots {
      let share = dot.presence.share(of: drawn)
      if share > 0 { shape.append(outline(of: dot.stroke, halfWidth * share)) }
    }
    shape = shape.transformed(by: toPoints)
    if let cutOutline { shape.append(cutOutline.drawn(part: drawn)) }
    return (
      shape,
      solids.compactMap { solid in
        let opacity = solid.presence.share(of: drawn)
        return opacity > 0 ? (solid.outline, opacity) : nil
      }
    )
  }

  /// The outline of a stroke.
  func outline(of stroke: Stroker.Stroke, _ halfWidth: Double) -> Path {
    var radius = DrawingGrid.dotRadius
    if self.halfWidth > 0 { radius.base *= halfWidth / self.halfWidth }
    return Stroker(maximumHalfWidth: halfWidth, tolerance: Self.tolerance, dotRadius: radius)
      .outline(of: [stroke]).path(halfWidth: halfWidth)
  }
}
