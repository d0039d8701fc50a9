import SymtextCommandLine
@testable import SymtextService
@testable import SymtextProgram
import SymtextSupport

/// Lines for `serve`: each gets an answer, a line of JSON with a status, and no file is opened.
struct RequestTarget: FuzzTarget {
  let name = "request"
  let dictionary: String? = "json"

  func run(_ input: [UInt8]) throws {
    let words = ["--stdio", "--frames", "--max-pixels", "250000"]
    let options = try ServeOptions(Arguments(words[...], of: ServeCommand.command.syntax))
    let responder = Responder(options, Symtext.table)
    let reader = LineReader(input, mostBytes: RequestObject.mostBytes)
    var count = 0
    while let line = try reader.next(), count < 4 {
      // Animations take long, and so does a sheet of all symbols.
      let text = String(decoding: line.bytes, as: UTF8.self)
      guard !["animate", "symbols", "docicon", "sheet"].contains(where: text.contains) else {
        continue
      }
      count += 1
      let answer = responder.answer(to: line)
      guard let end = answer.firstIndex(of: UInt8(ascii: "\n")),
        let said = try? JSONReader.value(Array(answer[..<end]))
      else { throw BrokenPromise(description: "the answer is not a line of JSON") }
      switch said["status"]?.string {
      case "ok":
        if case .number(let bytes)? = said["bytes"] {
          try promise(answer.count - end - 1 == Int(bytes), "a frame of the wrong length")
        } else {
          try promise(end == answer.count - 1, "bytes follow a result")
        }
      case "error":
        try promise(
          said["error"]?["message"]?.string?.isEmpty == false, "an error without a message")
        let code = said["error"]?["code"]?.string ?? ""
        try promise(ErrorCode(rawValue: code) != nil, "no code \(code)")
      default: throw BrokenPromise(description: "an answer without a status")
      }
    }
  }
}
