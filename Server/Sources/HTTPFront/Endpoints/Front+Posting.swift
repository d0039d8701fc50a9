internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

extension Front {
  /// Answers the request in the body.
  ///
  /// The answer enters the server's cache but not shared caches.
  func post(_ query: Query, _ request: Request) async throws(Problem) -> Response {
    let bytes = try await body(of: request, limit: ServerLimits.bodyBytes)
    if keys != nil { try SignedBody.check(bytes, query) }
    let hello = try hello()
    let wanted = request.headers[.accept].flatMap(MediaType.format(accept:)) ?? "png"
    let (posted, key) = try await LargeWork.run(isLarge: bytes.count >= QueueLane.largeBytes) {
      () throws(Problem) in
      let posted = try PostedRequest(bytes, hello: hello, format: wanted)
      return (posted, AnswerCache.key(posted.draw, identity: hello.tag))
    }
    let format = posted.draw.format ?? "json"
    // A long answer takes long to compress, and few ask for it again.
    let compresses = Self.takesGzip(request)
    var answer = try await cache.answer(key) { () async throws(Problem) -> Answer in
      try await drawn(posted.draw, format: format, tag: nil, compresses: compresses)
    }
    if compresses, answer.isLongText, answer.compressed == nil {
      answer = try await kept(answer)
      cache.keep(answer, for: key)
    }
    var response = response(answer, isFixed: false, request)
    response.headers[.cacheControl] = "no-store"
    return response
  }

  /// Returns a request's body.
  func body(of request: Request, limit: Int) async throws(Problem) -> [UInt8] {
    let tooLarge = Problem(
      .contentTooLarge, code: "body-too-large",
      "the body has more than \(limit) bytes; send several requests, or lines to /v1/batch")
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
      throw tooLarge
    }
    var bytes: [UInt8] = []
    do {
      for try await buffer in request.body {
        guard bytes.count + buffer.readableBytes <= limit else { throw tooLarge }
        bytes += buffer.readableBytesView
      }
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Problem(.badRequest, code: "body-cut", "the body ended early; send it again")
    }
    return bytes
  }
}
