internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

extension Front {
  /// Whether a worker answers.
  func readiness() async throws(Problem) -> Response {
    let hello = try hello()
    do throws(WorkerFailure) {
      _ = try await pool.ask([.init("command", "ping")])
    } catch {
      throw Problem(error, drawSeconds: options.workers.drawSeconds)
    }
    var response = FrontResponder.text(
      JSONValue.object([
        .init("version", .string(hello.version)), .init("v", .string(hello.tag)),
        .init("workers", .integer(pool.numbers.workers)),
      ]).text + "\n", type: "application/json")
    response.headers[HeaderNames.version] = hello.tag
    return response
  }

  /// What was counted, for Prometheus.
  func measuresText() -> Response {
    FrontResponder.text(
      measures.text(workers: pool.numbers, version: pool.hello?.version ?? ""),
      type: "text/plain; version=0.0.4; charset=utf-8")
  }

  /// What there is, for programs.
  func openAPI(_ request: Request) throws(Problem) -> Response {
    let hello = try hello()
    let tag = EntityTag(request: "/openapi.json", identity: hello.value.text)
    var headers = HTTPFields()
    headers[.contentType] = "application/json"
    headers[HeaderNames.contentOptions] = "nosniff"
    let document = OpenAPIDocument(
      hello: hello, isSigned: keys != nil, hasFiles: !options.allowedFolders.isEmpty)
    let answer = Answer(
      headers: headers, body: ByteBuffer(bytes: document.value.bytes), isText: true, tag: tag)
    return response(answer, isFixed: false, request)
  }
}
