import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextOpenType

/// The cap height of scripts, whose capitals have swashes.
struct SwashHeightTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    let result = try Subprocess.run(
      Python.executable,
      [PackageFiles.path("Tests/Scripts/make_swash_fonts.py"), directory.path])
    try #require(result.status == 0, "\(result.errorText)")
  }

  private func metrics(_ name: String) throws -> FontMetrics {
    Font(face: try Face(file: directory.file("\(name).ttf")), size: 1000).metrics
  }

  @Test func `Level tops confirm the height that the font gives`() throws {
    let metrics = try metrics("confirmed")
    #expect(metrics.capHeight == 578 && metrics.capHeightSource == .font)
  }

  @Test(arguments: ["wrong", "silent"])
  func `Otherwise they are measured, without swashes`(name: String) throws {
    let metrics = try metrics(name)
    #expect(metrics.capHeight == 577 && metrics.capHeightSource == .measured(on: "L"))
  }

  @Test func `Without level tops the middle of all capitals counts`() throws {
    // H is 600 units high, L 680.
    let metrics = try metrics("handwriting")
    #expect(metrics.capHeight == 640 && metrics.capHeightSource == .measured(on: "I"))
  }
}
