internal import SymtextSupport
internal import SymtextSymbolText

/// The target `constants`: a source file of names, code points, descriptions and keywords for each language.
struct ConstantFiles: TargetWriter {
  let job: ExportJob

  private static let languages: [any ConstantLanguage] = [
    SwiftConstants(), TypeScriptConstants(), KotlinConstants(), DartConstants(), RustConstants(),
    PythonConstants(),
  ]

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    var files: [ExportedFile] = []
    report.addSharedCharacters(of: job)
    for language in Self.languages {
      let names = try job.names(language.scheme, language.rules, reserved: language.members)
      report.add(renamed: names, in: language.rules)
      // The name of the type: `SymtextSymbol`.
      let type = language.rules.identifier(job.library.words + ["symbol"], .pascal)
      files.append(
        ExportedFile(
          language.file(type),
          language.text(
            type: type, generator: job.generator,
            job.symbols.map { ConstantSymbol(name: names[$0.name], symbol: $0) })))
    }
    return files
  }

  var usage: String {
    """
    Each file stands alone: copy those of your languages. A constant has the symbol's name, the code point in the \
    font (none for a variant that the font does not store), the words that a screen reader speaks, and keywords for \
    search; a list has all constants.
    """
  }
}
