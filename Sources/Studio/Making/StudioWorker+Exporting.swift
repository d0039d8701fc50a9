internal import SymtextAuthoring
internal import SymtextFontGlyphs
internal import SymtextOpenType
internal import SymtextSupport
internal import SymtextSymbolExport
internal import SymtextSymbolImport
internal import SymtextSymbolText
internal import SymtextSymbols

/// Exports of the whole folder.
extension StudioWorker {
  /// The target that is the font itself, with its form for pages.
  private static let font = "font"

  /// The targets with their help.
  static var targets: JSONValue {
    let all =
      [(font, "the variable font, for programs and for pages")]
      + ExportTarget.allCases.map { ($0.rawValue, $0.summary) }
    return .object([
      (
        "targets",
        .array(all.map { .object([("name", .string($0)), ("help", .string($1))]) })
      )
    ])
  }

  /// Builds the font of the folder, and exports it.
  func export(_ request: StudioRequest) throws(StudioError) -> JSONValue {
    let target = try request.text("target")
    let names = try request.texts("names")
    let project = state.change { $0.folder.viewer.project }
    let (built, notes) = try build(project, names)
    var files: [ExportedFile]
    var report = notes
    if target == Self.font {
      files = try fontFiles(built)
      report.append("The font has \(built.set.symbols.count) symbols")
    } else {
      guard let exported = ExportTarget(rawValue: target) else {
        throw StudioError(.badValue, "there is no target \(target)")
      }
      let (own, result) = try Self.files(exported, of: built)
      files = own
      report += result.remarks.map { remark in
        remark.text
          + (remark.symbols.isEmpty ? "" : ": \(remark.symbols.prefix(3).joined(separator: ", "))")
      }
    }
    let sentences: JSONValue.Member = ("report", .array(report.map { .string($0) }))
    guard let folder = options.exportFolder else {
      let made = files.map { file in
        JSONValue.object([
          ("name", .string(file.path)), ("bytes", .string(Base64.text(file.bytes))),
        ])
      }
      return .object([sentences, ("files", .array(made))])
    }
    let path = "\(folder)/\(target)"
    do throws(FileError) {
      try OutputFile.createDirectories(above: "\(path)/file")
      try OutputFile.write(files.map { ($0.path, $0.bytes) }, toDirectory: path)
    } catch {
      throw StudioError(error)
    }
    return .object([sentences, ("folder", .string(path))])
  }

  /// Builds the font of the folder as `font build` does.
  /// - Parameter names: The symbols to keep; empty keeps all.
  private func build(
    _ project: StudioProject, _ names: [String]
  ) throws(StudioError) -> (font: BuiltFont, notes: [String]) {
    do throws(SourceError) {
      var drawings = try SymbolFiles([options.folder], options: project.options)
      var builder = project.builder
      if !names.isEmpty { builder.only = names }
      let built = try builder.font(of: &drawings)
      try keep(built, if: names.isEmpty)
      return (built, drawings.report.failures.compactMap(\.error) + built.failedVariants)
    } catch {
      throw StudioError(error)
    }
  }

  /// Writes new code points into the folder, so that no later build changes them.
  private func keep(_ built: BuiltFont, if isWhole: Bool) throws(SourceError) {
    let file = "\(options.folder)/codepoints"
    guard isWhole, built.hasNewCodePoints, !options.isReadOnly,
      FolderFiles.isInside(file, options.folder)
    else { return }
    do throws(FileError) {
      let bytes = Array(built.set.codePoints.fileText.utf8)
      state.change { $0.noteWriting(.init(path: file, before: nil, after: .bytes(bytes))) }
      try OutputFile.write(bytes, to: file)
    } catch {
      throw SourceError(error.description, kind: .missing)
    }
  }

  private func fontFiles(_ built: BuiltFont) throws(StudioError) -> [ExportedFile] {
    let familyName = state.change { $0.folder.viewer.familyName }
    let name = "\(familyName.filter { $0 != " " && $0 != "/" }).ttf"
    do throws(SourceError) {
      let web = try built.webFiles([.woff2, .styleSheet], fontName: name)
      return [ExportedFile(name, built.bytes)] + web.map { ExportedFile($0.name, $0.bytes) }
        + [ExportedFile("codepoints", built.set.codePoints.fileText)]
    } catch {
      throw StudioError(error)
    }
  }

  private static func files(
    _ target: ExportTarget, of built: BuiltFont
  ) throws(StudioError) -> ([ExportedFile], TargetReport) {
    let library = try library(built.bytes, "the font")
    do throws(ExportError) {
      let exported = ExportedLibrary(library)
      var choice = SymbolChoice(library)
      choice.addAll()
      return try target.files(of: try ExportJob(exported, symbols: choice.symbols))
    } catch {
      throw StudioError(.badData, "\(error)")
    }
  }
}
