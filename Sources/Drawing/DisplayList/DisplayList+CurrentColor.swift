package import SymtextGraphics

/// The use of the page's text colour (``Color/isCurrent``) in a picture.
package struct CurrentColorUse: Sendable {
  /// The fallback for that colour outside of a page; `nil` when the picture does not use it.
  package fileprivate(set) var standIn: Color?
  /// Whether a gradient was made from it; such a gradient is flat.
  package fileprivate(set) var hasFlatGradient = false
}

extension DisplayList {
  /// The use of the page's text colour in this picture.
  package var currentColorUse: CurrentColorUse {
    var use = CurrentColorUse()
    // Most pictures need no search.
    guard Color.hasCurrent else { return use }
    items.forEachLeaf { use.add($0) }
    return use
  }
}

extension CurrentColorUse {
  fileprivate mutating func add(_ leaf: DisplayItem) {
    switch leaf {
    case .fill(_, let paint), .glyphs(_, let paint): add(paint)
    case .image(_, .template(let color)): add(color)
    case .vectors(let placed):
      add(placed.current)
      if case .template(let color) = placed.paint { add(color) }
    default: break
    }
  }

  private mutating func add(_ paint: Paint) {
    if case .color(let color) = paint { return add(color) }
    let stops = paint.stops
    for stop in stops { add(stop.color) }
    if let first = stops.first, first.color.isCurrent, stops.allSatisfy({ $0.color == first.color })
    {
      hasFlatGradient = true
    }
  }

  private mutating func add(_ color: Color) {
    if color.isCurrent, standIn == nil { standIn = color.opaque }
  }
}
