package import SymtextCommandLine

/// Many pictures, described by the lines of a file.
package enum Batch {
  /// The rules for the other lines after an invalid one.
  package static let errorRules: [String] = .of(BatchOptions.ErrorRule.self)
  /// The formats of the input.
  package static let inputFormats: [String] = .of(BatchOptions.InputFormat.self)

  /// Runs `symtext batch`.
  /// - Parameter table: the commands that lines may name.
  /// - Throws: ``CommandError``.
  package static func run(_ arguments: Arguments, _ table: CommandTable) throws(CommandError) {
    let file = arguments.operands[0]
    let folder = try BatchFolder(
      arguments, ownFiles: BatchOptions.ownFiles(arguments), input: file)
    let options = try BatchOptions(arguments, table)
    if let path = options.manifest, path != "-",
      ![".json", ".ndjson", ".jsonl"].contains(where: path.hasSuffix)
    {
      throw .badValue("manifest", path, "the name must end in .json or .ndjson")
    }
    let reader = try LineReader(file, mostBytes: RequestObject.mostBytes)
    for warning in options.warnings(arguments) { Console.warn(warning) }
    var logs: [String] = []
    if !options.isArchive {
      for path in [options.results, options.manifest].compactMap(\.self) {
        logs += try ResultLog.knownFiles(path)
      }
    }
    let intake = BatchIntake(
      options, folder, reader, isTable: options.isTable, known: try KnownImages(logs))
    let report = try BatchReport(options, name: file == "-" ? "standard input" : file)
    try BatchRun(options, folder, intake, report).run(arguments)
  }
}
