internal import SymtextCommandLine

/// A use of a font, which chooses several options of `font build`.
enum BuildUse: String, CaseIterable {
  /// The smallest font for pages.
  case web

  /// The options that the web needs no data of, and those that write its files.
  private static let webOptions = ["no-names", "no-color", "woff2", "css"]

  /// Returns arguments with the options of their use; `--scales` of the command counts before it.
  static func completed(_ arguments: Arguments) throws(CommandError) -> Arguments {
    guard arguments.has("for") else { return arguments }
    _ = try arguments.choice("for", Self.self)
    var result = arguments
    if !arguments.has("scales") { result = result.setting("scales", to: "medium") }
    for option in webOptions { result = result.setting(option, to: "") }
    return result
  }

  /// The omissions, in a sentence.
  static let note: Sentence =
    "for the web: names, colours and layers are left out, and all scales but medium; add some with \(option: "scales")"
}
