internal import SymtextSupport
/// The elements of a file that others can refer to, and a count of the references.
struct SVGReferences {
  /// The largest number of references.
  static let most = 10_000

  private var targets: ExactDictionary<XMLElement> = [:]
  /// The elements around each clipPath and mask, by its `id`, outermost first.
  private var surroundings: ExactDictionary<[XMLElement]> = [:]
  private var count = 0

  /// Adds an element, unless it has no `id` or an earlier element has the same one.
  /// - Parameter outer: The elements around it, outermost first.
  mutating func add(_ element: XMLElement, inside outer: [XMLElement]) {
    guard let id = element.attributes["id"], targets[id] == nil else { return }
    targets[id] = element
    if element.name == "clipPath" || element.name == "mask" { surroundings[id] = outer }
  }

  /// The element of an `id`.
  subscript(id: String) -> XMLElement? { targets[id] }

  /// Returns the elements around a clipPath or a mask, which inherits their properties, outermost first.
  func surroundings(of id: String) -> [XMLElement] { surroundings[id] ?? [] }

  /// Counts a reference.
  /// - Returns: `false` when it exceeds the limit.
  mutating func follow() -> Bool {
    count += 1
    return count <= Self.most
  }

  /// Returns the reference of an element such as `<use>`: `#name`, or an address outside the file.
  static func address(of element: XMLElement) -> String {
    element.attributes["href"] ?? element.attributes["xlink:href"] ?? ""
  }

  /// Returns the name in `url(#name)`.
  static func identifier(_ reference: String) -> String {
    String(reference.drop { $0 != "#" }.dropFirst().prefix { !"\"')".contains($0) })
  }
}
