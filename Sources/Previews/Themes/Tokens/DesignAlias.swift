internal import SymtextSupport

/// A reference to another token or group: `{a.b}`, or `{"$ref": "#/a/b"}`.
enum DesignAlias {
  /// Returns the path that a value refers to; `nil` for a value that is no reference.
  static func path(_ value: JSONValue) -> [String]? {
    if let text = value.string {
      if text.hasPrefix("#/") { return path(pointer: text) }
      guard text.utf8.count > 2, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
      return text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false)
        .map(String.init)
    }
    return value["$ref"]?.string.flatMap(path(pointer:))
  }

  /// Returns the path of a JSON pointer in the same document, with or without `$value` at its end.
  private static func path(pointer: String) -> [String]? {
    guard pointer.hasPrefix("#/") else { return nil }
    var parts = pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
      unescaped(String($0))
    }
    if parts.last == "$value" { parts.removeLast() }
    return parts
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("~") else { return text }
    var result = ""
    var isEscape = false
    for character in text {
      if isEscape {
        result.append(character == "1" ? "/" : "~")
        isEscape = false
      } else if character == "~" {
        isEscape = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
