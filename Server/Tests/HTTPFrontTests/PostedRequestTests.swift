import HTTPFront
import Testing
import SymtextSupport

struct PostedRequestTests {
  private func posted(_ text: String, format: String = "png") throws -> PostedRequest {
    try PostedRequest(Array(text.utf8), hello: try HelloFixture.hello(), format: format)
  }

  @Test func `a line is a button in the accepted format by default`() throws {
    let request = try posted(#"{"id":7,"label":"Go","size":1.50}"#, format: "pdf")
    #expect(request.id == 7)
    #expect(
      JSONValue.object(request.draw.line).packedText
        == #"{"command":"button","format":"pdf","label":"Go","size":1.50}"#)
  }

  @Test func `a line's own format wins, and an unsupported accepted one is not used`() throws {
    #expect(try posted(#"{"label":"A","format":"svg"}"#, format: "pdf").draw.format == "svg")
    #expect(try posted(#"{"label":"A"}"#, format: "gif").draw.format == "png")
    #expect(try posted(#"{"command":"metrics","text":"A"}"#).draw.format == nil)
    #expect(try posted(#"{"command":"symbols list"}"#).draw.format == nil)
    #expect(
      try posted(#"{"command":"symbols list","format":"png"}"#).draw.format == "png")
  }

  @Test(arguments: [
    ("{", 400, "not-json"), ("[]", 400, "not-json"), (#"{"id":[2]}"#, 400, "bad-id"),
    (#"{"output":"x.png"}"#, 400, "bad-key"),
    (#"{"command":"rm"}"#, 422, "unknown-command"), (#"{"format":"bmp"}"#, 422, "unknown-format"),
    (#"{"command":"metrics","format":"png"}"#, 422, "unknown-format"),
    (#"{"command":1}"#, 400, "bad-value"),
  ])
  func `an invalid request is rejected with its code`(text: String, status: Int, code: String) {
    let problem = #expect(throws: Problem.self) { try posted(text) }
    #expect(problem?.status == status)
    #expect(problem?.code == code)
  }
}
