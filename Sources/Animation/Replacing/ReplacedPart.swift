internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextSymbolText

/// A part of the old or new symbol of a replacement, with the properties that are compared.
struct ReplacedPart: Sendable {
  /// The kind of part.
  enum Kind: Hashable, Sendable {
    case base, slash, badge, enclosure
  }

  let kind: Kind
  /// Whether the part clears the parts behind it.
  let clears: Bool
  /// Whether it is the sign of a badge that is drawn with its symbol and has no tag.
  let isSign: Bool
  /// The drawing of the part, in points, y down, in the picture.
  let guide: Path
  /// The outline of its ink, in points, y down, in the picture.
  let outline: Path
  /// The holes of a gap that are open throughout, in points, y down, in the picture.
  let holes: [Path]
  /// The shapes that can become those of another part, in points, y down, in the picture.
  let shapes: [MorphShape]
  /// Whether any of it is filled.
  let isFilled: Bool
  /// The paint; `nil` if the part clears.
  let paint: Paint?
  /// The lines that pens draw; `nil` if there are none.
  let lines: PartLines?

  /// Returns all parts of a symbol, back to front.
  static func parts(of timeline: SymbolTimeline, _ name: NameParts) -> [ReplacedPart] {
    guard case .symbol(let symbol, _, _) = timeline.content else { return [] }
    let painted = timeline.paintedParts().parts
    let guides = symbol.guides(of: timeline.parts)
    let shapes = symbol.morphShapes(of: timeline.parts)
    let place = Affine.translation(timeline.glyphOrigin.x, timeline.glyphOrigin.y)
    let kinds = kinds(of: timeline.model, symbol, name)
    let signs = name.badge == nil || kinds.contains(.badge) ? [] : signs(of: timeline.model)
    return timeline.model.parts.indices.map { index in
      ReplacedPart(
        kind: kinds[index], clears: painted[index].paint == nil,
        isSign: signs.contains(index),
        guide: guides[index].path.transformed(by: place), outline: painted[index].outline,
        holes: painted[index].paint != nil
          ? []
          : painted[index].solids.filter { $0.presence.length == 0 }.map(\.outline),
        shapes: turnedAlike(
          shapes[index].map { shape in
            MorphShape(
              path: shape.path.transformed(by: place), halfWidth: shape.halfWidth,
              style: shape.style)
          }),
        isFilled: guides[index].isFilled, paint: painted[index].paint,
        lines: timeline.model.parts[index].part.lines)
    }
  }

  /// Returns shapes with contours that run clockwise around the ink, so that a mirrored drawing is no hole of another.
  private static func turnedAlike(_ shapes: [MorphShape]) -> [MorphShape] {
    let areas = shapes.filter { $0.halfWidth == nil }.map(\.path.area)
    guard let body = areas.max(by: { abs($0) < abs($1) }), body < 0 else { return shapes }
    return shapes.map { shape in
      guard shape.halfWidth == nil else { return shape }
      return MorphShape(path: shape.path.reversed, halfWidth: nil, style: shape.style)
    }
  }

  /// An untagged part that clears has the kind of the part that it makes room for.
  private static func kinds(
    of model: MotionModel, _ symbol: ResolvedSymbol, _ name: NameParts
  ) -> [Kind] {
    var kinds = [Kind](repeating: .base, count: model.parts.count)
    for index in model.parts.indices.reversed() {
      let part = model.parts[index]
      let layer =
        symbol.layers.indices.contains(part.part.layer) ? symbol.layers[part.part.layer] : nil
      switch layer?.tag {
      case .slash: kinds[index] = .slash
      case .badge: kinds[index] = .badge
      case .enclosure: kinds[index] = .enclosure
      case nil:
        let next = index + 1
        if part.clears, next < kinds.count, model.parts[next].group == part.group {
          kinds[index] = kinds[next]
        }
      }
    }
    if name.enclosure != nil, !kinds.contains(.enclosure), let back = enclosing(model, kinds) {
      kinds[back] = .enclosure
    }
    return kinds
  }

  /// Returns the parts in front that move apart from the part at the back, or the foremost part.
  private static func signs(of model: MotionModel) -> Set<Int> {
    guard model.parts.count > 1 else { return [] }
    let apart = model.parts.indices.filter { model.parts[$0].group != model.parts[0].group }
    return apart.isEmpty ? [model.parts.count - 1] : Set(apart)
  }

  /// Returns the part at the back that surrounds all other parts of the base; `nil` if there is none.
  private static func enclosing(_ model: MotionModel, _ kinds: [Kind]) -> Int? {
    let base = model.parts.indices.filter { kinds[$0] == .base }
    guard let back = base.first, base.count > 1, !model.parts[back].clears,
      let box = model.parts[back].box
    else { return nil }
    let others = base.dropFirst().compactMap { model.parts[$0].box }
    return others.allSatisfy { box.union($0) == box } ? back : nil
  }

  /// Whether pens draw the part: it has lines, and not only the edges of filled shapes.
  var hasLines: Bool { lines != nil && !isFilled }

  /// Whether it would fall into pieces while pens draw its lines: several lines of one piece that begin apart.
  var wouldTear: Bool {
    guard let lines else { return false }
    let own = lines.lines.filter { $0.presence == nil && $0.carrier == nil }
    let places = own.map { line in
      (0...Self.tearSteps).map { line.way.place(at: Double($0) / Double(Self.tearSteps)).point }
    }
    let width = 2 * lines.halfWidth
    return places.indices.contains { first in
      places[..<first].contains { other in
        places[first].contains { point in other.contains { $0.distance(to: point) < width } }
          && places[first][0].distance(to: other[0]) >= width
      }
    }
  }

  /// The steps on lines between which others may lie.
  private static let tearSteps = 32

  /// The longest line, in units of the drawing grid.
  var longest: Double { lines?.longest ?? 0 }

  /// Whether its lines are as wide as those of a part of the same drawing and size.
  func isAsThick(as other: ReplacedPart, tolerance: Double) -> Bool {
    guard let box = outline.bounds, let wide = other.outline.bounds else { return true }
    return abs(box.width - wide.width) <= tolerance && abs(box.height - wide.height) <= tolerance
  }

  /// The opacity of the paint, 0 to 1.
  var alpha: Double {
    if case .color(let color)? = paint { color.alpha } else { 1 }
  }

  /// Whether both are a few open lines, or one or two convex contours.
  func isSimple(as other: ReplacedPart) -> Bool {
    isSimple && other.isSimple && clears == other.clears && isFilled == other.isFilled
      && isOpen == other.isOpen
  }

  /// Returns the difference of the forms of their longest lines; `nil` if only one has lines.
  func difference(from other: ReplacedPart) -> Double? {
    func longest(_ part: ReplacedPart) -> MorphShape? {
      part.shapes.max { $0.path.length < $1.path.length }
    }
    guard let first = longest(self), let second = longest(other),
      (first.halfWidth == nil) == (second.halfWidth == nil),
      let one = EvenLine(first.path, Self.places), let two = EvenLine(second.path, Self.places)
    else { return nil }
    if one.isClosed != two.isClosed {
      let (closed, open) = one.isClosed ? (first, second) : (second, first)
      return EvenLine.difference(ofPieceOf: closed.path, from: open.path, Self.places)
    }
    return one.difference(from: two)
  }

  /// The places of lines that are compared.
  private static let places = 64

  /// Whether it is a few open lines, or one or two convex contours.
  private var isSimple: Bool {
    guard !shapes.isEmpty else { return false }
    if isOpen { return shapes.count <= Self.mostLines }
    return shapes.count <= 2 && shapes.allSatisfy { $0.path.isConvex }
  }

  /// Whether all its lines are open.
  private var isOpen: Bool {
    shapes.allSatisfy { $0.halfWidth != nil && $0.path.elements.last != .close }
  }

  private static let mostLines = 3
}

extension Path {
  /// Whether the path is one closed contour that bends to one side only.
  fileprivate var isConvex: Bool {
    let contours = flattened(tolerance: max((bounds?.height ?? 1) / 200, 1e-3))
    guard contours.count == 1, contours[0].isClosed, contours[0].points.count > 2 else {
      return false
    }
    let points = contours[0].points
    let turns = points.indices.map { index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      return (b - a).cross(points[(index + 2) % points.count] - b)
    }
    let most = turns.map(abs).max() ?? 0
    return turns.allSatisfy { $0 >= -0.01 * most } || turns.allSatisfy { $0 <= 0.01 * most }
  }
}
