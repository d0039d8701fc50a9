import Foundation
import SymtextTestSupport
import Testing

struct WatchCommandTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("<svg/>", to: "drawings/a.svg")
  }

  /// Watches while a script runs in parallel, then ends.
  private func watch(_ program: String, while script: String) throws -> ProcessResult {
    let shell = """
      "$0" watch drawings --interval 0.05 -- sh -c '\(program)' &
      watcher=$!
      await() { for try in $(seq 15000); do [ "$(wc -l < runs 2> /dev/null)" -ge "$1" ] 2> /dev/null && return; sleep 0.02; done; }
      await 1
      \(script)
      kill $watcher
      wait $watcher
      """
    return try Subprocess.run(
      "/bin/sh", ["-c", shell, SymtextProcess.executable], directory: directory.path)
  }

  private var runs: [Substring] {
    get throws { try PackageFiles.text(directory.file("runs")).split(separator: "\n") }
  }

  @Test func `It runs at once, and again when a drawing is changed, added or removed`() throws {
    let result = try watch(
      "ls drawings | tr -d \"\\n\"  >> runs; echo >> runs",
      while: """
        echo '<svg />' > drawings/a.svg; await 2
        echo '<svg/>' > drawings/b.svg; await 3
        rm drawings/a.svg; await 4
        echo x > drawings/.hidden; sleep 0.4
        """)
    #expect(try runs == ["a.svg", "a.svg", "a.svgb.svg", "b.svg"])
    #expect(result.status == 143)
    #expect(result.errorText.contains("symtext: drawings/b.svg has changed"))
  }

  @Test func `A failing program is reported and run again at the next change`() throws {
    let result = try watch(
      "echo run >> runs; exit 65", while: "echo '<svg />' > drawings/a.svg; await 2")
    #expect(try runs.count == 2)
    #expect(result.errorText.contains("sh ended with status 65; waiting for changes in drawings"))
  }

  @Test func `The program's own output does not trigger it endlessly`() throws {
    let result = try watch(
      "echo run >> runs; date +%N > drawings/out.ttf; date +%N > drawings/out.svg",
      while: """
        await 2
        for try in $(seq 15000); do grep -q "at every run" /proc/$$/fd/2 && break; sleep 0.02; done
        sleep 0.4
        """)
    // Once more for the drawing, which another program could have changed.
    #expect(try runs.count == 2)
    #expect(result.errorText.contains("out.svg changes at every run of the program"))
  }

  @Test(arguments: [
    (["watch", "nowhere", "--", "true"], 66, "there is no folder nowhere"),
    (["watch", "drawings/a.svg", "--", "true"], 66, "is a file; name the folder"),
    (["watch", "drawings"], 64, "the program is missing"),
    (
      ["watch", "drawings", "symtext", "font", "build", "drawings", "-o", "My.ttf"], 64,
      "watch has no option -o; if it is the program's, put -- before the program: watch <folder> -- <program> …"
    ),
    (["watch", "drawings", "--", "no-such-program"], 66, "no program no-such-program on the PATH"),
    (["watch", "drawings", "--interval", "0", "--", "true"], 64, "0.05 to 60 seconds is expected"),
    (["watch"], 64, "<folder> is missing"),
  ])
  func `An unwatchable path is an error`(words: [String], status: Int, sentence: String) throws {
    let result = try SymtextProcess.run(words, directory: directory.path)
    #expect(result.status == Int32(status))
    #expect(result.errorText.contains(sentence), "\(result.errorText)")
  }

  @Test func `The word symtext means this program`() throws {
    let result = try Subprocess.run(
      "/bin/sh",
      [
        "-c",
        """
        ( for try in $(seq 15000); do [ -s /proc/$$/fd/1 ] && break; sleep 0.02; done; kill -TERM $$ ) &
        exec env PATH=/bin:/usr/bin "$0" watch drawings -- symtext --version
        """,
        SymtextProcess.executable,
      ], directory: directory.path)
    #expect(result.outputText.hasPrefix("symtext 0.1.0"))
  }
}
