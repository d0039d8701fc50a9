import HTTPFront
import HTTPTypes
import NIOCore
import SymtextSupport
import Testing

struct AskedCommandTests {
  @Test func `a request becomes one line, whatever its form`() throws {
    let asked = try AskedCommand(
      Array(#"{"command": "do",\#n "number": 0.10, "text": "a\nb"}"#.utf8))
    #expect(asked.command == "do")
    #expect(
      String(decoding: asked.object, as: UTF8.self)
        == #"{"command":"do","number":0.10,"text":"a\nb"}"#)
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"command": 7}"#, #"{"command": "a"} {}"#, #"{"id": 1, "command": "a"}"#,
    "{\"command\": \"a\"}\n{\"command\": \"b\"}",
  ])
  func `nothing else is one`(body: String) {
    let problem = #expect(throws: Problem.self) { try AskedCommand(Array(body.utf8)) }
    #expect(problem?.status == 400)
  }

  @Test func `no request becomes a line that the worker does not read`() throws {
    let head = #"{"command":"do","text":""}"#.utf8.count
    let text = String(repeating: "x", count: AskedCommand.mostBytes - head)
    let most = Array(#"{"command":"do","text":"\#(text)"}"#.utf8)
    #expect(try AskedCommand(most).object.count == AskedCommand.mostBytes)
    let problem = #expect(throws: Problem.self) {
      try AskedCommand(most.dropLast(2) + Array(#"x"}"#.utf8))
    }
    #expect(problem?.status == 413)
  }

  @Test func `errors have a status by their code`() {
    func status(_ code: String) -> Int {
      AskedCommand.status(
        of: .object([("status", "error"), ("error", .object([("code", .string(code))]))])
      ).code
    }
    #expect(AskedCommand.status(of: .object([("status", "ok")])).code == 200)
    #expect(status("conflict") == 409)
    #expect(status("unknown-symbol") == 404)
    #expect(status("bad-value") == 400)
    #expect(AskedCommand.problem(.ended).status == 503)
    #expect(AskedCommand.problem(.busy).retryAfter == 1)
  }

  @Test func `the number of a request is found at the start of a line that is cut`() {
    func id(_ line: String) -> Int? {
      AnswerOutline.id(atStartOf: ByteBuffer(string: line).readableBytesView)
    }
    #expect(id(#"{"id":71,"status":"ok","result":{"bytes":"xxx"#) == 71)
    #expect(id(#"{"status":"ok","id":71"#) == nil)
    #expect(id(#"{"id":7"#) == nil)
    #expect(id("") == nil)
  }
}
