internal import SymtextAuthoring
internal import SymtextCommandLine
internal import SymtextSupport

/// Where templates are written: a file, standard output or a directory.
struct TemplateOutput {
  private let path: String
  /// Whether it is a directory, which also gets a `symbols.json`.
  let isDirectory: Bool

  /// - Parameters:
  ///   - path: `-`, a file that ends in `.svg` or exists, or else a directory, which need not exist.
  ///   - isOne: whether there is one template.
  /// - Throws: ``CommandError`` (usage) if several templates have one file.
  init(_ path: String, isOne: Bool) throws(CommandError) {
    self.path = path
    let isFile = path == "-" || path.hasSuffix(".svg") || File.exists(path)
    isDirectory = File.isDirectory(path) || !isFile
    guard isOne || isDirectory else {
      throw .badValue(
        "output", path, "several symbols need a folder, such as templates/")
    }
  }

  /// The name of the file in a folder with the data that templates have no form for.
  private static let companion = "symbols.json"
  /// The largest such file, as `symtext font build` reads it.
  private static let mostBytes = 64 << 20

  /// Whether the directory has the template of a symbol.
  func hasTemplate(of name: String) -> Bool { File.exists("\(path)/\(name).svg") }

  /// Writes templates, and beside those in a folder the data that they have no form for; all or none.
  /// - Parameter companions: The entry of each template in `symbols.json`.
  func write(
    _ templates: [(name: String, text: String)],
    _ companions: [(name: String, entry: TemplateCompanion)]
  ) throws(CommandError) {
    guard isDirectory else {
      for template in templates { try File.write(Array(template.text.utf8), to: path) }
      return
    }
    guard !templates.isEmpty else { return }
    let files = templates.map { ("\($0.name).svg", Array($0.text.utf8)) }
    let beside = (Self.companion, try symbolsFile(companions))
    try File.write(files + [beside], toDirectory: path)
  }

  /// Returns the `symbols.json` of the folder with the entries changed.
  private func symbolsFile(
    _ companions: [(name: String, entry: TemplateCompanion)]
  ) throws(CommandError) -> [UInt8] {
    let file = path.hasSuffix("/") ? path + Self.companion : "\(path)/\(Self.companion)"
    let old =
      File.exists(file) ? try File.read(file, mostBytes: Self.mostBytes) : Array("{\n}\n".utf8)
    do {
      var text = try JSONText(old)
      for (name, entry) in companions {
        let steps = [JSONText.Step.member(ExactText(name))]
        for (key, value) in entry.members {
          try text.set(steps + [.member(ExactText(key))], to: value.compactText)
        }
        for key in entry.absentKeys { _ = text.unset(steps + [.member(ExactText(key))]) }
      }
      return text.bytes
    } catch let error as JSONReader.Failure {
      throw .badData("\(file):\(error.line):\(error.column): \(error.message)")
    } catch {
      throw .badData("\(file): an object of symbols by name is expected")
    }
  }
}
