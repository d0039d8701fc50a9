internal import SymtextSupport

/// A group of design tokens, or a token.
///
/// Sources are laid over each other: a later token replaces an earlier one of its path.
final class DesignNode {
  /// The value of a token; `nil` for a group.
  var value: JSONValue?
  /// The type, if it is written.
  var type: String?
  /// symtext's own member of `$extensions`.
  var own: JSONValue?
  /// The path of the group whose tokens this group takes over.
  var base: [String]?
  private(set) var children: ExactDictionary<DesignNode> = [:]
  private(set) var names: [String] = []

  /// Returns the child of a name, which is made if there is none.
  func child(_ name: String) -> DesignNode {
    if let child = children[name] { return child }
    let child = DesignNode()
    children[name] = child
    names.append(name)
    return child
  }

  /// Returns the node of a path; `nil` if there is none.
  func node(_ path: [String]) -> DesignNode? {
    var node = self
    for name in path {
      guard let next = node.children[name] else { return nil }
      node = next
    }
    return node
  }
}
