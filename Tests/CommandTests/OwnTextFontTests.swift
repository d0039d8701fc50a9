import Foundation
import SymtextTestSupport
import Testing

struct OwnTextFontTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    let configuration = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(directory.path)/none</dir><cachedir>\(directory.path)/cache</cachedir></fontconfig>
      """
    try directory.write(configuration, to: "fonts.conf")
  }

  private func run(_ environment: String, _ words: String...) throws -> ProcessResult {
    try Subprocess.run(
      "/usr/bin/env", ["HOME=\(directory.path)", environment, SymtextProcess.executable] + words)
  }

  private struct Measures: Decodable {
    struct Font: Decodable {
      var family: String
      var file: String
      var weight: Double?
    }
    var font: Font
    struct Size: Decodable {
      var width: Double
      var height: Double
    }
    var size: Size
  }

  private func measures(_ environment: String, _ words: String...) throws -> Measures {
    let words = ["metrics", "Ärger, Ωμέγα, Жук: 1½ €", "--json"] + words
    let result = try Subprocess.run(
      "/usr/bin/env", ["HOME=\(directory.path)", environment, SymtextProcess.executable] + words)
    try #require(result.status == 0 && result.errorText.isEmpty, "\(result.errorText)")
    return try JSONDecoder().decode(Measures.self, from: Data(result.outputText.utf8))
  }

  @Test(arguments: [["--size", "40"], ["--weight", "700"], ["--weight", "150"]])
  func `Without fonts text has the widths of Inter`(options: [String]) throws {
    let none = "FONTCONFIG_FILE=\(directory.file("fonts.conf"))"
    let own = try measures(none, options[0], options[1])
    #expect(own.font.file == "built-in" && own.font.family == "Inter")
    let installed = try measures(
      "A=B", options[0], options[1], "--font",
      "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf")
    #expect(
      abs(own.size.width - installed.size.width) < 1e-9 && own.size.height == installed.size.height)
  }

  @Test func `Another family is an error without fonts, with one line`() throws {
    let result = try run(
      "FONTCONFIG_FILE=\(directory.file("fonts.conf"))", "render", "A", "--font", "Lato", "-o",
      directory.file("a.png"))
    #expect(result.status == 69)
    #expect(
      result.errorText.contains("no installed font family named “Lato”"), "\(result.errorText)")
    #expect(!PackageFiles.exists(directory.file("a.png")))
  }

  @Test func `Without fontconfig the copy draws, and other families are an error`() throws {
    // The dynamic loader takes this file, which is no library, for the system's.
    try directory.write("none", to: "libfontconfig.so.1")
    let missing = "LD_LIBRARY_PATH=\(directory.path)"
    #expect(try measures(missing).font.file == "built-in")
    let drawn = try run(missing, "render", "{bell} Tea 茶", "-o", directory.file("a.png"))
    #expect(drawn.status == 0)
    #expect(drawn.errorText.contains("“茶”"), "\(drawn.errorText)")
    let other = try run(
      missing, "render", "A", "--font", "Lato", "-o", directory.file("b.png"))
    #expect(other.status == 69)
    #expect(
      other.errorText.contains("fontconfig is not installed"), "\(other.errorText)")
    #expect(!PackageFiles.exists(directory.file("b.png")))
  }

  @Test func `The copy has the license of its font beside it`() throws {
    let text = try PackageFiles.text(PackageFiles.path("fonts/text/OFL.txt"))
    #expect(text.contains("Inter Project Authors") && text.contains("SIL OPEN FONT LICENSE"))
  }
}
