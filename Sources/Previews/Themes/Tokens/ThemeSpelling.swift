internal import SymtextSupport

/// Finds names in a file of design tokens that are near a known one, and mean something else.
struct ThemeSpelling {
  /// The members of a theme's own part, `$extensions.symtext` of the whole file.
  private static let themeMembers = [
    "name", "base", "notes", "styles", "sizes", "nearest", "device",
  ]
  /// The members of a token's own part.
  private static let tokenMembers = [
    "falloff", "lightness", "lightnessOnLight", "mix", "none", "on", "opacity", "source", "system",
    "textStyle", "weight",
  ]
  private static let typeMembers = [
    "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight",
  ]
  private static let modes = [
    "light", "dark", "light-high-contrast", "dark-high-contrast", "high-contrast",
  ]

  /// The text of the file, in which aliases are looked for.
  private let source: String

  init(_ bytes: [UInt8]) { source = String(decoding: bytes, as: UTF8.self) }

  /// Returns remarks about the members of a theme's own part.
  static func remarks(onTheme own: JSONValue?) -> [String] {
    unknown(own, themeMembers).map {
      "there is no $extensions.symtext.\($0.name); \($0.near) is near"
    }
  }

  /// Returns remarks about the members of a token: its own part, and a type's value.
  static func remarks(_ path: [String], own: JSONValue?, value: JSONValue, isType: Bool) -> [String]
  {
    let place = path.joined(separator: ".")
    let known = unknown(own, tokenMembers)
    return known.map { "\(place): there is no $extensions.symtext.\($0.name); \($0.near) is near" }
      + (isType ? unknown(value, typeMembers) : []).map {
        "\(place): there is no \($0.name); \($0.near) is near"
      }
  }

  private static func unknown(
    _ value: JSONValue?, _ known: [String]
  ) -> [(name: String, near: String)] {
    (value?.members ?? []).compactMap { name, _ in
      guard !known.contains(where: { $0.hasBytes(of: name) }) else { return nil }
      return NameSuggestions.nearest(to: name, among: known).first.map { (name, $0) }
    }
  }

  /// Returns a remark about a colour that no token takes, and whose name is near that of a role; `nil` for others.
  func remark(onColor name: String, isKnown: Bool) -> String? {
    let roles = ThemeTokens.roles.map(\.name)
    guard !isKnown, !roles.contains(where: { $0.hasBytes(of: name) }),
      let near = NameSuggestions.nearest(to: name, among: roles).first,
      !source.contains("{color.\(name)}")
    else { return nil }
    return "no token takes color.\(name); color.\(near) is near"
  }

  /// Returns a remark about a group that is near the name of a mode; `nil` for others.
  static func remark(onGroup path: [String]) -> String? {
    guard path.count > 2,
      (ThemePlace.groups + ["color"]).contains(where: { $0.hasBytes(of: path[1]) }),
      let near = NameSuggestions.nearest(to: path[0], among: modes).first
    else { return nil }
    return "there is no mode \(path[0]); \(near) is near"
  }
}
