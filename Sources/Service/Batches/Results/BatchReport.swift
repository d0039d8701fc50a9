internal import SymtextCommandLine
internal import SymtextSupport

/// Prints, counts and records the outcomes of items in the order of their lines; for one thread at a time.
final class BatchReport {
  /// The outcome of an item.
  enum Outcome: Sendable {
    /// A new image, with its entry if one is written, and the bytes for an archive.
    case made(BatchEntry?, name: String, bytes: [[UInt8]]?, notes: [Sentence])
    /// An image that exists already.
    case known(BatchEntry)
    case failed(CommandError)

    /// The number of bytes that wait to be written.
    var byteCount: Int {
      if case .made(_, _, let pieces?, _) = self {
        pieces.reduce(0) { $0 + $1.count }
      } else {
        0
      }
    }
  }

  private let name: String
  private let options: BatchOptions
  private let showsProgress = Console.isErrorTerminal
  private let manifest: ResultLog?
  private let results: ResultLog?
  private let archive: TarArchive?
  private var made = 0
  private var known = 0
  private var badLines = 0
  private var done = 0
  private var lastBadLine = 0
  private var lastSaid = ""
  /// The kind of the worst failure; `nil` without one.
  private var worst: CommandError.Kind?
  /// The reason to stop: the results cannot be written, or a line is invalid.
  private(set) var stopped: CommandError?

  /// - Parameter name: the name of the input.
  /// - Throws: ``CommandError`` (cannot create).
  init(_ options: BatchOptions, name: String) throws(CommandError) {
    self.options = options
    self.name = name
    manifest = options.manifest.map(ResultLog.init)
    results = options.results.map(ResultLog.init)
    archive = try options.archive.map { (path) throws(CommandError) in try TarArchive(path) }
  }

  /// Takes the outcome of the next item.
  func take(_ item: BatchIntake.Item, _ outcome: Outcome) {
    guard stopped == nil else { return }
    do throws(CommandError) {
      switch outcome {
      case .made(let entry, let file, let bytes, let notes):
        made += 1
        let front = (try? item.content.get())?.keys.front ?? .commandLine
        let place = LinePlace(file: name, line: item.line)
        for note in notes { say(.warning(note, in: front, at: place)) }
        guard let entry else { break }
        if let bytes { try archive?.add(file, bytes, entry: entry.text(status: "ok")) }
        try manifest?.add(entry.text)
        try results?.add(entry.text(status: "ok"))
      case .known(let entry):
        known += 1
        try manifest?.add(entry.text)
        try results?.add(entry.text(status: "known"))
      case .failed(let error):
        try fail(item, error)
      }
      done += 1
      showProgress()
    } catch {
      stopped = error
    }
  }

  private func fail(_ item: BatchIntake.Item, _ error: CommandError) throws(CommandError) {
    if item.line != lastBadLine { badLines += 1 }
    lastBadLine = item.line
    if error.code == .unwritable {
      worst = error.kind
    } else if worst == nil {
      worst = .badData
    }
    say(.error(error, at: LinePlace(file: name, line: item.line)))
    try results?.add(BatchEntry.text(of: error, item))
    guard options.errorRule == .stop else { return }
    stopped = CommandError(
      worst ?? .badData,
      .sentence("stopped at line \(item.line); \(Self.images(made + known))"))
  }

  /// Completes the files and reports failures.
  /// - Parameters:
  ///   - lineCount: the number of non-empty lines.
  ///   - failure: the error that ended the input.
  /// - Throws: ``CommandError`` for the batch.
  func finish(lineCount: Int, failure: CommandError?) throws(CommandError) {
    if showsProgress { Console.write(Self.clearing) }
    if let reason = stopped ?? failure {
      archive?.discard()
      throw reason
    }
    guard lineCount > 0 || options.shard != nil else {
      archive?.discard()
      throw .badData(
        "\(name) has no lines; one is expected for each image, such as \(BatchLine.example)")
    }
    try archive?.finish()
    try manifest?.finish()
    try results?.finish(
      JSONDocument(
        .batchEnd,
        [
          ("end", .bool(true)), ("lines", .number(Double(lineCount))),
          ("made", .number(Double(made))), ("known", .number(Double(known))),
          ("wrong", .number(Double(badLines))),
        ] + (options.shard.map { [("shard", .string($0.text))] } ?? [])
      ).line)
    if known > 0 {
      Console.warn(
        "\(known) \(known == 1 ? "image" : "images") kept from an earlier run, \(made) drawn"
      )
    }
    let isReported = options.errorRule == .report && worst == .badData
    guard let worst, !isReported else { return }
    throw CommandError(
      worst, .sentence("\(Self.lines(badLines, of: lineCount)); \(Self.images(made + known))"))
  }

  private static func lines(_ bad: Int, of all: Int) -> String {
    all == 1
      ? "the only line is invalid" : "\(bad) of \(all) lines \(bad == 1 ? "is" : "are") invalid"
  }

  private static func images(_ count: Int) -> String {
    switch count {
    case 0: "no image exists"
    case 1: "1 image exists"
    default: "\(count) images exist"
    }
  }

  /// Prints a message once for all images of a line.
  private func say(_ message: Message) {
    let text = message.written
    guard text != lastSaid else { return }
    lastSaid = text
    if showsProgress { Console.write(Self.clearing) }
    Console.say(message)
  }

  private func showProgress() {
    guard showsProgress, done.isMultiple(of: 100) else { return }
    Console.write("\r\(done) images")
  }

  private static let clearing = "\r\u{1B}[K"
}
