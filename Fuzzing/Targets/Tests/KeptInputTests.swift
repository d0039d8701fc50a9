import SymtextTestSupport
import Testing

/// Runs kept inputs: those that once violated an invariant, and good examples.
///
/// All fonts made from them pass through the OpenType Sanitizer.
struct KeptInputTests {
  private static let folders = ["Kept", "Seeds"]

  @Test(arguments: FuzzTargets.all.map(\.name))
  func `Kept inputs and seeds break no promise`(name: String) throws {
    let target = try #require(FuzzTargets.all.first { $0.name == name })
    for folder in Self.folders {
      let directory = PackageFiles.path("Fuzzing/\(folder)/\(name)")
      for file in PackageFiles.files(under: directory) {
        do {
          try target.run(try PackageFiles.bytes("\(directory)/\(file)"))
        } catch let broken as BrokenPromise {
          Issue.record("\(folder)/\(name)/\(file): \(broken)")
        } catch {
          // The target rejected the input.
        }
      }
    }
  }

  @Test func `Every folder is that of a target`() {
    let names = Set(FuzzTargets.all.map(\.name))
    for folder in Self.folders {
      let files = PackageFiles.files(under: PackageFiles.path("Fuzzing/\(folder)"))
      for file in files {
        #expect(names.contains(String(file.prefix { $0 != "/" })), "\(folder)/\(file)")
      }
    }
  }
}
