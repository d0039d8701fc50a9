import SymtextTestSupport
import Testing

/// The modules of the package.
struct ModuleGraphTests {
  @Test func `Imports lead downwards, no module is too large, unsafe code is in Native folders`()
    throws
  {
    let result = try Subprocess.run(
      "/usr/bin/env", ["python3", PackageFiles.path("Scripts/module-graph"), "--check"])
    #expect(result.errorText.isEmpty)
    #expect(result.status == 0)
    let modules = result.outputText.split(separator: "\n")
    #expect(modules.count == 22)
    #expect(modules.first?.hasPrefix("Support") == true)
  }
}
