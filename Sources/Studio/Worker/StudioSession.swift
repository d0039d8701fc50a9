package import SymtextCommandLine
internal import SymtextService
internal import SymtextSupport

/// A worker on the standard streams.
package enum StudioSession {
  /// Answers until the input ends.
  /// - Throws: ``CommandError``.
  package static func run(_ options: StudioOptions) throws(CommandError) {
    let reader = try LineReader("-", mostBytes: RequestObject.mostBytes)
    // Guards standard output.
    let stream = Monitor(())
    let worker = StudioWorker(options) { line in
      // Once the front has ended, nobody reads the line.
      stream.change { _ in _ = OutputFile.writeAll(line, to: 1) }
    }
    worker.begin()
    defer { worker.end() }
    while let line = try reader.next() {
      if !line.isBlank { worker.answer(to: line) }
    }
  }
}
