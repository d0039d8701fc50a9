internal import SymtextCommandLine
internal import SymtextSupport

/// The options of `font build` in a folder of drawings: the member `$font` of its `symbols.json`.
///
///     { "$font": { "family": "Acme", "prefix": "acme.", "output": "Acme.ttf", "woff2": true, "scales": "large" } }
///
/// The members have the names of options. Options of the command line count before them.
struct FontProject {
  /// The folder with a slash at its end.
  private let folder: String
  private let members: [JSONValue.Member]

  /// The member with the folder's named colours, which is no option.
  private static let colors = "colors"
  /// The options whose values are paths from the folder.
  private static let paths: Set<String> = ["output", "codepoints", "report"]

  /// Reads the project of a folder.
  /// - Parameter source: The first source of the build.
  /// - Returns: `nil` if it is no folder, or its `symbols.json` describes no font.
  /// - Throws: ``CommandError`` if that file is not JSON.
  init?(of source: String?) throws(CommandError) {
    guard let source, File.isDirectory(source) else { return nil }
    folder = source.hasSuffix("/") ? source : "\(source)/"
    let path = "\(folder)symbols.json"
    guard File.exists(path) else { return nil }
    let bytes = try File.read(path, mostBytes: 64 << 20)
    do {
      guard let members = try JSONReader.value(bytes, keepsNumerals: true)["$font"]?.members else {
        return nil
      }
      self.members = members.filter { $0.0 != Self.colors }
    } catch {
      throw .badData("\(path):\(error.line):\(error.column): \(error.message)")
    }
  }

  /// Returns arguments with the options that the folder sets and the command line does not.
  ///
  /// Code points are kept in the folder's file `codepoints` unless an option names another.
  /// - Throws: ``CommandError`` for a member that is no option, or a value of another kind.
  func completed(_ arguments: Arguments) throws(CommandError) -> Arguments {
    var result = arguments
    for (name, value) in members {
      func failure(_ expected: String) -> CommandError {
        .badData("\(folder)symbols.json: “\(name)” of “$font” \(expected)")
      }
      guard arguments.knows(name) else {
        throw failure("is no option of font build; the members are its options, and colors")
      }
      var text: String?
      switch value {
      case .bool(let isOn): text = isOn ? "" : nil
      case .string(let word): text = word
      default:
        guard let word = value.numeral ?? value.strings?.joined(separator: ",") else {
          throw failure("must be a text, a number, true, false or a list of texts")
        }
        text = word
      }
      guard var text, !arguments.has(name) else { continue }
      if Self.paths.contains(name), !text.hasPrefix("/"), text != "-" { text = folder + text }
      result = result.setting(name, to: text)
    }
    return result.has("codepoints")
      ? result : result.setting("codepoints", to: folder + "codepoints")
  }
}
