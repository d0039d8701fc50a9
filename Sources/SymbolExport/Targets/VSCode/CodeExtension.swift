internal import SymtextOpenType
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The target `vscode`: an extension that contributes icons, or the parts for one.
///
/// <https://code.visualstudio.com/api/references/contribution-points#contributes.icons>
struct CodeExtension: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    let names = try names
    let fonts = try job.staticFonts(.icon, &report)
    var files: [ExportedFile] = []
    var icons: [(String, JSONValue)] = []
    var taken: ExactDictionary<String> = [:]
    for (font, bytes) in fonts {
      let path = "fonts/\(font.names.postScript).woff2"
      do throws(FontError) {
        files.append(ExportedFile(path, try WOFF2File.encoded(bytes)))
      } catch {
        throw ExportError("\(error)")
      }
      for symbol in job.encodedSymbols {
        let id = ([names[symbol.name]] + words(of: font)).joined(separator: "-")
        if let other = taken[id] {
          throw ExportError(symbol.name, meets: other, at: "the icon \(id)")
        }
        taken[id] = symbol.name
        icons.append((id, Self.icon(symbol, path)))
      }
    }
    report.addLosses(of: job, directions: .none)
    report.addLosses(of: job, colors: .none)
    return files + [ExportedFile("package.json", manifest(icons).bytes)]
  }

  var usage: String {
    let symbol = job.encodedSymbols.first ?? job.symbols[0]
    let id = (try? names)?[symbol.name] ?? symbol.name
    return """
      The folder is an extension without code: set its `publisher`, and package it with `vsce package`. Or copy `fonts` \
      and `contributes.icons` of `package.json` into an extension. An icon is `$(\(id))` in labels, in the status bar and \
      in the icons of commands, or in code:

      ```ts
      new vscode.ThemeIcon("\(id)");
      ```

      Icons have the size of the editor's own, and the colour of the text. Product icon themes can replace them.
      """
  }

  /// The names of icons, which need two words: a prefix, and a name.
  private var names: ExportNames {
    get throws(ExportError) {
      let words = NameWords.words(of: job.prefix ?? "")
      let prefix = NameScheme.kebab.joined(words.isEmpty ? job.library.words : words)
      return try ExportNames(job.names, .kebab, prefix: prefix, overrides: job.overrides)
    }
  }

  /// Returns the words that tell a font from the first one.
  private func words(of font: StaticFont) -> [String] {
    job.words(
      of: .init(mode: job.modes[0], weight: font.names.weight, scale: font.scale))
  }

  private static func icon(_ symbol: ListedSymbol, _ path: String) -> JSONValue {
    let words = symbol.metadata.altText.isEmpty ? symbol.name : symbol.metadata.altText
    let code = (symbol.codePoint ?? 0).hexadecimal(digits: 4, uppercase: true)
    return .object([
      // It must not be empty.
      ("description", .string(words)),
      (
        "default",
        .object([("fontPath", .string("./\(path)")), ("fontCharacter", .string("\\\(code)"))])
      ),
    ])
  }

  private func manifest(_ icons: [(String, JSONValue)]) -> JSONValue {
    let library = job.library
    return .object([
      ("name", .string("\(NameScheme.kebab.joined(library.words))-symbols")),
      ("displayName", .string(library.family)),
      ("description", .string("The symbols of \(library.family) as icons.")),
      ("version", .string("1.0.0")), ("publisher", .string("unpublished")),
      ("license", .string(library.knownLicense?.spdx ?? "SEE LICENSE IN README.md")),
      ("engines", .object([("vscode", .string("^1.65.0"))])),
      ("categories", .array([.string("Other")])),
      ("contributes", .object([("icons", .object(icons))])),
    ])
  }
}
