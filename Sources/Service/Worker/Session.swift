package import SymtextCommandLine
internal import SymtextFonts
internal import SymtextSupport

/// A process that answers requests on its standard streams until they end.
package final class Session: Sendable {
  private struct Intake {
    let reader: LineReader
    var count = 0
    var failure: CommandError?
  }

  private let options: ServeOptions
  private let table: CommandTable
  private let intake: Monitor<Intake>
  /// Guards standard output.
  private let output = Monitor(())

  private init(
    _ options: ServeOptions, _ table: CommandTable, _ reader: sending LineReader
  ) {
    self.options = options
    self.table = table
    intake = Monitor(Intake(reader: reader))
  }

  /// Answers until the input ends, or until a signal, which ends the process with its status.
  /// - Throws: ``CommandError``.
  package static func run(_ options: ServeOptions, _ table: CommandTable) throws(CommandError) {
    if let memory = options.memory { try ProcessLimits.setMemory(memory) }
    if !options.hasSystemFonts { FontFinder.knowsOnlyDefault = true }
    let signals = StopSignals()
    let reader = try LineReader(
      "-", mostBytes: RequestObject.mostBytes, stop: signals.descriptor)
    let session = Session(options, table, reader)
    _ = ParallelMap.map(options.threads, threads: options.threads) { _ in session.work() }
    if let failure = session.intake.change({ $0.failure }) { throw failure }
    if let number = signals.received { CommandWords.exit(128 + number) }
  }

  /// Answers one request after another until the end.
  private func work() {
    let responder = Responder(options, table)
    while let line = next() {
      let answer = responder.answer(to: line)
      let isWritten = output.change { _ in OutputFile.writeAll(answer, to: 1) }
      guard isWritten else {
        return intake.change { intake in
          intake.failure =
            intake.failure ?? .cannotCreate("cannot write to standard output: \(InputFile.reason)")
        }
      }
    }
  }

  private func next() -> LineReader.Line? {
    intake.change { intake in
      guard intake.failure == nil, intake.count < options.mostRequests ?? .max else { return nil }
      do throws(CommandError) {
        while let line = try intake.reader.next() {
          guard !line.isBlank else { continue }
          intake.count += 1
          return line
        }
      } catch {
        intake.failure = error
      }
      return nil
    }
  }
}
