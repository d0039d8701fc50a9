internal import SymtextFontGlyphs
package import SymtextSymbols
package import SymtextGraphics

/// The drawing of a symbol's part by pens: lines, heads that lines carry, dots, and filled shapes.
///
/// Units of the drawing grid, y down, unless noted otherwise.
package struct PartLines: Sendable {
  /// The lines that pens follow.
  package private(set) var lines: [DrawnLine] = []
  /// The dots, which grow.
  package private(set) var dots: [(stroke: Stroker.Stroke, presence: Presence)] = []
  /// The small filled circles, which grow like dots: outlines in the units of the grid.
  package private(set) var disks: [(outline: Path, presence: Presence)] = []
  /// The filled shapes, which fade in: points from the symbol's origin, y down.
  package private(set) var solids: [(outline: Path, presence: Presence)] = []
  /// An outline whose guide points divide it into strokes: points from the symbol's origin, y down.
  package private(set) var cutOutline: CutOutline?
  /// The parts that pens carry as they are, by guide points; they grow.
  package private(set) var carried: [CarriedPart] = []
  /// Half the width of the weight's pen.
  package let halfWidth: Double
  /// The map to points from the symbol's origin, y down.
  package let toPoints: Affine

  /// The fraction of the lines during which a filled shape appears, and a dot.
  private static let (solidShare, dotShare) = (0.25, 0.15)
  /// The drawn fraction of its outline at which a fill begins to appear.
  private static let fillStart = 0.8
  /// The largest error of outlines: less than half a font unit.
  static let tolerance = 0.004
  /// The length of the shortest line, and the width of the narrowest shape that is drawn by its outline beside other
  /// lines, in half-widths of the pen.
  private static let (shortest, narrowest) = (0.5, 4.0)
  /// The diameter of the largest circle that grows from its centre, that of a badge, in half-widths of the pen; the
  /// outline of a larger one is drawn.
  private static let widest = 13.0
  /// The largest distance between a line's end and a line that belongs to it.
  static let nearness = 0.02

  /// Sorts strokes into lines, dots and filled shapes.
  package init(_ strokes: [Stroker.Stroke], halfWidth: Double, toPoints: Affine) {
    (self.halfWidth, self.toPoints) = (halfWidth, toPoints)
    var points: [Stroker.Stroke] = []
    for stroke in strokes where stroke.isLine {
      for contour in stroke.path.contours {
        var own = stroke
        own.path = contour
        // A stroke up to the length of the shortest line is a dot.
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
      let contours = outline.contours
      if Self.areDisks(contours, upTo: (lines.isEmpty ? Self.widest : Self.narrowest) * halfWidth) {
        for disk in contours {
          let place = Self.place(at: ends) { end in
            disk.bounds.map { end.distance(to: $0.middle) <= $0.width / 2 } ?? false
          }
          let length = lines.isEmpty ? 1 : Self.dotShare
          disks.append((disk, place.map { .at($0, length: length) } ?? .whileDrawn(length: length)))
        }
        continue
      }
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

  /// Makes the drawing of a shape without lines: its outline is drawn, then the fill appears; a straight bar is drawn
  /// from end to end, and small circles grow.
  /// - Parameter outline: filled by the nonzero rule.
  init(outline: Path, halfWidth: Double, toPoints: Affine) {
    (self.halfWidth, self.toPoints) = (halfWidth, toPoints)
    let contours = outline.contours
    if contours.count == 1, let bar = BarLine(contours[0])?.line(halfWidth) {
      lines = [bar]
    } else if Self.areDisks(contours, upTo: Self.widest * halfWidth) {
      for contour in contours { disks.append((contour, .whileDrawn(length: 1))) }
    } else {
      add(solid: outline, place: nil, isSmall: false)
    }
  }

  /// Makes the drawing from a template's guide points; the outline of other shapes is drawn, then the fill appears.
  /// - Parameter cutOutline: points from the symbol's origin, y down.
  init(cutOutline: CutOutline, halfWidth: Double, unit: Double) {
    self.init(
      outline: cutOutline.solids.transformed(by: .scale(1 / unit, 1 / unit)), halfWidth: halfWidth,
      toPoints: .scale(unit, unit))
    self.cutOutline = cutOutline
    carried = cutOutline.carried.compactMap { CarriedPart($0.outline, $0.route, unit: unit) }
  }

  /// Returns the drawing of a gap from its drawn shapes.
  /// - Returns: `nil` if no shape of the gap is a straight line or bar.
  static func gap(
    _ strokes: [Stroker.Stroke], halfWidth: Double, toPoints: Affine
  ) -> PartLines? {
    let pens = PartLines([], halfWidth: halfWidth, toPoints: toPoints)
    let shapes = GapShapes(strokes, halfWidth: halfWidth) { pens.outline(of: $0, halfWidth) }
    return PartLines(shapes, halfWidth: halfWidth, toPoints: toPoints)
  }

  /// Whether all contours are filled circles beside each other, with at most this diameter.
  private static func areDisks(_ contours: [Path], upTo diameter: Double) -> Bool {
    guard let first = contours.first else { return false }
    return contours.allSatisfy {
      $0.isRound && ($0.area > 0) == (first.area > 0) && ($0.bounds?.width ?? 0) <= diameter
    }
  }

  /// Makes the drawing of a gap.
  /// - Returns: `nil` if no shape of the gap is a straight line or bar.
  init?(_ gap: GapShapes, halfWidth: Double, toPoints: Affine) {
    (self.halfWidth, self.toPoints) = (halfWidth, toPoints)
    guard let line = gap.line else { return nil }
    lines = [line]
    solids = gap.holes.map { ($0.outline.transformed(by: toPoints), $0.presence) }
  }

  /// Adds the ink that the pen of this gap would cut off.
  /// - Parameter ink: all that the gap may clear, in points, y down.
  mutating func addLooseEnds(of ink: Path) {
    solids += LooseEnds(ink, under: self, unit: abs(toPoints.determinant).squareRoot()).holes
  }

  /// Adds a filled shape: its outline is drawn if a pen fits into it, otherwise the shape fades in.
  /// - Parameters:
  ///   - place: the position on its line; `nil` for a shape without a line.
  ///   - isSmall: whether it fades in regardless.
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

  /// Returns the position of a shape on the line whose end touches it; `nil` if there is none.
  private static func place(
    at ends: [DrawnLine], touches: (Point) -> Bool
  ) -> Double? {
    for line in ends {
      for end in [0.0, 1] where touches(line.way.place(at: end).point) {
        // At the pen's starting end the shape appears at once; at the other end, last.
        return line.origin == end ? 0 : 1
      }
    }
    return nil
  }

  /// Lets pens draw lines from the middle to both ends; those that other lines carry or bring along stay as they are.
  package mutating func drawBothWays() {
    for index in lines.indices where lines[index].presence == nil && lines[index].carrier == nil {
      lines[index].origin = 0.5
    }
  }

  /// Gives the parts of lines that are drawn so far other ends; lines that appear with others keep theirs.
  package mutating func end(with ends: PenEnds) {
    for index in lines.indices where lines[index].presence == nil && lines[index].carrier == nil {
      lines[index].ends = ends
    }
  }

  /// Returns the drawing of a shape that travels with the pen of the longest of these lines.
  /// - Parameter outline: The shape at rest, in points from the symbol's origin, y down.
  /// - Returns: `nil` if there is no such line, or the shape rests where its pen begins.
  package func carrying(_ outline: Path) -> PartLines? {
    let carriers = lines.filter { $0.presence == nil && $0.carrier == nil }
    guard let line = carriers.max(by: { $0.way.length < $1.way.length }),
      let toGrid = toPoints.inverse,
      let part = CarriedPart(outline.transformed(by: toGrid), by: line)
    else { return nil }
    var own = PartLines([], halfWidth: halfWidth, toPoints: toPoints)
    own.carried = [part]
    return own
  }

  /// The length of its longest line.
  package var longest: Double {
    max(lines.map(\.way.length).max() ?? 0, (cutOutline?.longestStroke ?? 0) / toPoints.a)
  }

  /// Returns the box of the lines that pens carry along, in points from the symbol's origin, y down; `nil` if there are
  /// none.
  /// - Parameter drawn: fractions of each line's length, 0 to 1.
  package func carriedBox(_ drawn: ClosedRange<Double>) -> Rect? {
    let own = lines.compactMap { $0.carriedBox(at: drawn.upperBound) }
      .union
      .map { toPoints * $0.insetBy(dx: -halfWidth, dy: -halfWidth) }
    let parts = carried.compactMap { $0.shape(drawn).bounds }.union.map { toPoints * $0 }
    return [own, parts].compactMap(\.self).union
  }

  /// Whether pens have nothing to draw.
  package var isEmpty: Bool {
    lines.isEmpty && dots.isEmpty && disks.isEmpty && cutOutline == nil && carried.isEmpty
  }

  // MARK: Outlines

  /// Returns the visible part: lines and dots as one shape, and filled shapes with their opacity.
  ///
  /// A piece shorter than its pen's half-width is drawn with a thinner pen, so that it grows from nothing.
  /// - Parameter drawn: fractions of each line's length, 0 to 1.
  /// - Returns: points from the symbol's origin, y down, filled by the nonzero rule.
  func outline(
    _ drawn: ClosedRange<Double>
  ) -> (lines: Path, solids: [(outline: Path, opacity: Double)]) {
    var shape = Path()
    for line in lines {
      var own = Path()
      for piece in line.pieces(drawn) {
        let stroke = line.stroke(piece)
        let length = line.way.length * (piece.upperBound - piece.lowerBound)
        // With round caps, a line of length 0 would be a dot as large as the pen.
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
    for part in carried { shape.append(part.shape(drawn)) }
    for disk in disks {
      let share = disk.presence.share(of: drawn)
      guard share > 0, let middle = disk.outline.bounds?.middle else { continue }
      shape.append(
        share < 1 ? disk.outline.transformed(by: .scale(share, about: middle)) : disk.outline)
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

  /// Returns the outline of a stroke.
  func outline(of stroke: Stroker.Stroke, _ halfWidth: Double) -> Path {
    var radius = DrawingGrid.dotRadius
    if self.halfWidth > 0 { radius.base *= halfWidth / self.halfWidth }
    return Stroker(maximumHalfWidth: halfWidth, tolerance: Self.tolerance, dotRadius: radius)
      .outline(of: [stroke]).path(halfWidth: halfWidth)
  }

  /// Reverses the line of a gap if it starts where the line that it makes room for ends.
  mutating func follow(_ other: PartLines) {
    guard lines.count == 1, other.lines.count == 1 else { return }
    let own = lines[0].way
    let start = other.lines[0].way.place(at: 0).point
    guard own.place(at: 1).point.distance(to: start) < own.place(at: 0).point.distance(to: start),
      let reversed = lines[0].reversed
    else { return }
    lines[0] = reversed
    for index in solids.indices { solids[index].presence = solids[index].presence.reversed }
  }
}
