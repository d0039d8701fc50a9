import SymtextTestSupport
import Testing

struct FontExportCommandTests {
  @Test func `The bundled font is written byte for byte`() throws {
    let folder = try TemporaryDirectory()
    let file = folder.file("Symtext.ttf")
    let result = try SymtextProcess.run(["font", "export", "-o", file])
    #expect(result.status == 0)
    #expect(result.errorText.isEmpty)
    #expect(
      try PackageFiles.bytes(PackageFiles.path("fonts/Symtext.ttf")) == PackageFiles.bytes(file))
  }

  @Test func `Another file type is refused before writing`() throws {
    let folder = try TemporaryDirectory()
    let file = folder.file("Symtext.woff")
    let result = try SymtextProcess.run(["font", "export", "-o", file])
    #expect(result.status == 64)
    #expect(result.errorText.contains("a font is written as .ttf or .woff2, not as .woff"))
    #expect(!PackageFiles.exists(file))
  }

  @Test func `A missing folder is named`() throws {
    let folder = try TemporaryDirectory()
    let file = folder.file("none/Symtext.ttf")
    let result = try SymtextProcess.run(["font", "export", "-o", file])
    #expect(result.status == 73)
    #expect(result.errorText.contains(file))
  }
}
