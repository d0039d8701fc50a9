import HTTPFront
import Testing
import SymtextSupport

struct ProblemTests {
  @Test func `a worker's sentence, key and suggestion are in the document`() throws {
    let error = try JSONReader.value(
      Array(
        #"{"code":"unknown-symbol","exit":65,"key":"symbol","message":"no symbol named `crt`","suggestion":"cart"}"#
          .utf8))
    #expect(
      Problem(workerError: error).document.packedText
        == #"{"type":"about:blank","title":"Unprocessable Content","status":422,"detail":"no symbol named `crt`","code":"unknown-symbol","key":"symbol","suggestion":"cart"}"#
    )
  }

  @Test(arguments: [
    ("unknown-key", 65, 400), ("bad-value", 64, 422), ("not-allowed", 65, 403),
    ("missing-file", 66, 422), ("unavailable", 69, 422), ("too-large", 65, 422),
    ("line-too-long", 65, 413), ("internal", 70, 500),
  ])
  func `codes determine the status`(code: String, exit: Int, status: Int) {
    let error: JSONValue = [
      "code": .string(code), "exit": .integer(exit), "message": "m",
    ]
    #expect(Problem(workerError: error).status == status)
  }

  @Test func `a client that must wait gets the number of seconds`() {
    #expect(Problem(.busy, drawSeconds: 2).status == 503)
    #expect(Problem(.busy, drawSeconds: 2).retryAfter == 1)
    #expect(Problem(.ended, drawSeconds: 2).retryAfter == 1)
    #expect(Problem(.deadline, drawSeconds: 2).status == 504)
    #expect(Problem(.deadline, drawSeconds: 2).retryAfter == nil)
  }
}
