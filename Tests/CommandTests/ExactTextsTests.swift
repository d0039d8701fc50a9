import SymtextTestSupport
import Testing

/// Texts that are equal by canonical equivalence and have different bytes.
struct ExactTextsTests {
  @Test func `Texts of different bytes are different texts everywhere`() throws {
    #expect(try Python.run("exact_texts.py", [SymtextProcess.executable]) == "{}\n")
  }

  @Test func `Dictionaries of texts from outside compare bytes, and another one is found`() throws {
    let script = PackageFiles.path("Scripts/string-keys")
    let result = try Subprocess.run("/usr/bin/env", ["python3", script, "--check"])
    #expect(result.status == 0, "\(result.outputText)")
    let planted = try Subprocess.run("/usr/bin/env", ["python3", script, "--try"])
    #expect(planted.status == 0, "\(planted.outputText)")
  }
}
