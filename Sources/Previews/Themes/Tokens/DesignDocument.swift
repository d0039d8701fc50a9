internal import SymtextSupport

/// A file of design tokens: plain tokens, a resolver with sets and modifiers, or a file of Material Theme Builder.
///
/// <https://www.designtokens.org/TR/2025.10/>
struct DesignDocument {
  /// The most bytes of a file.
  static let mostBytes = 1 << 20
  /// The most sources that a resolver lays over each other, and the most files that it names.
  static let mostSources = 64

  /// The whole file.
  let root: JSONValue
  private let load: (String) throws(ThemeError) -> [UInt8]

  /// Parses a file.
  /// - Parameter load: Reads a file beside it.
  init(
    _ bytes: [UInt8], load: @escaping (String) throws(ThemeError) -> [UInt8]
  ) throws(ThemeError) {
    root = try Self.parsed(bytes)
    self.load = load
  }

  private static func parsed(_ bytes: [UInt8]) throws(ThemeError) -> JSONValue {
    guard bytes.count <= mostBytes else {
      throw ThemeError("", "a theme has at most \(mostBytes) bytes, not \(bytes.count)")
    }
    do {
      let value = try JSONReader.value(bytes)
      guard value.members != nil else { throw ThemeError("", "an object is expected") }
      return value
    } catch let error as JSONReader.Failure {
      throw ThemeError("", "line \(error.line), column \(error.column): \(error.message)")
    } catch let error as ThemeError {
      throw error
    } catch {
      throw ThemeError("", "\(error)")
    }
  }

  /// symtext's own member of `$extensions`.
  var own: JSONValue? { root["$extensions"]?["symtext"] }

  /// Whether it is a resolver.
  var isResolver: Bool {
    root["resolutionOrder"] != nil || root["sets"]?.members != nil && root["button"] == nil
  }

  /// Whether Material Theme Builder wrote it.
  var isThemeBuilder: Bool { root["schemes"]?["light"]?["primary"]?.string != nil }

  /// Returns the tokens of modes.
  /// - Parameter group: The only group that is read; `nil` for all.
  func trees(
    _ modes: [ThemeMode], only group: String? = nil
  ) throws(ThemeError) -> [DesignTree] {
    func part(_ source: JSONValue) -> JSONValue {
      guard let group else { return source }
      return .object(source[group].map { [(group, $0)] } ?? [])
    }
    var files: ExactDictionary<JSONValue> = [:]
    var trees: [DesignTree] = []
    for mode in modes {
      var tree = DesignTree(mode)
      if isThemeBuilder {
        try tree.add(themeBuilder(mode))
      } else if isResolver {
        for source in try sources(in: mode, &files) { try tree.add(part(source)) }
      } else {
        try tree.add(part(root))
      }
      trees.append(tree)
    }
    return trees
  }

  // MARK: Resolvers

  private func sources(
    in mode: ThemeMode, _ files: inout ExactDictionary<JSONValue>
  ) throws(ThemeError) -> [JSONValue] {
    var order = root["resolutionOrder"]?.values ?? []
    if order.isEmpty {
      order = ["sets", "modifiers"].flatMap { kind in
        (root[kind]?.members ?? []).map { .object([("$ref", .string("#/\(kind)/\($0.0)"))]) }
      }
    }
    var all: [JSONValue] = []
    for (index, entry) in order.prefix(Self.mostSources + 1).enumerated() {
      var place = "resolutionOrder[\(index)]"
      var part = entry
      if let path = DesignAlias.path(entry) {
        place = path.joined(separator: "/")
        guard path.count == 2, path[0] == "sets" || path[0] == "modifiers",
          let found = root[path[0]]?[path[1]]
        else { throw ThemeError(place, "there is no such set or modifier") }
        part = found
      }
      let found: [JSONValue]
      if let contexts = part["contexts"] {
        found = try context(contexts, part["default"]?.string, place, mode)
      } else {
        guard let sources = part["sources"]?.values else {
          throw ThemeError(place, "a set has sources, and a modifier contexts")
        }
        found = sources
      }
      for source in found {
        all.append(try resolved(source, place, &files))
        guard all.count <= Self.mostSources else {
          throw ThemeError(place, "a theme has at most \(Self.mostSources) sources")
        }
      }
    }
    return all
  }

  /// Returns the sources of the context that suits a mode, or of the default.
  private func context(
    _ contexts: JSONValue, _ standard: String?, _ place: String, _ mode: ThemeMode
  ) throws(ThemeError) -> [JSONValue] {
    guard let members = contexts.members, !members.isEmpty else {
      throw ThemeError(place, "a modifier needs a context")
    }
    func rank(_ name: String) -> Int {
      guard DesignTree.applies(name, to: mode) == true else { return 0 }
      return name.lowercased().contains("contrast") || name.lowercased().contains("increased")
        ? 2 : 1
    }
    var best = members.first { standard?.hasBytes(of: $0.0) == true } ?? members[0]
    if let suiting = members.max(by: { rank($0.0) < rank($1.0) }), rank(suiting.0) > 0 {
      best = suiting
    }
    guard let sources = best.1.values else {
      throw ThemeError("\(place)/\(best.0)", "a context is a list of sources")
    }
    return sources
  }

  /// Returns a source: written there, a set, or a file beside this one.
  private func resolved(
    _ source: JSONValue, _ place: String, _ files: inout ExactDictionary<JSONValue>
  ) throws(ThemeError) -> JSONValue {
    guard let reference = source["$ref"]?.string else { return source }
    if let path = DesignAlias.path(source) {
      guard path.count == 2, path[0] == "sets",
        let values = root["sets"]?[path[1]]?["sources"]?.values,
        values.count == 1, values[0]["$ref"] == nil
      else {
        throw ThemeError(
          place, "\(reference) is no set with one source that is written in this file")
      }
      return values[0]
    }
    if let known = files[reference] { return known }
    let parts = reference.split(separator: "/", omittingEmptySubsequences: false)
    guard !reference.hasPrefix("/"), !parts.contains(".."), !reference.contains(":") else {
      throw ThemeError(place, "\(reference) is no file beside the theme, as colors.tokens.json")
    }
    let value: JSONValue
    do { value = try Self.parsed(try load(reference)) } catch {
      throw ThemeError("\(place): \(reference)", error.description)
    }
    files[reference] = value
    return value
  }

  // MARK: Material Theme Builder

  /// Returns the colours of a scheme under the names of the theme `material`.
  private func themeBuilder(_ mode: ThemeMode) -> JSONValue {
    let schemes = root["schemes"]
    let scheme =
      schemes?[mode.rawValue] ?? schemes?[mode.isDark ? "dark" : "light"] ?? .object([])
    var colors: [JSONValue.Member] = []
    for (name, color) in scheme.members ?? [] {
      colors.append((name, .object([("$type", .string("color")), ("$value", color)])))
    }
    return .object([("color", .object(colors))])
  }
}
