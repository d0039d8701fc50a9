internal import SymtextGraphics
internal import SymtextSVGReading

/// The shapes of an icon that the layers of an annotation choose.
///
/// A selector finds its shape by its `id`, else by its print, else at its place if the boxes there are nearly the same.
/// A shape belongs to one layer.
struct ShapeBinding {
  /// A shape as selectors see it.
  struct Candidate: Sendable {
    /// The `id`s of the groups around it, and its own.
    var ids: [String]
    var print: ShapePrint
  }

  /// A selector of a layer.
  struct Choice: Hashable {
    /// The layer's index.
    var layer: Int
    var selector: ShapeSelector
  }

  /// The layer of each shape; `nil` for shapes in none.
  private(set) var layers: [Int?]
  /// The selectors that find no shape.
  private(set) var unbound: [Choice] = []
  /// The selectors whose shapes another layer has.
  private(set) var taken: [Choice] = []
  /// The selectors whose `id` belongs to another shape than their print.
  private(set) var doubtful: [Choice] = []

  /// The share of their union that two boxes at one place have in common if they belong to one shape.
  private static let sameBox = 0.8

  private let shapes: [Candidate]

  init(_ annotated: [DesignAnnotation.Layer], shapes: [Candidate]) {
    self.shapes = shapes
    layers = Array(repeating: nil, count: shapes.count)
    let choices = annotated.enumerated().flatMap { index, layer in
      layer.shapes.map { Choice(layer: index, selector: $0) }
    }
    var open = choices.filter { $0.selector != .rest }
    for find in [byID, byPrint, byPlace] {
      open = open.filter { choice in !bind(choice, to: find(choice.selector)) }
    }
    unbound = open
    for choice in choices where choice.selector == .rest {
      for index in shapes.indices where layers[index] == nil { layers[index] = choice.layer }
    }
    doubtful = choices.filter(isDoubtful)
  }

  /// Gives shapes to a layer; nothing if there are none.
  private mutating func bind(_ choice: Choice, to found: [Int]) -> Bool {
    guard !found.isEmpty else { return false }
    let free = found.filter { layers[$0] == nil }
    for index in free { layers[index] = choice.layer }
    if free.isEmpty, !found.contains(where: { layers[$0] == choice.layer }) { taken.append(choice) }
    return true
  }

  private func byID(_ selector: ShapeSelector) -> [Int] {
    guard let id = selector.id else { return [] }
    return shapes.indices.filter { shapes[$0].ids.contains { $0.utf8.elementsEqual(id.utf8) } }
  }

  private func byPrint(_ selector: ShapeSelector) -> [Int] {
    guard let place = selector.place else { return [] }
    guard let code = selector.code else {
      return shapes.indices.contains(place - 1) ? [place - 1] : []
    }
    // Of equal shapes, which lie on each other, the one nearest in the order counts.
    let equal = shapes.indices.filter { shapes[$0].print.code == code && layers[$0] == nil }
    return equal.min { abs($0 + 1 - place) < abs($1 + 1 - place) }.map { [$0] } ?? []
  }

  private func byPlace(_ selector: ShapeSelector) -> [Int] {
    guard let place = selector.place, let box = selector.box, shapes.indices.contains(place - 1),
      layers[place - 1] == nil,
      ShapePrint.overlap(shapes[place - 1].print.box, box) >= Self.sameBox
    else { return [] }
    return [place - 1]
  }

  /// Whether a selector's `id` has gone to another shape, while the shape of its print is still there.
  private func isDoubtful(_ choice: Choice) -> Bool {
    guard let code = choice.selector.code else { return false }
    let named = byID(choice.selector)
    return !named.isEmpty && !named.contains { shapes[$0].print.code == code }
      && shapes.contains { $0.print.code == code }
  }
}
