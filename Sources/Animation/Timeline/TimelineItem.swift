package import SymtextDrawing
package import SymtextGraphics
internal import SymtextSymbolText

/// An item of a picture with its motion.
package indirect enum TimelineItem: Sendable {
  /// An item that does not change.
  case still(DisplayItem)
  /// A moving symbol.
  case moving(MovingItem)
  /// An item that is pressed first, and whose own motion follows.
  case pressed(Press, [TimelineItem])
  /// The items of a group, with its opacity.
  case group([TimelineItem], opacity: Double)
  /// Transformed items.
  case transformed([TimelineItem], by: Affine)
  /// Items with an alternative text.
  case described(String, [TimelineItem])

  /// Returns the display items at a time, in seconds.
  package func items(at time: Double) -> [DisplayItem] {
    drawn(pressed: { $0.items(at: time) }, moving: { $0.items(at: time) })
  }

  /// The display items without motion.
  package var restingItems: [DisplayItem] {
    drawn(pressed: { _ in nil }, moving: { $0.stages.first?.resting ?? [] })
  }

  /// Returns the display items.
  /// - Parameters:
  ///   - pressed: returns those of a press; `nil` for those of its items.
  ///   - moving: returns those of a moving item.
  private func drawn(
    pressed: (Press) -> [DisplayItem]?, moving: (MovingItem) -> [DisplayItem]
  ) -> [DisplayItem] {
    func inner(_ items: [TimelineItem]) -> [DisplayItem] {
      items.flatMap { $0.drawn(pressed: pressed, moving: moving) }
    }
    return switch self {
    case .still(let item): [item]
    case .moving(let item): moving(item)
    case .pressed(let press, let items): pressed(press) ?? inner(items)
    case .group(let items, let opacity): [.group(inner(items), opacity: opacity)]
    case .transformed(let items, let map): [.transformed(inner(items), by: map)]
    case .described(let text, let items): [.described(text, inner(items))]
    }
  }

  /// The items inside this item.
  private var children: [TimelineItem] {
    switch self {
    case .still, .moving: []
    case .pressed(_, let items), .group(let items, _), .transformed(let items, _),
      .described(_, let items):
      items
    }
  }

  /// Whether any item inside it moves.
  package var isMoving: Bool {
    switch self {
    case .moving, .pressed: true
    default: children.contains(where: \.isMoving)
    }
  }

  /// Returns the moving items, with the combined transform of the groups around each.
  package func moving(within map: Affine = .identity) -> [(item: MovingItem, map: Affine)] {
    switch self {
    case .moving(let item): [(item, map)]
    case .transformed(let items, let own): items.flatMap { $0.moving(within: map * own) }
    default: children.flatMap { $0.moving(within: map) }
    }
  }

  /// Changes all moving items.
  package mutating func forEachMoving(_ change: (inout MovingItem) -> Void) {
    func changed(_ items: [TimelineItem]) -> [TimelineItem] {
      var items = items
      for index in items.indices { items[index].forEachMoving(change) }
      return items
    }
    switch self {
    case .still: break
    case .moving(var item):
      change(&item)
      self = .moving(item)
    case .pressed(let press, let items): self = .pressed(press, changed(items))
    case .group(let items, let opacity): self = .group(changed(items), opacity: opacity)
    case .transformed(let items, let map): self = .transformed(changed(items), by: map)
    case .described(let text, let items): self = .described(text, changed(items))
    }
  }

  /// The end of all presses, in seconds; 0 without any.
  package var pressEnd: Double {
    let inner = children.map(\.pressEnd).max() ?? 0
    return if case .pressed(let press, _) = self { max(press.length, inner) } else { inner }
  }
}
