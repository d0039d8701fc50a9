internal import SymtextSupport

/// The design tokens of one mode of a document: its sources laid over each other.
struct DesignTree {
  /// The deepest nesting of groups.
  static let mostDepth = 24
  /// The most groups and tokens of a mode, those that groups take over from others included.
  static let mostTokens = 20_000

  let root = DesignNode()
  private let mode: ThemeMode
  private var count = 0

  init(_ mode: ThemeMode) { self.mode = mode }

  /// Lays a source over those before it.
  /// - Throws: ``ThemeError`` for more tokens than ``mostTokens``.
  mutating func add(_ source: JSONValue) throws(ThemeError) {
    guard let members = source.members else {
      throw ThemeError("", "an object of tokens is expected")
    }
    try add(source, to: root, path: [], type: nil)
    // Groups with the name of a mode are laid over the others in that mode.
    for key in members.map(\.0) where Self.applies(key, to: mode) == true {
      guard let group = source[key] else { continue }
      try add(group, to: root, path: [], type: nil)
    }
  }

  private mutating func add(
    _ value: JSONValue, to node: DesignNode, path: [String], type: String?
  ) throws(ThemeError) {
    guard path.count <= Self.mostDepth else {
      throw ThemeError(
        path.joined(separator: "."), "groups are nested more than \(Self.mostDepth) deep")
    }
    count += 1
    guard count <= Self.mostTokens else {
      throw ThemeError("", "there are more than \(Self.mostTokens) tokens")
    }
    let type = value["$type"]?.string ?? type
    if let own = value["$value"] {
      let extensions = value["$extensions"]
      node.value = Self.value(own, extensions, in: mode)
      node.type = type
      node.own = extensions?["symtext"]
      return
    }
    if let base = value["$extends"] {
      guard let target = DesignAlias.path(base) else {
        throw ThemeError(
          (path + ["$extends"]).joined(separator: "."), "a group is expected, as {button.gray}")
      }
      node.base = target
    }
    for (name, child) in value.members ?? [] where !name.hasPrefix("$") {
      if path.isEmpty, Self.applies(name, to: mode) != nil { continue }
      guard child.members != nil else {
        throw ThemeError(
          (path + [name]).joined(separator: "."),
          "a token is an object with $value, as {\"$value\": 8}")
      }
      try add(child, to: node.child(name), path: path + [name], type: type)
    }
  }

  /// Returns the value of a token in a mode: its own, or one of its `$extensions`, by the names of modes.
  private static func value(
    _ own: JSONValue, _ extensions: JSONValue?, in mode: ThemeMode
  ) -> JSONValue {
    var value = own
    let modes = extensions?["mode"] ?? extensions?["modes"] ?? extensions?["symtext"]?["modes"]
    for (name, other) in modes?.members ?? [] where applies(name, to: mode) == true {
      value = other
    }
    return value
  }

  /// Returns whether a name of a mode applies in a mode; `nil` for the name of no mode.
  static func applies(_ name: String, to mode: ThemeMode) -> Bool? {
    switch name.lowercased().filter({ $0 != "-" && $0 != "_" && $0 != " " }) {
    case "light": !mode.isDark
    case "dark": mode.isDark
    case "lighthighcontrast", "lightincreased": mode == .lightIncreased
    case "darkhighcontrast", "darkincreased": mode == .darkIncreased
    case "highcontrast", "increased", "increasedcontrast": mode.isIncreased
    default: nil
    }
  }

  /// Calls a function for each token, those of a base group before a group's own.
  /// - Throws: ``ThemeError`` for groups that take over themselves, or more tokens than ``mostTokens``.
  func forEach(
    _ body: (_ path: [String], _ token: DesignNode) throws(ThemeError) -> Void
  ) throws(ThemeError) {
    var count = 0
    try visit(root, path: [], bases: [], count: &count, body)
  }

  private func visit(
    _ node: DesignNode, path: [String], bases: [[String]], count: inout Int,
    _ body: (_ path: [String], _ token: DesignNode) throws(ThemeError) -> Void
  ) throws(ThemeError) {
    count += 1
    guard count <= Self.mostTokens else {
      throw ThemeError(
        "", "there are more than \(Self.mostTokens) tokens in groups that extend others")
    }
    guard path.count <= Self.mostDepth else {
      throw ThemeError(
        path.joined(separator: "."), "groups are nested more than \(Self.mostDepth) deep")
    }
    if node.value != nil {
      try body(path, node)
      return
    }
    // The style of a toggle that is off, or on, is a name, not a copy.
    if let base = node.base, ThemeToggle(path, base) == nil {
      guard !bases.contains(base), bases.count < Self.mostDepth else {
        throw ThemeError(
          path.joined(separator: "."),
          "the group extends itself: \((bases + [base]).map { $0.joined(separator: ".") }.joined(separator: " → "))"
        )
      }
      guard let target = root.node(base), target.value == nil else {
        throw ThemeError(
          path.joined(separator: "."),
          "it extends {\(base.joined(separator: "."))}, but there is no such group")
      }
      try visit(target, path: path, bases: bases + [base], count: &count, body)
    }
    for name in node.names {
      guard let child = node.children[name] else { continue }
      try visit(child, path: path + [name], bases: bases, count: &count, body)
    }
  }
}
