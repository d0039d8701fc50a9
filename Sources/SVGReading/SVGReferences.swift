/// The elements of a file that others can refer to, and how often that was followed.
struct SVGReferences {
  /// How many references are followed.
  static let most = 10_000

  private var targets: [String: XMLElement] = [:]
  /// The elements around each clipPath and mask, by its `id`, outermost first.
  private var surroundings: [String: [XMLElement]] = [:]
  private var count = 0

  /// Takes an element, if it has an `id` that no other had before.
  /// - Parameter outer: the elements around it, outermost first.
  mutating func add(_ element: XMLElement, inside outer: [XMLElement]) {
    guard let id = element.attributes["id"], targets[id] == nil else { return }
    targets[id] = element
    if element.name == "clipPath" || element.name == "mask" { surroundings[id] = outer }
  }

  /// The element of an `id`.
  subscript(id: String) -> XMLElement? { targets[id] }

  /// The elements around a clipPath or a mask, whose properties it inherits, outermost first.
  func surroundings(of id: String) -> [XMLElement] { surroundings[id] ?? [] }

  /// Counts one that is followed.
  /// - Returns: `false` when it is one too many.
  mutating func follow() -> Bool {
    count += 1
    return count <= Self.most
  }

  /// The `id` that an element such as `<use>` refers to, within the file or not: `#name`, or an address.
  static func address(of element: XMLElement) -> String {
    element.attributes["href"] ?? element.attributes["xlink:href"] ?? ""
  }

  /// The name in `url(#name)`.
  static func identifier(_ reference: String) -> String {
    String(reference.drop { $0 != "#" }.dropFirst().prefix { !"\"')".contains($0) })
  }
}
