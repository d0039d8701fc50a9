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
      try AnsweredRequest.check(responder.answer(to: line).bytes)
    }
  }
}
