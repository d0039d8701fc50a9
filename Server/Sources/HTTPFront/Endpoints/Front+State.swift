internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import SymtextSupport

extension Front {
  /// Answers whether a worker is ready.
  func readiness() async throws(Problem) -> Response {
    let hello = try hello()
    do throws(WorkerFailure) {
      _ = try await pool.ask([("command", "ping")])
    } catch {
      throw Problem(error, drawSeconds: options.workers.drawSeconds)
    }
    var response = FrontResponder.text(
      JSONValue.object([
        ("version", .string(hello.version)), ("v", .string(hello.tag)),
        ("workers", .integer(pool.numbers.workers)),
      ]).packedText + "\n", type: "application/json")
    response.headers[HeaderNames.version] = hello.tag
    return response
  }

  /// Answers with the metrics for Prometheus.
  func measuresText() -> Response {
    FrontResponder.text(
      measures.text(
        workers: pool.numbers, residentBytes: pool.residentBytes, version: pool.hello?.version ?? ""
      ),
      type: "text/plain; version=0.0.4; charset=utf-8")
  }

  /// Answers with the OpenAPI document.
  func openAPI(_ request: Request) throws(Problem) -> Response {
    let hello = try hello()
    let tag = EntityTag(request: "/openapi.json", identity: hello.value.packedText)
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
