package import SymtextGraphics

/// What a picture has of the colour of a page's text (``Color/isCurrent``).
package struct CurrentColorUse: Sendable {
  /// What stands for that colour where there is no page; `nil` when nothing has it.
  package fileprivate(set) var standIn: Color?
  /// Whether a gradient was made from it, which is flat.
  package fileprivate(set) var hasFlatGradient = false
}

extension DisplayList {
  /// What of it has the colour of a page's text.
  package var currentColorUse: CurrentColorUse {
    var use = CurrentColorUse()
    // Of nearly all pictures nothing has to be looked at.
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
