internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import SymtextSupport

/// Answers the lines of a batch in order while further lines still arrive.
struct BatchAnswers: Sendable {
  let front: Front
  let hello: Hello
  let format: String
  /// Whether answers are files of a tar archive (a picture and its line) rather than lines with data.
  let isArchive: Bool

  /// The number of lines drawn at once; the limit lets other requests reach workers in between.
  private var window: Int { front.options.workers.count * 2 }

  /// The progress of a batch.
  private struct Progress {
    /// The number of the last line, from 1.
    var number = 0
    /// The number of lines that are not blank.
    var lines = 0
    var made = 0
    var wrong = 0
    var bytes = 0
    var order = AnswerOrder()
  }

  /// JSON white space.
  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0D]

  /// Reads lines, writes answers, and ends with a summary line.
  func write(_ body: RequestBody, to writer: inout any ResponseBodyWriter) async throws {
    var splitter = LineSplitter(limit: ServerLimits.bodyBytes)
    var progress = Progress()
    try await withThrowingTaskGroup(of: MadeAnswer.self) { group in
      for try await buffer in body {
        progress.bytes += buffer.readableBytes
        if progress.bytes > ServerLimits.batchBytes { break }
        for line in splitter.lines(buffer.readableBytesView) {
          try await begin(line, &group, &progress, &writer)
        }
      }
      let isTooLarge = progress.bytes > ServerLimits.batchBytes
      if !isTooLarge, let line = splitter.last() {
        try await begin(line, &group, &progress, &writer)
      }
      while progress.order.waiting > 0 { try await take(&group, &progress, &writer) }
      let end = Self.end(progress, isTooLarge: isTooLarge)
      if !isArchive {
        try await writer.write(ByteBuffer(bytes: end + [UInt8(ascii: "\n")]))
      } else {
        try await writer.write(ByteBuffer(bytes: Self.file("end.json", end)))
        if !isTooLarge { try await writer.write(ByteBuffer(bytes: TarHeader.end)) }
      }
    }
    try await writer.finish(nil)
  }

  /// Starts drawing a line.
  ///
  /// Waits until the window has room first, which bounds the memory.
  private func begin(
    _ line: LineSplitter.Line, _ group: inout ThrowingTaskGroup<MadeAnswer, any Error>,
    _ progress: inout Progress, _ writer: inout any ResponseBodyWriter
  ) async throws {
    progress.number += 1
    if case .whole(let bytes) = line, bytes.allSatisfy(Self.blanks.contains) { return }
    progress.lines += 1
    let number = progress.number
    while progress.order.waiting >= window { try await take(&group, &progress, &writer) }
    progress.order.expect(number)
    group.addTask { await answer(line, number: number) }
  }

  /// Takes one answer and writes all answers that are now in order.
  private func take(
    _ group: inout ThrowingTaskGroup<MadeAnswer, any Error>, _ progress: inout Progress,
    _ writer: inout any ResponseBodyWriter
  ) async throws {
    guard let next = try await group.next() else { return }
    if next.isMade { progress.made += 1 } else { progress.wrong += 1 }
    for answer in progress.order.add(next) {
      try await writer.write(answer.bytes)
      withExtendedLifetime(answer.share) {}
    }
  }

  private static func end(_ progress: Progress, isTooLarge: Bool) -> [UInt8] {
    var members: [JSONValue.Member] = [
      ("end", .bool(!isTooLarge)), ("lines", .integer(progress.lines)),
      ("made", .integer(progress.made)), ("wrong", .integer(progress.wrong)),
    ]
    if isTooLarge {
      members.append(
        (
          "message",
          .string(
            "the body has more than \(ServerLimits.batchBytes) bytes; send the lines that have no answer in another one"
          )
        ))
    }
    return JSONValue.object(members).bytes
  }

  private func answer(
    _ line: LineSplitter.Line, number: Int
  ) async -> MadeAnswer {
    var members: [JSONValue.Member] = [("line", .integer(number))]
    var picture: (format: String, bytes: ByteBuffer)?
    var isMade = true
    var share: AnswerRoom.Share?
    var isLarge = false
    do throws(Problem) {
      guard case .whole(let bytes) = line else {
        throw Problem(
          .contentTooLarge, code: "line-too-long",
          "the line has more than \(ServerLimits.bodyBytes) bytes")
      }
      let posted = try await LargeWork.run(isLarge: bytes.count >= QueueLane.largeBytes) {
        () throws(Problem) in try PostedRequest(bytes, hello: hello, format: format)
      }
      if let id = posted.id { members.append(("id", id)) }
      let answer: WorkerAnswer
      (answer, share) = try await ask(posted.draw)
      members += (answer.head.members ?? []).filter { $0.0 != "id" }
      picture = posted.draw.format.map { ($0, answer.bytes) }
      isLarge =
        posted.draw.format == nil || answer.bytes.readableBytes >= QueueLane.largeBytes
    } catch {
      isMade = false
      members.append(("status", "error"))
      members.append(("error", error.lineError))
    }
    let bytes = try? await LargeWork.run(isLarge: isLarge) {
      [members, picture] () throws(Problem) in
      ByteBuffer(
        bytes: isArchive
          ? files(members, picture, number: number) : Self.line(members, picture?.bytes))
    }
    return MadeAnswer(number: number, bytes: bytes ?? ByteBuffer(), isMade: isMade, share: share)
  }

  private static func line(_ members: [JSONValue.Member], _ picture: ByteBuffer?) -> [UInt8] {
    var members = members
    if let picture {
      members.append(("data", .string(Base64.text(Array(picture.readableBytesView)))))
    }
    return JSONValue.object(members).bytes + [UInt8(ascii: "\n")]
  }

  private func files(
    _ members: [JSONValue.Member], _ picture: (format: String, bytes: ByteBuffer)?, number: Int
  ) -> [UInt8] {
    let id = JSONValue.object(members)["id"]
    let key = ArchiveKey.key(id?.string ?? id?.numeral, line: number)
    let line = Self.file("\(key).json", JSONValue.object(members).bytes)
    guard let picture else { return line }
    return Self.file("\(key).\(picture.format)", picture.bytes.readableBytesView) + line
  }

  /// Returns a file of the archive, or nothing if its name does not fit.
  private static func file(_ name: String, _ bytes: some Collection<UInt8>) -> [UInt8] {
    TarHeader.file(name, bytes) ?? []
  }

  /// Asks a worker, and retries while the queue is full: a client cannot resend one line of a batch.
  private func ask(
    _ draw: DrawRequest
  ) async throws(Problem) -> (WorkerAnswer, AnswerRoom.Share?) {
    for _ in 0..<40 {
      do throws(Problem) {
        return try await askOnce(draw)
      } catch {
        guard error.code == "busy" else { throw error }
        try? await Task.sleep(for: .milliseconds(250))
      }
    }
    return try await askOnce(draw)
  }

  private func askOnce(
    _ draw: DrawRequest
  ) async throws(Problem) -> (WorkerAnswer, AnswerRoom.Share?) {
    let answer = try await front.ask(draw, isBatch: true)
    // The picture, and its base64.
    return (answer, try front.room.take(answer.bytes.readableBytes * 3 + 512))
  }
}

extension Front {
  /// Answers a body of JSON lines with JSON lines or an archive.
  ///
  /// The body of a signed address is read completely before the first line is drawn.
  func batch(_ query: Query, _ request: Request) async throws(Problem) -> Response {
    guard request.headers[.transferEncoding] != nil || request.headers[.contentLength] != "0",
      request.headers[.transferEncoding] != nil || request.headers[.contentLength] != nil
    else {
      throw Problem(
        .badRequest, code: "no-lines",
        #"the body is empty; send lines such as {"label": "Go", "symbol": "arrow.right"}"#)
    }
    let accept = request.headers[.accept] ?? ""
    let isArchive = accept.contains("application/x-tar")
    let answers = BatchAnswers(
      front: self, hello: try hello(), format: MediaType.format(accept: accept) ?? "png",
      isArchive: isArchive)
    var body = request.body
    if keys != nil {
      let bytes = try await request.bodyBytes(limit: ServerLimits.signedBatchBytes)
      try SignedBody.check(bytes, query)
      body = RequestBody(buffer: ByteBuffer(bytes: bytes))
    }
    var response = Response(
      status: .ok,
      body: ResponseBody { [body] writer in try await answers.write(body, to: &writer) })
    response.headers[.contentType] =
      isArchive ? "application/x-tar" : "application/x-ndjson"
    response.headers[.cacheControl] = "no-store"
    response.headers[HeaderNames.contentOptions] = "nosniff"
    return response
  }
}
