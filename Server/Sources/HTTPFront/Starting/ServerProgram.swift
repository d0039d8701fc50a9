internal import NIOCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The program, from its arguments to its exit status.
package enum ServerProgram {
  /// - Returns: The exit status.
  package static func run(_ words: [String]) async -> Int32 {
    do {
      if words.contains("--help") || words.contains("-h") {
        print(ServerHelp.text, terminator: "")
        return 0
      }
      if words.first == "sign" {
        let address = try SignCommand.run(
          Array(words.dropFirst()), now: now(),
          readBody: { path throws(UsageError) in
            guard let data = FileManager.default.contents(atPath: path) else {
              throw UsageError("\(path): no such file")
            }
            return Array(data)
          }
        ) { path throws(UsageError) in
          guard let text = contents(of: path) else { throw UsageError("\(path): no such file") }
          return text
        }
        print(address)
        return 0
      }
      var words = words
      let isVersion = words.contains("--version")
      words.removeAll { $0 == "--version" }
      var options = try ServerOptions(words, processors: System.coreCount)
      let program =
        options.program
        ?? ProgramFinder.program(
          environment: ProcessInfo.processInfo.environment, executable: ProgramFinder.executable)
      guard ProgramFinder.exists(program, path: ProcessInfo.processInfo.environment["PATH"] ?? "")
      else {
        throw ProgramFailure(
          message:
            "there is no program \(program); install symtext, or set its path with --program",
          status: 69)
      }
      if !options.studio.folder.isEmpty {
        return try await withTaskExecutorPreference(RequestThreads()) { [options] in
          try await StudioProgram(options.studio, program: program, say: say).run()
        }
      }
      options.workers.command = options.workerCommand(program)
      return try await withTaskExecutorPreference(RequestThreads()) { [options] in
        try await serve(options, program: program, isVersion: isVersion)
      }
    } catch let error as UsageError {
      say(error.message)
      return 64
    } catch let error as ProgramFailure {
      say(error.message)
      return error.status
    } catch {
      say("\(error)")
      return 70
    }
  }

  private static func serve(
    _ options: ServerOptions, program: String, isVersion: Bool
  ) async throws -> Int32 {
    let measures = Measures()
    let pool = WorkerPool(options.workers, measures: measures, say: say)
    return try await withThrowingTaskGroup(of: Int32?.self) { group in
      group.addTask {
        await pool.run()
        return nil
      }
      group.addTask {
        defer { pool.stop() }
        let hello = try await Self.firstHello(pool, program)
        if isVersion {
          print("symtext-server for symtext \(hello.version)")
          return 0
        }
        let front = try await Self.front(options, pool, measures, program)
        try await Self.listen(front, hello)
        return 0
      }
      var status: Int32 = 0
      while let end = try await group.next() {
        if let end { status = end }
      }
      return status
    }
  }

  /// Waits for the first worker, unless none can start.
  private static func firstHello(_ pool: WorkerPool, _ program: String) async throws -> Hello {
    let deadline = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < deadline {
      if let hello = pool.hello { return hello }
      if pool.cannotStart { break }
      try await Task.sleep(for: .milliseconds(2))
    }
    throw ProgramFailure(
      message:
        "\(program) serve --stdio does not answer; install symtext, or set its path with --program",
      status: 69)
  }

  private static func front(
    _ options: ServerOptions, _ pool: WorkerPool, _ measures: Measures, _ program: String
  ) async throws -> Front {
    var keys: SigningKeys?
    if let file = options.keyFile {
      guard let text = contents(of: file) else {
        throw ProgramFailure(message: "\(file): no such file", status: 66)
      }
      do throws(SigningKeys.Failure) {
        keys = try SigningKeys(file: text)
      } catch {
        throw ProgramFailure(message: "\(file): \(error.message)", status: 65)
      }
    }
    var gallery = try files(options.galleryFolder)
    if options.makesGallery {
      do {
        gallery = try await ProgramFiles.gallery(program).files()
      } catch let error as ProgramFiles.Failure {
        throw ProgramFailure(message: error.message, status: 69)
      }
    }
    var log: AccessLog?
    if let file = options.accessLog {
      guard let opened = AccessLog(file: file, format: options.accessLogFormat) else {
        throw ProgramFailure(
          message: "cannot write the access log \(file); choose a file in a writable folder",
          status: 73)
      }
      log = opened
    }
    return Front(
      options: options, pool: pool, measures: measures,
      cache: AnswerCache(limit: options.cacheBytes, measures: measures),
      room: AnswerRoom(limit: options.cacheBytes + ServerLimits.unsentBytes), keys: keys,
      fonts: options.fontFolder == nil
        ? .made(program) : .read(try files(options.fontFolder)),
      gallery: gallery, log: log,
      now: now)
  }

  private static func files(_ folder: String?) throws -> StaticFiles {
    guard let folder else { return StaticFiles() }
    do throws(StaticFiles.Failure) {
      return try StaticFiles(folder: folder, limit: ServerLimits.galleryBytes)
    } catch {
      throw ProgramFailure(message: error.message, status: 66)
    }
  }

  private static func listen(_ front: Front, _ hello: Hello) async throws {
    let options = front.options
    let listener = HTTPListener(
      responder: FrontResponder(front: front), host: options.host, port: options.port,
      socket: options.socket, connections: options.connections)
    try await listener.run { place, _ in
      say("listens on \(place); workers of symtext \(hello.version): \(options.workers.count)")
    }
  }

  @Sendable private static func say(_ sentence: String) {
    StandardStream.error.write("symtext-server: \(sentence)\n")
  }

  private static func contents(of path: String) -> String? {
    FileManager.default.contents(atPath: path).flatMap { String(validating: $0, as: UTF8.self) }
  }

  private static func now() -> Int { Int(Date().timeIntervalSince1970) }
}
