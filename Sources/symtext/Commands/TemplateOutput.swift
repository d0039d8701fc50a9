internal import SymtextCommandLine

/// Where templates are written: a file, standard output or a directory.
struct TemplateOutput {
  private let path: String
  private let isDirectory: Bool

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

  /// Writes templates, all or none.
  func write(_ templates: [(name: String, text: String)]) throws(CommandError) {
    guard isDirectory else {
      for template in templates { try File.write(Array(template.text.utf8), to: path) }
      return
    }
    guard !templates.isEmpty else { return }
    try File.write(
      templates.map { ("\($0.name).svg", Array($0.text.utf8)) }, toDirectory: path)
  }
}
