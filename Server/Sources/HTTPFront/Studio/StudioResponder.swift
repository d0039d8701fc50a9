internal import HTTPTypes
internal import Hummingbird
internal import NIOConcurrencyHelpers
internal import NIOCore
internal import SymtextSupport

/// Answers the requests of a studio's page, and refuses all others without a word.
struct StudioResponder: HTTPResponder {
  typealias Context = FrontContext

  let worker: StatefulWorker
  let page: PageFiles
  let token: AccessToken
  let log: EventLog
  let attendance: Attendance
  /// The page's origins; `nil` until the port is known.
  let origin: NIOLockedValueBox<RequestOrigin?>
  /// Ends the studio.
  let quit: @Sendable () -> Void

  func respond(to request: Request, context: Context) async throws -> Response {
    guard request.headers[HeaderNames.fault] == nil,
      origin.withLockedValue({ $0 })?.isOwn(request.head) == true
    else { return Self.refusal(.forbidden) }
    let target = request.head.path ?? ""
    guard target.hasPrefix("/s/") else { return file(at: target, request.method) }
    guard let given = request.headers[HeaderNames.token], token.isEqual(to: given) else {
      return Self.refusal(.forbidden)
    }
    attendance.notice()
    switch (target, request.method) {
    case ("/s/ask", .post): return await answer(to: request)
    case ("/s/events", .get): return events(request)
    case ("/s/quit", .post):
      quit()
      return Self.response(.ok, ByteBuffer(string: #"{"status":"ok"}"#))
    case ("/s/ask", _), ("/s/quit", _): return Self.refusal(.methodNotAllowed, allow: "POST")
    case ("/s/events", _): return Self.refusal(.methodNotAllowed, allow: "GET")
    default: return Self.refusal(.notFound)
    }
  }

  private func file(at target: String, _ method: HTTPRequest.Method) -> Response {
    guard method == .get || method == .head else {
      return Self.refusal(.methodNotAllowed, allow: "GET, HEAD")
    }
    guard let file = page.file(at: target) else { return Self.refusal(.notFound) }
    var headers = StudioHeaders.all
    headers[.contentType] = file.type
    let response = Response(
      status: .ok, headers: headers, body: .init(byteBuffer: file.body))
    return method == .head ? response.createHeadResponse() : response
  }

  private func events(_ request: Request) -> Response {
    // A number that cannot be read is none that a page has seen.
    let last = request.headers[HeaderNames.lastEvent].map { Int($0) ?? -1 }
    return EventStream(log: log, attendance: attendance, last: last).response(to: request)
      ?? Self.response(
        to: Problem(
          .serviceUnavailable, code: "busy",
          "\(Attendance.mostStreams) pages of this studio are open; close one"))
  }

  private func answer(to request: Request) async -> Response {
    guard Self.isJSON(request.headers[.contentType]) else { return Self.refusal(.forbidden) }
    do throws(Problem) {
      let bytes = try await request.bodyBytes(
        limit: ServerLimits.bodyBytes, advice: AskedCommand.advice)
      let asked = try await LargeWork.run(isLarge: bytes.count >= QueueLane.largeBytes) {
        () throws(Problem) in try AskedCommand(bytes)
      }
      do throws(WorkerFailure) {
        let answer = try await worker.ask(asked.object, command: asked.command)
        let isLarge = answer.head["error"]?["code"]?.string == AskedCommand.largeAnswer.code
        return isLarge
          ? Self.response(to: AskedCommand.largeAnswer) : Self.response(to: answer)
      } catch {
        throw AskedCommand.problem(error)
      }
    } catch {
      return Self.response(to: error)
    }
  }

  private static func isJSON(_ type: String?) -> Bool {
    let parts = type?.lowercased().split(separator: ";").map(\.trimmed) ?? []
    return parts.first == "application/json"
      && parts.dropFirst().allSatisfy { $0 == "charset=utf-8" }
  }

  /// Returns a worker's answer without the number of its request.
  private static func response(to answer: WorkerAnswer) -> Response {
    let members = (answer.head.members ?? []).filter {
      $0.0 != "id" && ($0.0 != "result" || answer.result == nil)
    }
    let head = JSONValue.object(members).bytes
    var body = ByteBuffer()
    if let result = answer.result {
      body.writeBytes(head.dropLast())
      body.writeString(#","result":"#)
      body.writeImmutableBuffer(result)
      body.writeString("}")
    } else {
      body.writeBytes(head)
    }
    return response(AskedCommand.status(of: answer.head), body)
  }

  private static func response(to problem: Problem) -> Response {
    let error = JSONValue.object([("status", "error"), ("error", problem.lineError)])
    var response = response(.init(code: problem.status), ByteBuffer(bytes: error.bytes))
    if let seconds = problem.retryAfter { response.headers[.retryAfter] = "\(seconds)" }
    return response
  }

  private static func response(_ status: HTTPResponse.Status, _ body: ByteBuffer) -> Response {
    var headers = StudioHeaders.all
    headers[.contentType] = "application/json"
    return Response(status: status, headers: headers, body: .init(byteBuffer: body))
  }

  /// Returns an answer without a body.
  private static func refusal(_ status: HTTPResponse.Status, allow: String? = nil) -> Response {
    var headers = StudioHeaders.all
    headers[.allow] = allow
    return Response(status: status, headers: headers, body: .init())
  }
}
