internal import SymtextGraphics

/// Pairs the parts of two drawings of one shape by the places of their boxes.
enum BoxPairing {
  /// The most parts that are paired; each is compared with each other.
  private static let most = 300
  /// The parts change their order only if that makes the distances between boxes this many times as small, because
  /// parts also move from weight to weight.
  private static let gain = 3.0

  /// Returns the indices of parts in the order of the model's, or `nil` to keep their order.
  ///
  /// Boxes are compared as parts of the whole drawing's box.
  /// - Parameters:
  ///   - parts: The parts, in any order.
  ///   - model: The parts in the order to follow.
  ///   - budget: The limit of work.
  static func order(of parts: [Path], like model: [Path], budget: WorkBudget) -> [Int]? {
    guard parts.count == model.count, parts.count > 1, parts.count <= most,
      budget.spend(parts.count, times: parts.count),
      let own = places(parts), let wanted = places(model)
    else { return nil }
    let signs = (parts.map { $0.area < 0 }, model.map { $0.area < 0 })
    func distance(_ part: Int, _ place: Int) -> Double {
      let (a, b) = (own[part], wanted[place])
      let sides =
        abs(a.minX - b.minX) + abs(a.maxX - b.maxX) + abs(a.minY - b.minY) + abs(a.maxY - b.maxY)
      // A hole is no partner of an area.
      return sides + (signs.0[part] == signs.1[place] ? 0 : 4)
    }
    var rest = Array(parts.indices)
    var order: [Int] = []
    for place in model.indices {
      guard let next = rest.min(by: { distance($0, place) < distance($1, place) }) else { break }
      order.append(next)
      rest.removeAll { $0 == next }
    }
    guard order != Array(parts.indices) else { return nil }
    let paired = model.indices.reduce(0) { $0 + distance(order[$1], $1) }
    let kept = model.indices.reduce(0) { $0 + distance($1, $1) }
    return paired * gain < kept ? order : nil
  }

  /// Returns the boxes of all parts, in a box with the sides 1; `nil` if a part is empty.
  private static func places(_ parts: [Path]) -> [Rect]? {
    let boxes = parts.compactMap(\.bounds)
    guard boxes.count == parts.count, let first = boxes.first else { return nil }
    let whole = boxes.reduce(first) { $0.union($1) }
    let (width, height) = (max(whole.width, 1e-9), max(whole.height, 1e-9))
    return boxes.map {
      Rect(
        x: ($0.minX - whole.minX) / width, y: ($0.minY - whole.minY) / height,
        width: $0.width / width, height: $0.height / height)
    }
  }
}
