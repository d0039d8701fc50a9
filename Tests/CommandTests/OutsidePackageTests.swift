import Foundation
import SymtextTestSupport
import Testing

/// Another package that depends on symtext.
struct OutsidePackageTests {
  private static let folder = PackageFiles.path("Tests/OutsidePackage")

  @Test func `Its modules may have the names of symtext's folders`() throws {
    let scratch = try TemporaryDirectory()
    let module = "Geometry"
    let result = try Subprocess.run(
      "/usr/bin/env",
      ["swift", "build", "--package-path", Self.folder, "--scratch-path", scratch.path]
        + ["--target", module, "--disable-sandbox"])
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    #expect(result.outputText.contains("Build of target: '\(module)' complete"))
  }
}
