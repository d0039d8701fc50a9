internal import SymtextGraphics
internal import SymtextSVGReading
internal import SymtextSupport
package import SymtextSymbols

/// The elements of an SVG file and the shapes that they draw, for the places of findings.
package struct ShapePlaces {
  /// An element, in the order of the file.
  private struct Node {
    var start: Start
    /// The node around it; `nil` for the root.
    var parent: Int?
    /// The node after the last one inside it.
    var end: Int
    /// The variant of a template that it holds.
    var variant: DrawnVariant?
    /// Its place among the layers of a drawing, from 0.
    var layer: Int?
  }

  /// A visible shape.
  private struct DrawnNode {
    var node: Int
    /// Its place among the visible shapes, from 1.
    var number: Int
    var box: Rect?
  }

  /// Where an element begins, from 1.
  private struct Start: Hashable {
    var line: Int
    var column: Int
  }

  private let file: String
  private var nodes: [Node] = []
  private var byStart: [Start: Int] = [:]
  /// The nodes by the line on which they begin.
  private var byLine: [Int: [Int]] = [:]
  /// The visible shapes by their nodes.
  private var shapes: [DrawnNode] = []
  /// The nodes of the visible shapes in drawing order.
  private var drawn: [Int] = []

  /// Reads a file; `nil` if it is not an SVG file.
  package init?(file: String) {
    guard file.hasSuffix(".svg"), let bytes = try? InputFile.source(file, mostBytes: 16 << 20),
      let root = try? XMLReader.read(bytes, file: file)
    else { return nil }
    self.file = file
    add(root, parent: nil)
    let layers = root.children.filter { $0.isSVG && $0.name == "g" }
    for (number, layer) in layers.enumerated() where DroppedRoles.isLayer(layer) {
      if let node = node(line: layer.line, column: layer.column) { nodes[node].layer = number }
    }
    var reader = SVGReader(file: file, isLenient: true)
    // The elements of a file are known even if its shapes cannot be read.
    for shape in (try? reader.drawing(of: root))?.shapes ?? [] where shape.isVisible {
      guard let node = node(line: shape.element.line, column: shape.element.column) else {
        continue
      }
      drawn.append(node)
      shapes.append(DrawnNode(node: node, number: drawn.count, box: shape.path.bounds))
    }
    shapes.sort { ($0.node, $0.number) < ($1.node, $1.number) }
  }

  private mutating func add(_ element: XMLElement, parent: Int?) {
    let number = nodes.count
    let start = Start(line: element.line, column: element.column)
    let id = element.attributes["id"].map { EscapedName.unescaped($0) }
    nodes.append(
      Node(start: start, parent: parent, end: 0, variant: id.flatMap { DrawnVariant(name: $0) }))
    byStart[start] = number
    byLine[start.line, default: []].append(number)
    for child in element.children { add(child, parent: number) }
    nodes[number].end = nodes.count
  }

  /// Returns the element at a place; a line alone names the only element that begins on it.
  private func node(line: Int?, column: Int?) -> Int? {
    guard let line else { return nil }
    guard let column else { return byLine[line].flatMap { $0.count == 1 ? $0[0] : nil } }
    return byStart[Start(line: line, column: column)]
  }

  /// Adds the shapes of an element to its place.
  ///
  /// The spot of a group is the box of all its shapes. The root has no spot.
  package func complete(element place: inout FindingPlace) {
    guard let node = node(line: place.line, column: place.column), nodes[node].parent != nil
    else { return }
    place.column = nodes[node].start.column
    let own = shapes(in: node)
    place.spot = own.compactMap(\.box).union.map { .box($0) }
    if own.count == 1 { place.shape = own.first?.number }
    for outer in sequence(first: node, next: { nodes[$0].parent }) {
      place.layer = place.layer ?? nodes[outer].layer
      guard let variant = nodes[outer].variant else { continue }
      (place.weight, place.scale) = (variant.weight.axisValue, variant.scale)
      if own.count == 1 { place.shape = own.startIndex - shapes(in: outer).startIndex + 1 }
    }
  }

  /// Returns the shapes that an element draws.
  private func shapes(in node: Int) -> ArraySlice<DrawnNode> {
    shapes[firstShape(from: node)..<firstShape(from: nodes[node].end)]
  }

  /// Returns the first shape that no node before `node` draws.
  private func firstShape(from node: Int) -> Int {
    var (low, high) = (0, shapes.count)
    while low < high {
      let middle = (low + high) / 2
      if shapes[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds the file to the place of a shape, and the line and column of its element.
  package func complete(shape place: inout FindingPlace) {
    place.file = file
    guard let number = place.shape, drawn.indices.contains(number - 1) else { return }
    let start = nodes[drawn[number - 1]].start
    (place.line, place.column) = (start.line, start.column)
  }
}
