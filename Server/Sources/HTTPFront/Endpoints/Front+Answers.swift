internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import SymtextSupport

extension Front {
  /// Answers a request from the cache or with a worker; answers 304 without a body if the client has the answer.
  ///
  /// - Parameters:
  ///   - format: The format of the answer's body.
  ///   - query: The request's parameters. `v` makes the answer immutable; `onerror` draws an error as a picture.
  func answer(
    _ draw: DrawRequest, format: String, _ query: Query, _ request: Request
  ) async throws(Problem) -> Response {
    try await answer(draw, format: format, query, request) { tag throws(Problem) in
      try await drawn(draw, format: format, tag: tag)
    }
  }

  /// Answers a request from the cache or with `make`.
  func answer(
    _ draw: DrawRequest, format: String, _ query: Query, _ request: Request,
    make: (EntityTag) async throws(Problem) -> Answer
  ) async throws(Problem) -> Response {
    if let value = query["onerror"], value != "picture" {
      throw Problem(
        .badRequest, code: "bad-value",
        "onerror must be picture, not \(Problem.quoted(value))", key: "onerror")
    }
    let hello = try hello()
    let key = draw.cacheKey
    let tag = EntityTag(request: key, identity: hello.tag)
    let isFixed = query["v"] == hello.tag
    if let known = request.headers[.ifNoneMatch], tag.matches(known) {
      return notModified(tag, isFixed: isFixed, request, isText: MediaType.isText(format))
    }
    do throws(Problem) {
      let answer = try await cache.answer(hello.tag + key) { () async throws(Problem) -> Answer in
        try await make(tag)
      }
      keep(request, key: hello.tag + key, identity: hello.tag, tag: tag, isFixed: isFixed)
      return response(answer, isFixed: isFixed, request)
    } catch {
      guard query["onerror"] == "picture", let picture = await self.picture(of: error, format)
      else {
        throw error
      }
      return picture
    }
  }

  /// Returns the cached answer of an address that was requested before; `nil` if it is not cached, and always `nil`
  /// with signed addresses, whose signature may have expired.
  /// - Parameter name: Receives the route's name in metrics.
  func knownResponse(
    to request: Request, _ target: String, name: inout String
  ) -> Response? {
    guard keys == nil, request.method == .get || request.method == .head, let hello = pool.hello,
      let (address, answer) = cache.known(target, identity: hello.tag)
    else { return nil }
    name = address.route
    if let known = request.headers[.ifNoneMatch], address.tag.matches(known) {
      return notModified(
        address.tag, isFixed: address.isFixed, request, isText: answer.isText)
    }
    return response(answer, isFixed: address.isFixed, request)
  }

  /// Stores the meaning of an address, if it can be requested again.
  private func keep(
    _ request: Request, key: String, identity: String, tag: EntityTag, isFixed: Bool
  ) {
    guard keys == nil, request.method == .get || request.method == .head,
      let target = request.head.path, let route = Route(path: request.uri.path)
    else { return }
    cache.keep(
      KnownAddress(route: route.name, key: key, identity: identity, tag: tag, isFixed: isFixed),
      for: target)
  }

  /// Returns an answer, compressed if the client accepts it.
  func response(_ answer: Answer, isFixed: Bool, _ request: Request) -> Response {
    var headers = answer.headers
    let isCompressed = answer.compressed != nil && Self.takesGzip(request)
    headers[.cacheControl] = Self.caching(isFixed: isFixed)
    if answer.compressed != nil { headers[.vary] = "Accept-Encoding" }
    if isCompressed { headers[.contentEncoding] = "gzip" }
    if let tag = answer.tag { headers[.eTag] = tag.header(compressed: isCompressed) }
    let body = isCompressed ? answer.compressed ?? answer.body : answer.body
    return Response(
      status: .ok, headers: headers, body: Self.body(body, holding: answer.share))
  }

  /// The size from which a body is written in parts, as fast as the client reads.
  private static let partBytes = 64 << 10

  /// Returns a body of bytes.
  /// - Parameter share: Their share of the memory, which is kept until the client has nearly all of them.
  private static func body(_ bytes: ByteBuffer, holding share: AnswerRoom.Share?) -> ResponseBody {
    guard bytes.readableBytes > partBytes else { return .init(byteBuffer: bytes) }
    return ResponseBody(contentLength: bytes.readableBytes) { writer in
      var rest = bytes
      while let part = rest.readSlice(length: min(partBytes, rest.readableBytes)),
        part.readableBytes > 0
      {
        try await writer.write(part)
      }
      try await writer.finish(nil)
      withExtendedLifetime(share) {}
    }
  }

  /// Returns a 304 answer.
  func notModified(
    _ tag: EntityTag, isFixed: Bool, _ request: Request, isText: Bool
  ) -> Response {
    var headers = HTTPFields()
    headers[.eTag] = tag.header(compressed: isText && Self.takesGzip(request))
    headers[.cacheControl] = Self.caching(isFixed: isFixed)
    if isText { headers[.vary] = "Accept-Encoding" }
    // A 304 answer must omit the length: 0 would contradict the length of the client's copy.
    var response = Response(status: .notModified, headers: headers)
    response.headers[.contentLength] = nil
    return response
  }

  static func takesGzip(_ request: Request) -> Bool {
    request.headers[.acceptEncoding].map(AcceptedCodings.init)?.haveGzip ?? false
  }

  private static func caching(isFixed: Bool) -> String {
    isFixed
      ? "public, max-age=31536000, immutable" : "public, max-age=300, stale-while-revalidate=86400"
  }

  /// Draws an error as a picture with the error's status, for pages that show only pictures.
  private func picture(of problem: Problem, _ format: String) async -> Response? {
    guard ["png", "svg", "pdf"].contains(format) else { return nil }
    let draw = DrawRequest(
      command: "render", format: format,
      members: [
        ("text", .string(problem.detail)), ("plain", true),
        ("color", "systemRed"), ("padding", "4"), ("width", "300"),
      ])
    guard let picture = try? await drawn(draw, format: format, tag: nil) else { return nil }
    var response = Response(
      status: .init(code: problem.status), headers: picture.headers,
      body: .init(byteBuffer: picture.body))
    response.headers[.cacheControl] = "no-store"
    if let seconds = problem.retryAfter { response.headers[.retryAfter] = "\(seconds)" }
    return response
  }
}
