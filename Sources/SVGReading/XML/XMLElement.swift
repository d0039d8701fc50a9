package import SymtextSupport
/// An element of an XML file, with its place.
package struct XMLElement: Sendable {
  /// The local name, without a prefix.
  package var name: String
  var namespace: String?
  /// By local name; a name with a namespace has the usual prefix (`xlink:href`, `xml:space`), or the namespace in
  /// braces.
  package var attributes: ExactDictionary<String>
  package var children: [XMLElement] = []
  /// The characters directly inside, in order, joined.
  package var text = ""
  /// The comments before the root element; empty for other elements.
  package var comments: [String] = []
  /// From 1.
  package var line: Int
  package var column: Int

  /// Whether the element is one of SVG, and not of another program, such as Inkscape's view of the page.
  package var isSVG: Bool { namespace == nil || namespace == "http://www.w3.org/2000/svg" }
}
