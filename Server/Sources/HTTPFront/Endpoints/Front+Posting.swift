internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

extension Front {
  /// Answers the request in the body.
  ///
  /// The answer enters the server's cache but not shared caches.
  func post(_ query: Query, _ request: Request) async throws(Problem) -> Response {
    let bytes = try await request.bodyBytes(limit: ServerLimits.bodyBytes)
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
}
