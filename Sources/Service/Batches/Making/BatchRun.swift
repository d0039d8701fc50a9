internal import SymtextCommandLine
internal import SymtextSupport

/// Draws the images of a batch in several threads while its lines arrive.
///
/// Each thread takes the next item and delivers its outcome in the order of the lines. A thread too far ahead of the
/// slowest waits, to limit memory.
final class BatchRun: Sendable {
  private struct Order {
    var next = 0
    var waiting: [Int: (BatchIntake.Item, BatchReport.Outcome)] = [:]
    var waitingBytes = 0
    var isStopped = false
    let report: BatchReport
  }

  private struct Intake {
    var lines: BatchIntake
    var failure: CommandError?
  }

  private let intake: Monitor<Intake>
  private let order: Monitor<Order>
  private let folder: BatchFolder
  private let options: BatchOptions
  private let window: Int

  /// The minimum window.
  private static let leastWindow = 32
  /// The maximum bytes of pictures that wait for earlier ones.
  private static let mostWaitingBytes = 16 << 20

  init(
    _ options: BatchOptions, _ folder: BatchFolder, _ intake: sending BatchIntake,
    _ report: sending BatchReport
  ) {
    self.options = options
    self.folder = folder
    self.intake = Monitor(Intake(lines: intake))
    order = Monitor(Order(report: report))
    window = max(8 * options.threads, Self.leastWindow)
  }

  /// Draws all images.
  /// - Throws: ``CommandError`` for the batch.
  func run(_ arguments: Arguments) throws(CommandError) {
    _ = ParallelMap.map(options.threads, threads: options.threads) { _ in self.work() }
    let (failure, lineCount, namesFiles) = intake.change {
      ($0.failure, $0.lines.lineCount, $0.lines.namesFiles)
    }
    if !namesFiles, lineCount > 0, arguments.has("out-pattern") {
      Console.warn(
        "\(arguments.given("out-pattern")) has no effect: every line has an output")
    }
    try order.change { (order) throws(CommandError) in
      try order.report.finish(lineCount: lineCount, failure: failure)
    }
  }

  /// Works on one item after another until the end.
  private func work() {
    let encoder = PictureEncoder()
    while let item = next() {
      let outcome = outcome(of: item, encoder)
      let isStopped = deliver(item, outcome)
      if isStopped { intake.change { $0.lines.stop() } }
    }
  }

  private func next() -> BatchIntake.Item? {
    intake.change { intake in
      do throws(CommandError) {
        return try intake.lines.next()
      } catch {
        intake.failure = intake.failure ?? error
        return nil
      }
    }
  }

  /// Delivers the outcome of an item.
  /// - Returns: whether the batch stops.
  private func deliver(_ item: BatchIntake.Item, _ outcome: BatchReport.Outcome) -> Bool {
    order.when({ order in
      item.ticket == order.next
        || item.ticket < order.next + window && order.waitingBytes < Self.mostWaitingBytes
    }) { order in
      order.waiting[item.ticket] = (item, outcome)
      order.waitingBytes += outcome.byteCount
      while let (item, outcome) = order.waiting.removeValue(forKey: order.next) {
        order.waitingBytes -= outcome.byteCount
        order.report.take(item, outcome)
        order.next += 1
      }
      return order.report.stopped != nil
    }
  }

  private func outcome(
    of item: BatchIntake.Item, _ encoder: PictureEncoder
  ) -> BatchReport.Outcome {
    switch item.content {
    case .failure(let error): return .failed(error)
    case .success(let image):
      do throws(CommandError) {
        if let known = item.known, !options.isForced, known.isSame(as: image),
          try folder.size(of: image) == known.bytes
        {
          return .known(known.at(item))
        }
        let made = try image.made(encoder)
        if !options.isArchive { try folder.write(made.bytes, of: image) }
        return .made(
          options.saysImages ? BatchEntry(item, image, made) : nil, name: image.name,
          bytes: options.isArchive ? made.bytes.pieces : nil, notes: made.notes)
      } catch {
        return .failed(image.onLine(error))
      }
    }
  }
}
