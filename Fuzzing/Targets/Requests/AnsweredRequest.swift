import SymtextCommandLine
@testable import SymtextService
@testable import SymtextProgram
import SymtextSupport
import SymtextTestSupport

/// A request to `serve` that may open a file with the fuzzer's bytes.
enum AnsweredRequest {
  private static let folder = Result { try TemporaryDirectory() }

  /// Returns the path of a file for the target's bytes, which requests may open.
  static func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = try folder.get().file(name)
    try PackageFiles.write(bytes, to: path)
    return path
  }

  /// Answers a request and checks the answer.
  /// - Parameter mostPixels: The limit of the picture's pixels.
  static func check(_ members: [JSONValue.Member], mostPixels: Int = 250_000) throws {
    let words = [
      "--stdio", "--frames", "--max-pixels", "\(mostPixels)", "--allow-files",
      try folder.get().path,
    ]
    let options = try ServeOptions(Arguments(words[...], of: ServeCommand.command.syntax))
    let bytes = JSONValue.object(members).bytes
    let line = LineReader.Line(number: 1, bytes: bytes, count: bytes.count)
    try check(Responder(options, Symtext.table).answer(to: line).bytes)
  }

  /// Checks that an answer is a line with a status, followed by as many bytes as it states.
  static func check(_ answer: [UInt8]) throws {
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
