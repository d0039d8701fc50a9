internal import SymtextCommandLine
internal import SymtextSupport

/// How a batch is done.
struct BatchOptions: Sendable {
  /// What becomes of the rest when a line is wrong.
  enum ErrorRule: String, CaseIterable {
    /// It is done, and the exit status says that something was wrong.
    case `continue`
    /// It is not begun.
    case stop
    /// It is done; the results say what was wrong, and the exit status is 0.
    case report
  }

  /// What lines are.
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
  /// Folders whose files lines may name.
  let allowedFiles: [String]
  let manifest: String?
  let results: String?
  let archive: String?
  let isForced: Bool
  /// Whether the input is a table.
  let isTable: Bool
  let threads: Int

  /// Whether something is written of each image beside it.
  var saysImages: Bool { manifest != nil || results != nil || archive != nil }

  /// Whether images go into an archive and not into files.
  var isArchive: Bool { archive != nil }

  /// - Throws: ``CommandError``: usage, or no input for a folder that is none.
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
        throw .badValue(name, path, "\(option: other.0) goes there already; name another file")
      }
    }
    if let results, results != "-", !results.hasSuffix(".ndjson"), !results.hasSuffix(".jsonl") {
      throw .badValue("results", results, "its name ends in .ndjson")
    }
  }

  /// All files that a batch writes beside its images.
  static func ownFiles(_ arguments: Arguments) -> [String] {
    ["manifest", "results", "tar"].compactMap { arguments[$0] }.filter { $0 != "-" }
      .flatMap(ResultLog.files)
  }

  /// Says which options have no effect.
  func warnings(_ arguments: Arguments) -> [Sentence] {
    func idle(_ names: [String], _ reason: Sentence) -> [Sentence] {
      names.filter { arguments.has($0) }.map { "\(arguments.given($0)) has no effect: \(reason)" }
    }
    if isArchive {
      return idle(["force", "anywhere", "output"], "an archive is made anew each time")
    }
    return manifest == nil && results == nil
      ? idle(["force"], "without \(option: "manifest") all images are made each time") : []
  }
}
