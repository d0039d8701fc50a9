/// An element of an XML file, with where it stands.
package struct XMLElement: Sendable {
  /// The local name, without a prefix.
  package var name: String
  /// The namespace; `nil` without one.
  var namespace: String?
  /// By local name; those of a namespace behind its usual prefix (`xlink:href`, `xml:space`), or in
  /// braces.
  package var attributes: [String: String]
  package var children: [XMLElement] = []
  /// The characters directly inside, in order, joined.
  package var text = ""
  /// The comments before it, outside all elements; only of the root.
  package var comments: [String] = []
  /// From 1.
  package var line: Int
  package var column: Int
}
