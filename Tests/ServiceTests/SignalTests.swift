import Foundation
import SymtextTestSupport
import Testing

/// The state after signals.
struct SignalTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    let lines = (0..<2000).map { #"{"command": "render", "text": "a", "output": "\#($0).svg"}"# }
    try directory.write(lines.joined(separator: "\n"), to: "lines.ndjson")
  }

  /// Starts a long batch, sends a signal shortly after its first image, and waits for its end.
  /// - Returns: The exit status, and the files that are not images.
  private func ended(by signal: String, after milliseconds: Int, trap: String = "") throws -> (
    status: Int32, left: [String]
  ) {
    let folder = UUID().uuidString
    // The batch runs in the foreground: shells make background processes ignore SIGINT.
    let script = """
      \(trap)
      (
        for try in $(seq 30000); do
          ls \(folder) 2> /dev/null | grep -q svg && break
          sleep 0.01
        done
        sleep 0.\(String(1000 + milliseconds).dropFirst())
        kill -\(signal) $$
      ) &
      exec "$0" batch lines.ndjson -o \(folder) --threads 2
      """
    let result = try Subprocess.run(
      "/bin/sh", ["-c", script, SymtextProcess.executable], directory: directory.path)
    let left = PackageFiles.files(under: directory.file(folder)).filter { !$0.hasSuffix(".svg") }
    return (result.status, left)
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func `A signal leaves no temporary file`(signal: String, status: Int32) throws {
    // Without the handler, two of three attempts leave one.
    for attempt in 0..<8 {
      let end = try ended(by: signal, after: attempt * 7)
      #expect(end.status == status)
      #expect(end.left.isEmpty)
    }
  }

  @Test func `An ignored signal stays ignored`() throws {
    let end = try ended(by: "HUP", after: 0, trap: "trap '' HUP")
    #expect(end.status == 0)
    #expect(end.left.isEmpty)
  }
}
