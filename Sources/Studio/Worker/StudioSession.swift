package import SymtextCommandLine
internal import SymtextService
internal import SymtextSupport

/// A worker on the standard streams.
///
/// Changes and symbols are answered in the order of their requests. Fonts, variants and exports, which may take seconds,
/// have a thread of their own, so that no symbol waits for them.
package enum StudioSession {
  /// The requests of one thread.
  private struct Queue: Sendable {
    var lines: [LineReader.Line] = []
    var isEnded = false
  }

  /// Answers until the input ends.
  /// - Throws: ``CommandError``.
  package static func run(_ options: StudioOptions) throws(CommandError) {
    StandardStreams.outliveReader()
    let reader = try LineReader("-", mostBytes: RequestObject.mostBytes)
    // Guards standard output.
    let stream = Monitor(())
    let worker = StudioWorker(options) { line in
      // Once the front has ended, nobody reads the line.
      stream.change { _ in _ = OutputFile.writeAll(line, to: 1) }
    }
    worker.begin()
    let queue = Monitor(Queue())
    let making = BackgroundThread { answer(queue, by: worker) }
    defer {
      queue.change { $0.isEnded = true }
      making?.join()
      worker.end()
    }
    while let line = try reader.next() {
      guard !line.isBlank else { continue }
      if making != nil, worker.isSlow(line) {
        queue.change { $0.lines.append(line) }
      } else {
        worker.answer(to: line)
      }
    }
  }

  /// Answers the requests of a queue until it ends.
  private static func answer(_ queue: Monitor<Queue>, by worker: StudioWorker) {
    while true {
      let line = queue.when({ !$0.lines.isEmpty || $0.isEnded }) { queue in
        queue.lines.isEmpty ? nil : queue.lines.removeFirst()
      }
      guard let line else { return }
      worker.answer(to: line)
    }
  }
}
