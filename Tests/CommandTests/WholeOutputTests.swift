import Foundation
import SymtextTestSupport
import Testing

/// Output that is whole or not there, and input that is a file.
struct WholeOutputTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    let drawings = directory.file("drawings")
    try FileManager.default.createDirectory(atPath: drawings, withIntermediateDirectories: true)
    for name in ["bell", "minus"] {
      try directory.write(
        PackageFiles.text(PackageFiles.path("fonts/symbols/\(name).svg")),
        to: "drawings/\(name).svg")
    }
  }

  private func run(_ arguments: [String]) throws -> ProcessResult {
    try SymtextProcess.run(arguments, directory: directory.path)
  }

  private func shell(_ script: String) throws -> ProcessResult {
    try Subprocess.run(
      "/bin/sh", ["-c", script, SymtextProcess.executable], directory: directory.path)
  }

  @Test func `A gallery that a size limit stops is not there, and an old one stays`() throws {
    let written = try run(["font", "build", "drawings", "-o", "x.ttf"])
    #expect(written.status == 0, "\(written.errorText)")
    let stopped = try shell("ulimit -f 8; exec \"$0\" gallery --library x.ttf -o page")
    #expect(stopped.status == 73 && stopped.errorText.contains("File too large"), "\(stopped)")
    #expect(!PackageFiles.exists(directory.file("page")))
    #expect(try run(["gallery", "--library", "x.ttf", "-o", "page"]).status == 0)
    try directory.write("old", to: "page/index.html")
    #expect(
      try shell("ulimit -f 8; exec \"$0\" gallery --library x.ttf -o page").status == 73)
    #expect(try PackageFiles.text(directory.file("page/index.html")) == "old")
    #expect(!directory.files.contains { $0.hasPrefix(".symtext-") })
  }

  @Test func `A loop of links and a symbol without its form cost themselves alone`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.file("drawings/loop"), withDestinationPath: ".")
    let built = try run(["font", "build", "drawings", "-o", "x.ttf"])
    #expect(built.status == 0, "\(built.errorText)")
    let listed = try run(["symbols", "list", "--library", "x.ttf", "--no-bundled"])
    #expect(listed.outputText.split(separator: "\n").count == 2, "\(listed.outputText)")
    #expect(
      built.errorText.contains("drawings/loop is a link to a folder around it; it is left out"))
    try directory.write(#"{"bell": {"forms": {"ar": "no.such"}}}"#, to: "drawings/symbols.json")
    let other = try run(["font", "build", "drawings", "-o", "y.ttf"])
    #expect(other.status == 0 && other.errorText.contains("no.such"), "\(other.errorText)")
    #expect(other.errorText.contains("1 of 2 files could not be imported"), "\(other.errorText)")
  }

  @Test func `A picture that a size limit stops is an error, on standard output too`() throws {
    let words = "render \"$(seq 4000)\" --width 300 --format svg"
    let stopped = try shell("ulimit -f 8; exec \"$0\" \(words) -o x.svg")
    #expect(stopped.status == 73 && stopped.errorText.contains("File too large"), "\(stopped)")
    let piped = try shell("ulimit -f 8; exec \"$0\" \(words) > y.svg")
    #expect(piped.status == 73 && piped.errorText.contains("File too large"), "\(piped)")
    #expect(!directory.files.contains { $0.hasPrefix(".symtext-") || $0 == "x.svg" })
  }

  @Test func `The next run removes the files of a killed one`() throws {
    // A run is killed as soon as it has a temporary folder.
    let killed = try shell(
      """
      "$0" font build drawings -o x.ttf || exit 1
      for try in $(seq 50); do
        "$0" gallery --library x.ttf -o page & run=$!
        while kill -0 $run 2>/dev/null; do
          set -- .symtext-*
          if [ -e "$1" ]; then kill -9 $run; wait $run; ls -d .symtext-* 2>/dev/null && exit 0; fi
        done
        wait $run
      done
      exit 1
      """)
    #expect(killed.status == 0, "\(killed)")
    let left = try directory.entries().filter { $0.hasPrefix(".symtext-") }
    #expect(!left.isEmpty)
    // A file that is younger may be that of a run that goes on.
    #expect(try run(["render", "a", "-o", "a.svg"]).status == 0)
    #expect(try directory.entries().filter { $0.hasPrefix(".symtext-") } == left)
    #expect(try shell("touch -d '1 minute ago' .symtext-*").status == 0)
    #expect(try run(["render", "a", "-o", "a.svg"]).status == 0)
    #expect(!directory.files.contains { $0.hasPrefix(".symtext-") })
  }

  @Test func `Results and manifests are files`() throws {
    try directory.write(#"{"label": "a", "output": "a.png"}"# + "\n", to: "lines.ndjson")
    let pipe = try shell(
      "mkfifo r.ndjson.part && timeout 20 \"$0\" batch lines.ndjson -o out --results r.ndjson")
    #expect(pipe.status == 73 && pipe.errorText.contains("pipe"), "\(pipe)")
    for file in ["/dev/zero", "r.ndjson.part"] {
      let merged = try shell("timeout 20 \"$0\" manifest merge \(file) -o all.ndjson")
      #expect(merged.status == 66 && merged.errorText.contains("not a file"), "\(merged)")
    }
  }
}
