package import SymtextDrawing
package import SymtextGraphics
internal import SymtextSymbolText

/// A step of a picture, of which something may move.
package indirect enum TimelineItem: Sendable {
  /// A step that does not change.
  case still(DisplayItem)
  /// A symbol that moves.
  case moving(MovingItem)
  /// What is pressed first, and then moves by itself.
  case pressed(Press, [TimelineItem])
  /// Steps of a group, with its opacity.
  case group([TimelineItem], opacity: Double)
  /// Steps that a map moves.
  case transformed([TimelineItem], by: Affine)
  /// Steps that draw what a text says.
  case described(String, [TimelineItem])

  /// The steps at a time, in seconds.
  package func items(at time: Double) -> [DisplayItem] {
    if case .pressed(let press, _) = self, let items = press.items(at: time) { return items }
    return drawn { $0.items(at: time) }
  }

  /// The steps without motion.
  package var restingItems: [DisplayItem] { drawn { $0.stages.first?.resting ?? [] } }

  /// The steps, where those of what moves are known.
  private func drawn(_ moving: (MovingItem) -> [DisplayItem]) -> [DisplayItem] {
    func inner(_ items: [TimelineItem]) -> [DisplayItem] { items.flatMap { $0.drawn(moving) } }
    return switch self {
    case .still(let item): [item]
    case .moving(let item): moving(item)
    case .pressed(_, let items): inner(items)
    case .group(let items, let opacity): [.group(inner(items), opacity: opacity)]
    case .transformed(let items, let map): [.transformed(inner(items), by: map)]
    case .described(let text, let items): [.described(text, inner(items))]
    }
  }

  /// The steps that it is made of; none for a step that is made of no others.
  private var children: [TimelineItem] {
    switch self {
    case .still, .moving: []
    case .pressed(_, let items), .group(let items, _), .transformed(let items, _),
      .described(_, let items):
      items
    }
  }

  /// Whether any of it moves.
  package var isMoving: Bool {
    switch self {
    case .moving, .pressed: true
    default: children.contains(where: \.isMoving)
    }
  }

  /// What moves of it, with what the groups around it do to its points.
  package func moving(within map: Affine = .identity) -> [(item: MovingItem, map: Affine)] {
    switch self {
    case .moving(let item): [(item, map)]
    case .transformed(let items, let own): items.flatMap { $0.moving(within: map * own) }
    default: children.flatMap { $0.moving(within: map) }
    }
  }

  /// Changes all that moves.
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

  /// When presses within it are over, in seconds; 0 without any.
  package var pressEnd: Double {
    let inner = children.map(\.pressEnd).max() ?? 0
    return if case .pressed(let press, _) = self { max(press.length, inner) } else { inner }
  }
}
