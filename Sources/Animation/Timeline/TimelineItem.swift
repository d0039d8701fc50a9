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
    switch self {
    case .still(let item): [item]
    case .moving(let item): item.items(at: time)
    case .pressed(let press, let items):
      press.items(at: time) ?? items.flatMap { $0.items(at: time) }
    case .group(let items, let opacity):
      [.group(items.flatMap { $0.items(at: time) }, opacity: opacity)]
    case .transformed(let items, let map):
      [.transformed(items.flatMap { $0.items(at: time) }, by: map)]
    case .described(let text, let items):
      [.described(text, items.flatMap { $0.items(at: time) })]
    }
  }

  /// Whether any of it moves.
  package var isMoving: Bool {
    switch self {
    case .still: false
    case .moving, .pressed: true
    case .group(let items, _), .transformed(let items, _), .described(_, let items):
      items.contains(where: \.isMoving)
    }
  }

  /// What moves of it, with what the groups around it do to its points.
  package func moving(within map: Affine = .identity) -> [(item: MovingItem, map: Affine)] {
    switch self {
    case .still: []
    case .moving(let item): [(item, map)]
    case .group(let items, _), .described(_, let items), .pressed(_, let items):
      items.flatMap { $0.moving(within: map) }
    case .transformed(let items, let own): items.flatMap { $0.moving(within: map * own) }
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
    switch self {
    case .still, .moving: 0
    case .pressed(let press, let items): max(press.length, items.map(\.pressEnd).max() ?? 0)
    case .group(let items, _), .transformed(let items, _), .described(_, let items):
      items.map(\.pressEnd).max() ?? 0
    }
  }
}
