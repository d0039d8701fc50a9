internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import SymtextSupport

/// Turns a request into its answer: checks limits and the signature, finds the route, and answers errors.
struct FrontResponder: HTTPResponder {
  typealias Context = FrontContext

  let front: Front

  func respond(to request: Request, context: Context) async throws -> Response {
    let start = ContinuousClock.now
    var name = "none"
    var response: Response
    do throws(Problem) {
      response = try await self.response(to: request, name: &name)
    } catch {
      response = Self.response(to: error)
    }
    if let origin = front.options.allowOrigin {
      response.headers[.accessControlAllowOrigin] = origin
      response.headers[.accessControlExposeHeaders] = HeaderNames.exposed
    }
    let seconds = (ContinuousClock.now - start).seconds
    front.measures.served(name, status: response.status.code, seconds: seconds)
    if let log = front.log {
      log.write(
        AccessLogEntry(
          client: context.client, method: request.method.rawValue,
          target: request.head.path ?? "/",
          version: request.headers[HeaderNames.oldVersion] == nil ? "HTTP/1.1" : "HTTP/1.0",
          status: response.status.code,
          byteCount: request.method == .head ? 0 : response.body.contentLength,
          route: name, seconds: seconds))
    }
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func response(
    to request: Request, name: inout String
  ) async throws(Problem) -> Response {
    let target = request.head.path ?? "/"
    try checkHead(request, target)
    if let known = front.knownResponse(to: request, target, name: &name) { return known }
    let mark = target.utf8.firstIndex(of: UInt8(ascii: "?"))
    guard let path = PercentEncoding.decoded(target[..<(mark ?? target.endIndex)]) else {
      throw Problem(
        .badRequest, code: "bad-path",
        "the path has a percent sign that does not begin an encoded UTF-8 character; encode names with encodeURIComponent"
      )
    }
    guard let route = Route(path: path) else { throw Self.notFound(path) }
    name = route.name
    try checkMethod(request.method, route)
    let query = try Query(encoded: mark.map { target[target.utf8.index(after: $0)...] } ?? "")
    if route.isSigned { try front.keys?.check(path: path, query: query, now: front.now()) }
    if front.keys != nil, route.isPosted { try SignedBody.check(query) }
    let asked = query.without(["sig", "exp", "sha256"])
    switch route {
    case .health: return Self.text("lives\n")
    case .readiness: return try await front.readiness()
    case .measures: return front.measuresText()
    case .openAPI: return try front.openAPI(request)
    case .font(let hash, let file): return try await front.font(hash: hash, file: file, request)
    case .page(let path): return try front.page(path, request)
    case .post: return try await front.post(query, request)
    case .batch: return try await front.batch(query, request)
    case .symbols: return try await front.symbols(asked, request)
    case .symbolFacts(let name): return try await front.facts(of: name, asked, request)
    case .metrics: return try await front.textMetrics(asked, request)
    case .symbol(let name, let format):
      return try await front.symbol(name, format: format, asked, request)
    case .animation(let format):
      return try await front.animation(format: format, asked, request)
    case .draw(let command, let format):
      return try await front.picture(command, format: format, asked, request)
    }
  }

  private func checkHead(_ request: Request, _ target: String) throws(Problem) {
    if let fault = request.headers[HeaderNames.fault].flatMap({ RequestFault(rawValue: $0) }) {
      throw fault.problem
    }
    guard target.utf8.count <= ServerLimits.addressBytes else {
      throw Problem(
        .uriTooLong, code: "address-too-long",
        "the address has \(target.utf8.count) bytes, more than \(ServerLimits.addressBytes); send long texts as JSON to /v1/draw"
      )
    }
    guard request.headers.count <= ServerLimits.headerFields else {
      throw Problem(
        .requestHeaderFieldsTooLarge, code: "too-many-headers",
        "the request has more than \(ServerLimits.headerFields) headers")
    }
  }

  private func checkMethod(_ method: HTTPRequest.Method, _ route: Route) throws(Problem) {
    let allowed: [HTTPRequest.Method] = route.isPosted ? [.post] : [.get, .head]
    guard !allowed.contains(method) else { return }
    let names = allowed.map(\.rawValue).joined(separator: ", ")
    throw Problem(
      .methodNotAllowed, code: "method", "this address accepts \(names), not \(method.rawValue)",
      allow: names)
  }

  static func notFound(_ path: String) -> Problem {
    Problem(
      .notFound, code: "not-found",
      "nothing at \(Problem.quoted(path)); /openapi.json lists all addresses")
  }

  static func text(_ text: String, type: String = "text/plain; charset=utf-8") -> Response {
    var headers = HTTPFields()
    headers[.contentType] = type
    headers[.cacheControl] = "no-store"
    headers[HeaderNames.contentOptions] = "nosniff"
    return Response(
      status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(string: text)))
  }

  /// Returns the answer for a problem.
  static func response(to problem: Problem) -> Response {
    var headers = HTTPFields()
    headers[.contentType] = "application/problem+json"
    headers[.cacheControl] = "no-store"
    headers[HeaderNames.contentOptions] = "nosniff"
    if let seconds = problem.retryAfter { headers[.retryAfter] = "\(seconds)" }
    if let allow = problem.allow { headers[.allow] = allow }
    return Response(
      status: .init(code: problem.status), headers: headers,
      body: .init(byteBuffer: ByteBuffer(bytes: problem.document.bytes)))
  }
}
