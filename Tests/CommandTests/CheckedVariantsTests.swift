import SymtextTestSupport
import Testing

/// Variants made on request, by one process and by fresh ones.
struct CheckedVariantsTests {
  @Test func `Variants made by one process, twice and in any order, are those of fresh processes`()
    throws
  {
    let count = TestExtent.isWhole ? 300 : 8
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "python3", PackageFiles.path("Scripts/check-variants"), "--program",
        SymtextProcess.executable, "--count", "\(count)",
      ])
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    #expect(result.outputText.contains("\(2 * count) pictures of \(count) variants, 0 wrong"))
  }
}
