/// An element of an XML file, with where it stands.
struct XMLElement: Sendable {
  /// The local name, without a prefix.
  var name: String
  /// By name as written.
  var attributes: [String: String]
  var children: [XMLElement] = []
  /// The characters directly inside, in order, joined.
  var text = ""
  /// From 1.
  var line: Int
  var column: Int
}
