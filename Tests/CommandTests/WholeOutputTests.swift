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
    #expect(built.status == 0 && built.errorText.contains("2 symbols"), "\(built.errorText)")
    try directory.write(#"{"bell": {"forms": {"ar": "no.such"}}}"#, to: "drawings/metadata.json")
    let other = try run(["font", "build", "drawings", "-o", "y.ttf"])
    #expect(other.status == 0 && other.errorText.contains("no.such"), "\(other.errorText)")
    #expect(other.errorText.contains("1 symbol,"), "\(other.errorText)")
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
