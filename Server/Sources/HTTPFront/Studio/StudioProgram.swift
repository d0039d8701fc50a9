internal import NIOConcurrencyHelpers
internal import NIOPosix
internal import SymtextSupport

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A studio, from its worker's start to its end.
struct StudioProgram: Sendable {
  /// The time between signs of life in event streams.
  private static let beat = Duration.seconds(15)
  private static let connections = 256

  private let options: StudioSettings
  private let program: String
  private let say: @Sendable (String) -> Void
  private let log = EventLog()
  private let attendance = Attendance()
  private let worker: StatefulWorker

  init(_ options: StudioSettings, program: String, say: @escaping @Sendable (String) -> Void) {
    self.options = options
    self.program = program
    self.say = say
    worker = StatefulWorker(options.workerCommand(program), log: log, say: say)
  }

  /// - Returns: The exit status.
  func run() async throws -> Int32 {
    try checkFolder()
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await worker.run() }
      group.addTask {
        defer { worker.stop() }
        let page = try await page()
        try await listen(page)
      }
      try await group.waitForAll()
      return 0
    }
  }

  private func checkFolder() throws(ProgramFailure) {
    var isFolder = false
    let exists = FileManager.default.fileExists(atPath: options.folder, isDirectory: &isFolder)
    guard exists, isFolder else {
      throw ProgramFailure(
        message: exists
          ? "\(options.folder) is a file; name the folder it is in"
          : "there is no folder \(options.folder)",
        status: 66)
    }
  }

  /// Waits for the worker, unless it cannot start, and asks it for the page's files.
  private func page() async throws -> PageFiles {
    let request = JSONValue.object([("command", "page")]).bytes
    while !worker.cannotStart {
      guard worker.greeting != nil else {
        try await Task.sleep(for: .milliseconds(2))
        continue
      }
      let answer = try? await worker.ask(request, command: "page", keepsResult: false)
      if let answer, let page = PageFiles(answer.head) { return page }
      break
    }
    throw ProgramFailure(
      message:
        "\(program) studio --stdio does not start: its error is above; if it does not know studio, install a newer symtext, or set its path with --program",
      status: 69)
  }

  private func listen(_ page: PageFiles) async throws {
    let token = AccessToken()
    let origin = NIOLockedValueBox<RequestOrigin?>(nil)
    let (stops, stop) = AsyncStream<Void>.makeStream()
    let responder = StudioResponder(
      worker: worker, page: page, token: token, log: log, attendance: attendance, origin: origin,
      quit: { stop.yield() })
    let listener = HTTPListener(
      responder: responder, host: "127.0.0.1", port: options.port, socket: nil,
      connections: Self.connections, stops: stops, onStop: { log.end() })
    let opened = NIOLockedValueBox<OpenedPage?>(nil)
    let tasks = [
      Task {
        while true {
          try await Task.sleep(for: Self.beat)
          log.beat()
        }
      },
      Task {
        guard let seconds = options.idleSeconds else { return }
        try await attendance.waitForEnd(after: .seconds(seconds))
        say("no page was open for \(seconds) seconds; the studio ends")
        stop.yield()
      },
    ]
    defer {
      for task in tasks { task.cancel() }
      opened.withLockedValue { $0 }?.remove()
    }
    try await listener.run { place, port in
      origin.withLockedValue { $0 = RequestOrigin(port: port) }
      let address = "\(place)/#\(token.text)"
      StandardStream.output.write("\(address)\n")
      if options.opensPage {
        opened.withLockedValue { $0 = OpenedPage(address) }
      }
    }
  }
}
