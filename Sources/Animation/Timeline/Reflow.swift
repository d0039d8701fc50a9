internal import SymtextSupport
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSymbolText
internal import SymtextTextLayout

/// The movement of text when a symbol is replaced and its line is laid out anew.
enum Reflow {
  /// The time of the new layout.
  struct Moment {
    /// The start, in seconds.
    var start: Double
    /// The period after which it repeats, in seconds; `nil` without repetition.
    var period: Double?
    /// The time after which it comes back, in seconds; `nil` if it starts anew.
    var turn: Double?

    /// The time at which the first symbol is replaced, appears or disappears; `nil` if none does.
    init?(_ items: [TimelineItem]) {
      let starts = items.flatMap { $0.moving() }.map(\.item).compactMap { item in
        item.start.map { (start: $0, period: item.period, turn: item.turn) }
      }
      guard let first = starts.min(by: { $0.start < $1.start }) else { return nil }
      (start, period, turn) = first
    }

    /// Returns the effect that moves an item.
    /// - Parameters:
    ///   - way: the translation, in points, y down.
    ///   - capHeight: the cap height, in points.
    func shift(by way: Vector, capHeight: Double, _ options: TimelineOptions) -> PlayedEffect {
      PlayedEffect(
        SymbolEffect(.replace(.magic)),
        ShiftMotion(way: way * (1 / capHeight), isAtOnce: options.reducesMotion), start: start,
        repetition: .once, speed: options.speed, family: .place)
    }
  }

  /// Whether two pictures have the same display items up to their places, with the same line breaks.
  static func areAlike(_ before: [DisplayItem], _ after: [DisplayItem]) -> Bool {
    before.count == after.count && zip(before, after).allSatisfy(areAlike)
  }

  private static func areAlike(_ before: DisplayItem, _ after: DisplayItem) -> Bool {
    switch (before, after) {
    case (.fill(let a, _), .fill(let b, _)):
      // Underlines and backgrounds are as long as their text.
      return isAsHigh(a.bounds, b.bounds)
    case (.cut(let a), .cut(let b)):
      return a.elements.count == b.elements.count && isShifted(a.bounds, b.bounds)
    case (.glyphs(let a, _), .glyphs(let b, _)), (.clear(let a), .clear(let b)):
      return a.glyphs.map(\.id) == b.glyphs.map(\.id)
    case (.image(let a, _), .image(let b, _)): return isShifted(a.frame, b.frame)
    case (.group(let a, let first), .group(let b, let second)):
      return first == second && areAlike(a, b)
    case (.transformed(let a, let first), .transformed(let b, let second)):
      return first == second && areAlike(a, b)
    case (.described(let first, let a), .described(let second, let b)):
      return first == second && areAlike(a, b)
    case (.moving(let first, _, let a), .moving(let second, _, let b)):
      if let first = first as? MovingSymbol, let second = second as? MovingSymbol {
        return first.symbol.name.hasBytes(of: second.symbol.name)
      }
      return areAlike(a, b)
    case (.link(let a), .link(let b)): return a.address.hasBytes(of: b.address)
    default: return false
    }
  }

  private static func isShifted(_ a: Rect?, _ b: Rect?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
  }

  private static func isAsHigh(_ a: Rect?, _ b: Rect?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a.height - b.height) < 1e-6
  }

  /// Whether one of the shapes overlaps or touches the next.
  private static func touch(_ shapes: [Path]) -> Bool {
    let boxes = shapes.compactMap(\.bounds)
    return zip(boxes, boxes.dropFirst()).contains { $0.insetBy(dx: -1, dy: -1).intersects($1) }
  }

  /// Whether the length of a fill changes.
  static func changesLength(_ before: DisplayItem, _ after: DisplayItem) -> Bool {
    guard case .fill(let a, _) = before, case .fill(let b, _) = after else { return false }
    return !isShifted(a.bounds, b.bounds)
  }

  /// Returns the parts of a fill whose length changes, before and after.
  ///
  /// `nil` if their number changes, or if they touch: a seam would be visible.
  static func parts(
    _ before: DisplayItem, _ after: DisplayItem
  ) -> [(before: DisplayItem, after: DisplayItem)]? {
    guard case .fill(let a, let paint) = before, case .fill(let b, let other) = after else {
      return nil
    }
    let (old, new) = (a.contours, b.contours)
    guard old.count == new.count, old.count > 1, !touch(old), !touch(new) else { return nil }
    return zip(old, new).map { (.fill($0, paint), .fill($1, other)) }
  }

  /// Returns the translation of a display item between two pictures, in points, y down.
  static func way(_ before: DisplayItem, _ after: DisplayItem) -> Vector {
    switch (before, after) {
    case (.glyphs(let a, _), .glyphs(let b, _)), (.clear(let a), .clear(let b)):
      guard let first = a.glyphs.first, let second = b.glyphs.first else { return .zero }
      return rounded(second.origin - first.origin)
    case (
      .moving(let first as MovingSymbol, let a, _), .moving(let second as MovingSymbol, let b, _)
    ):
      return rounded((second.origin + b) - (first.origin + a))
    default:
      guard let a = before.bounds, let b = after.bounds else { return .zero }
      return rounded(Vector(b.minX - a.minX, b.minY - a.minY))
    }
  }

  /// Rounds invisible translations to zero.
  private static func rounded(_ way: Vector) -> Vector { way.length < 1e-6 ? .zero : way }
}

extension MovingItem {
  /// The time at which it is replaced, appears or disappears; `nil` if it does not.
  fileprivate var start: Double? {
    if stages.count > 1 { return stages[1].timeline.arrival }
    return stages.first?.timeline.effects.filter { $0.family == .presence }.map(\.start).min()
  }
}
