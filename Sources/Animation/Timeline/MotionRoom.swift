public import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolText

/// The room that a picture needs for every effect of its symbols.
package enum MotionRoom {
  /// The largest scale of an effect: a symbol that another replaces upwards.
  private static let mostScale = 1.5
  /// The largest offset of an effect, in cap heights, with the overshoot of its spring.
  private static let mostOffset = 0.1
  /// A margin for antialiasing, in points.
  private static let slack = 0.25

  /// Returns the room around a picture in whole pixels.
  package static func margins(of list: DisplayList, pixelRatio: Double) -> CanvasMargins {
    let boxes = list.items.flatMap { Self.boxes(of: $0, within: .identity) }
    func pixels(_ distance: Double) -> Double {
      distance > 0 ? ((distance + slack) * pixelRatio).rounded(.up) / pixelRatio : 0
    }
    guard let box = boxes.union, pixelRatio > 0 else { return .none }
    return CanvasMargins(
      left: pixels(-box.minX), top: pixels(-box.minY), right: pixels(box.maxX - list.width),
      bottom: pixels(box.maxY - list.height))
  }

  private static func boxes(of item: DisplayItem, within map: Affine) -> [Rect] {
    switch item {
    case .moving(let content as MovingSymbol, let way, _):
      return boxes(of: content, movedBy: way).map { map * $0 }
    case .moving(is MovingSteps, _, let items):
      return items.bounds.map { [map * (.scale(mostScale, about: $0.middle) * $0)] } ?? []
    case .moving(let look as PressedLook, let way, let items):
      return items.flatMap { boxes(of: $0, within: map) }
        + look.items.flatMap { boxes(of: $0.offsetBy(way), within: map) }
    case .group(let items, _), .described(_, let items), .moving(_, _, let items):
      return items.flatMap { boxes(of: $0, within: map) }
    case .transformed(let items, let own):
      return items.flatMap { boxes(of: $0, within: map * own) }
    default: return []
    }
  }

  /// Returns the room of a symbol and of the one that replaces it.
  private static func boxes(of content: MovingSymbol, movedBy way: Vector) -> [Rect] {
    let symbol = content.symbol
    let origin = content.origin + way
    guard let next = symbol.successor else {
      return [box(of: symbol, at: origin)].compactMap { $0 }
    }
    let place = origin + Vector((symbol.advance - next.advance) / 2, 0)
    return [box(of: symbol, at: origin), box(of: next, at: place)].compactMap { $0 }
  }

  /// Returns the room of a symbol; `nil` without ink.
  private static func box(of symbol: ResolvedSymbol, at origin: Point) -> Rect? {
    let model = MotionModel(symbol, byShapes: false, draws: false)
    let parts = model.parts.filter { !$0.clears }
    guard let ink = parts.compactMap(\.box).union else { return nil }
    let offset = mostOffset * model.capHeight
    var all = [
      .scale(mostScale, about: model.middle) * ink, ink.insetBy(dx: -offset, dy: -offset),
      circle(about: model.middle, around: ink),
    ]
    for turn in [-WiggleMotion.degrees, WiggleMotion.degrees] {
      all.append(.rotation(degrees: turn, about: model.anchor) * ink)
    }
    for part in parts {
      guard let anchor = part.anchor, let box = part.box else { continue }
      for turn in [-WiggleMotion.degrees, WiggleMotion.degrees] {
        all.append(.rotation(degrees: turn, about: anchor) * box)
      }
      if part.rotates { all.append(circle(about: anchor, around: box)) }
    }
    // Other marked parts rotate about the symbol's anchor.
    let turning = parts.filter { $0.rotates && $0.anchor == nil }
    if let turning = turning.compactMap(\.box).union {
      all.append(circle(about: model.anchor, around: turning))
    }
    return all.union?.offsetBy(origin - Point(0, symbol.baselineShift))
  }

  /// Returns the room on each side of a symbol's middle, in whole points.
  static func room(aroundMiddleOf symbol: ResolvedSymbol) -> (width: Double, height: Double) {
    let middle = Point(symbol.advance / 2, -symbol.capHeight / 2)
    guard let box = box(of: symbol, at: .zero) else { return (0, 0) }
    return (
      (max(middle.x - box.minX, box.maxX - middle.x) + slack).rounded(.up),
      (max(middle.y - box.minY, box.maxY - middle.y) + slack).rounded(.up)
    )
  }

  /// Returns the box of the circle about a point through the farthest corner of a box.
  private static func circle(about middle: Point, around box: Rect) -> Rect {
    let x = max(abs(box.minX - middle.x), abs(box.maxX - middle.x))
    let y = max(abs(box.minY - middle.y), abs(box.maxY - middle.y))
    let radius = (x * x + y * y).squareRoot()
    return Rect(
      minX: middle.x - radius, minY: middle.y - radius, maxX: middle.x + radius,
      maxY: middle.y + radius)
  }
}

extension DisplayList {
  /// Returns the picture with room for every effect of its symbols.
  ///
  /// The still picture and the films of all effects then have one size, and their text is at one place, so that one can
  /// take the place of another. Symbols with an effect or a successor in their configuration get room; for all symbols of
  /// a label, there is ``SymtextSymbolText/Label/displayListWithRoomForMotion(width:style:padding:pixelRatio:)``.
  /// - Parameter pixelRatio: pixels per point; the room consists of whole pixels.
  public func withRoomForMotion(pixelRatio: Double = 1) -> DisplayList {
    extended(by: MotionRoom.margins(of: self, pixelRatio: pixelRatio))
  }
}
