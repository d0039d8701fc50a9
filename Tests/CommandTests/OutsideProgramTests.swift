import Foundation
import SymtextTestSupport
import Testing

/// A program of another package that uses the public API.
struct OutsideProgramTests {
  private static let file = PackageFiles.path("Tests/OutsideProgram/Program.swift")

  @Test func `It renders, measures, makes a button and a font from a folder in sixty lines`() throws
  {
    #expect(try PackageFiles.text(Self.file).split(separator: "\n").count < 60)
    let result = try check(Self.file)
    #expect(result.errorText.isEmpty)
    #expect(result.status == 0)
  }

  @Test func `It cannot use package declarations`() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(
      "import SymtextGraphics\nlet pen = Pen.ofWeight\n", to: "Other.swift")
    let result = try check(file)
    #expect(result.status != 0)
    #expect(result.errorText.contains("Pen"))
  }

  /// Type-checks a program of another package against the modules built with the tests.
  private func check(_ file: String) throws -> ProcessResult {
    let products = URL(fileURLWithPath: SymtextProcess.executable).deletingLastPathComponent().path
    let maps =
      PackageFiles.files(under: products).filter { $0.hasSuffix(".build/module.modulemap") }
      .map { "\(products)/\($0)" }
      + PackageFiles.files(under: PackageFiles.path("Sources"))
      .filter { $0.hasSuffix("/module.modulemap") }.map { PackageFiles.path("Sources/\($0)") }
    let flags = try Subprocess.run(
      "/usr/bin/env",
      ["pkg-config", "--cflags", "harfbuzz", "freetype2", "expat", "libdeflate"]
    ).outputText.split(whereSeparator: \.isWhitespace).map(String.init)
    return try Subprocess.run(
      "/usr/bin/env",
      ["swiftc", "-typecheck", "-swift-version", "6", "-package-name", "outside", "-I"]
        + ["\(products)/Modules", "-enable-upcoming-feature", "MemberImportVisibility"]
        + (maps.map { "-fmodule-map-file=\($0)" } + flags).flatMap { ["-Xcc", $0] } + [file])
  }
}
