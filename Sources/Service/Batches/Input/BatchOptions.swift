internal import SymtextCommandLine
internal import SymtextSupport

/// The options of a batch.
struct BatchOptions: Sendable {
  /// The rule for the other lines after an invalid one.
  enum ErrorRule: String, CaseIterable {
    /// Draw them, and exit with an error.
    case `continue`
    /// Do not draw them.
    case stop
    /// Draw them, list the errors in the results and exit with 0.
    case report
  }

  /// The format of the input.
  enum InputFormat: String, CaseIterable {
    case ndjson
    case csv
  }

  /// The commands that lines may name.
  let table: CommandTable
  let pattern: BatchPattern?
  let format: String?
  let matrix: BatchMatrix
  let shard: BatchShard?
  let errorRule: ErrorRule
  /// Folders with files that lines may name.
  let allowedFiles: [String]
  let manifest: String?
  let results: String?
  let archive: String?
  let isForced: Bool
  /// Whether the input is a table.
  let isTable: Bool
  let threads: Int

  /// Whether the batch writes an entry for each image.
  var saysImages: Bool { manifest != nil || results != nil || archive != nil }

  /// Whether images go into an archive instead of files.
  var isArchive: Bool { archive != nil }

  /// - Throws: ``CommandError``: usage, or no input for a missing folder.
  init(_ arguments: Arguments, _ table: CommandTable) throws(CommandError) {
    self.table = table
    pattern = try arguments["out-pattern"].map { (text) throws(CommandError) in
      try BatchPattern(text, in: table)
    }
    format =
      arguments.has("format") ? try arguments.choice("format", PictureFormat.self).rawValue : nil
    matrix = try BatchMatrix(arguments.all("matrix"), in: table)
    shard = try arguments["shard"].map { (text) throws(CommandError) in try BatchShard(text) }
    errorRule = try arguments.choice("on-error", ErrorRule.self)
    allowedFiles = try FileAccessOptions.folders(arguments) + matrix.files
    manifest = arguments["manifest"]
    results = arguments["results"]
    archive = arguments["tar"]
    isForced = arguments.has("force")
    let file = arguments.operands.first ?? "-"
    if arguments.has("input-format") {
      isTable = try arguments.choice("input-format", InputFormat.self) == .csv
    } else {
      isTable = file.lowercased().hasSuffix(".csv")
    }
    threads = try arguments.count("threads") ?? ParallelMap.processorCount
    try checkOutputs()
  }

  private func checkOutputs() throws(CommandError) {
    let outputs = [("manifest", manifest), ("results", results), ("tar", archive)]
      .compactMap { name, path in path.map { (name, $0) } }
    for (place, (name, path)) in outputs.enumerated() {
      guard !path.isEmpty else {
        throw .badValue(name, nil, "a file is expected; - is standard output")
      }
      if let other = outputs[..<place].first(where: { $0.1 == path }) {
        throw .badValue(name, path, "\(option: other.0) already writes it; give another file")
      }
    }
    if let results, results != "-", !results.hasSuffix(".ndjson"), !results.hasSuffix(".jsonl") {
      throw .badValue("results", results, "the name must end in .ndjson")
    }
  }

  /// Returns all files that a batch writes beside its images.
  static func ownFiles(_ arguments: Arguments) -> [String] {
    ["manifest", "results", "tar"].compactMap { arguments[$0] }.filter { $0 != "-" }
      .flatMap(ResultLog.files)
  }

  /// Returns warnings about options without effect.
  func warnings(_ arguments: Arguments) -> [Sentence] {
    func idle(_ names: [String], _ reason: Sentence) -> [Sentence] {
      names.filter { arguments.has($0) }.map { "\(arguments.given($0)) has no effect: \(reason)" }
    }
    if isArchive {
      return idle(["force", "anywhere", "output"], "an archive is always written completely")
    }
    return manifest == nil && results == nil
      ? idle(["force"], "without \(option: "manifest") all images are drawn each time") : []
  }
}
