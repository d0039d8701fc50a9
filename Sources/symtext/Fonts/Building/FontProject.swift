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
  /// The options that name files to write, which are in the folder.
  private static let outputs: Set<String> = ["output", "codepoints", "report"]
  /// The options that name a file to read, if the folder has it.
  private static let inputs: Set<String> = ["from-text", "license", "variants", "bundled", "only"]

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
  /// If the folder sets the output, code points are kept in its file `codepoints` unless an option names another.
  /// - Throws: ``CommandError`` for a member that is no option, a value of another kind, or an output outside the folder.
  func completed(_ arguments: Arguments) throws(CommandError) -> Arguments {
    var result = arguments
    for (name, value) in members {
      guard let text = try text(of: value, for: name, arguments), !arguments.has(name) else {
        continue
      }
      result = result.setting(name, to: try path(text, for: name))
    }
    guard members.contains(where: { $0.0 == "output" }), !result.has("codepoints") else {
      return result
    }
    return result.setting("codepoints", to: folder + "codepoints")
  }

  private func failure(_ name: String, _ expected: String) -> CommandError {
    .badData("\(folder)symbols.json: “\(name)” of “$font” \(expected)")
  }

  /// Returns a value as the command line has it; `nil` for a switch that is off.
  private func text(
    of value: JSONValue, for name: String, _ arguments: Arguments
  ) throws(CommandError) -> String? {
    guard let option = arguments.option(named: name) else {
      throw failure(name, "is no option of font build; the members are its options, and colors")
    }
    if option.value == nil || option.isValueOptional, case .bool(let isOn) = value {
      return isOn ? option.defaultValue ?? "" : nil
    }
    guard option.value != nil else { throw failure(name, "must be true or false") }
    guard
      let text = value.string ?? value.numeral ?? value.strings?.joined(separator: ",")
    else {
      throw failure(name, "must be a text, a number or a list of texts")
    }
    return text
  }

  /// Returns a value with the folder in front of a file's path.
  private func path(_ text: String, for name: String) throws(CommandError) -> String {
    if Self.outputs.contains(name), text != "-" {
      do { try OutputFolder.check(text) } catch {
        throw failure(name, "must be a file in the folder: \(error.description)")
      }
      return folder + text
    }
    let isFile = !text.hasPrefix("/") && InputFile.isOrdinary(folder + text)
    return Self.inputs.contains(name) && isFile ? folder + text : text
  }
}
