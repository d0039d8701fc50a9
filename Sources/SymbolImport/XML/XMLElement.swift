/// An element of an XML file, with where it stands.
struct XMLElement: Sendable {
  /// The local name, without a prefix.
  var name: String
  /// The namespace; `nil` without one.
  var namespace: String?
  /// By local name; those of a namespace behind its usual prefix (`xlink:href`, `xml:space`), or in
  /// braces.
  var attributes: [String: String]
  var children: [XMLElement] = []
  /// The characters directly inside, in order, joined.
  var text = ""
  /// The comments before it, outside all elements; only of the root.
  var comments: [String] = []
  /// From 1.
  var line: Int
  var column: Int
}
