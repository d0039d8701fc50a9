import Foundation
import SymtextTestSupport
import Testing

/// `symtext studio`, which becomes the server of its page.
struct StudioCommandTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("<svg/>", to: "icons/a.svg")
  }

  private func studio(_ words: String..., path: String) throws -> ProcessResult {
    try Subprocess.run(
      "/usr/bin/env", ["PATH=\(path)", SymtextProcess.executable, "studio"] + words,
      directory: directory.path)
  }

  @Test func `The server gets the folder and the options, and the path of this program`() throws {
    try directory.write(
      "#!/bin/sh\nprintf '%s|' \"$@\" \"$SYMTEXT_PROGRAM\"\n", to: "bin/symtext-server")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: directory.file("bin/symtext-server"))
    let path = "\(directory.file("bin")):/usr/bin:/bin"
    let plain = try studio("icons", path: path)
    #expect(plain.status == 0)
    let words = plain.outputText.split(separator: "|")
    #expect(words.prefix(2) == ["--studio", "icons"] && words.count == 3)
    #expect(words.last?.hasSuffix("/symtext") == true)
    let other = try studio(
      "--stay", "icons", "--port=2000", "--read-only", "--no-open", "--export", "a b", path: path)
    #expect(
      other.outputText.hasPrefix(
        "--studio|icons|--port|2000|--export|a b|--read-only|--no-open|--stay|/"))
  }

  @Test(arguments: [
    (["icons"], 69, "symtext-server is not installed; install it"),
    (["nowhere"], 66, "there is no folder nowhere"),
    (["icons/a.svg"], 66, "icons/a.svg is a file; name the folder it is in"),
    (["--stdio", "nowhere"], 66, "there is no folder nowhere"),
    (["icons", "--port", "80"], 64, "a number from 1,024 to 65,535 is expected"),
    (["icons", "--stdio", "--no-open"], 64, "--no-open has no effect with --stdio"),
    ([], 64, "<folder> is missing"),
  ])
  func `What cannot be opened is an error`(words: [String], status: Int, sentence: String) throws {
    let result = try Subprocess.run(
      "/usr/bin/env", ["PATH=/nowhere", SymtextProcess.executable, "studio"] + words,
      directory: directory.path)
    #expect(result.status == Int32(status))
    #expect(result.errorText.contains(sentence), "\(result.errorText)")
  }
}
