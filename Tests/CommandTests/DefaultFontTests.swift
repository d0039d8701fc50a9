import Foundation
import SymtextTestSupport
import Testing

/// The default font beside other installed forms of it.
struct DefaultFontTests {
  private struct Report: Decodable {
    struct Font: Decodable {
      var file: String
      var weight: Double
    }
    var font: Font
  }

  @Test func `The default font is the variable one even if a static one is installed`() throws {
    let directory = try TemporaryDirectory()
    _ = try Python.run("make_static_fonts.py", [TestFonts.inter, directory.path])
    let configuration = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(directory.path)</dir><dir>/usr/share/fonts/truetype/inter-vf</dir>
      <cachedir>\(directory.path)/cache</cachedir></fontconfig>
      """
    try PackageFiles.write(Array(configuration.utf8), to: directory.file("fonts.conf"))
    for weight in ["400", "500", "550"] {
      let result = try Subprocess.run(
        "/usr/bin/env",
        [
          "FONTCONFIG_FILE=\(directory.file("fonts.conf"))", SymtextProcess.executable, "metrics",
          "A",
          "--weight", weight, "--json",
        ])
      try #require(result.status == 0, "\(result.errorText)")
      let report = try JSONDecoder().decode(Report.self, from: Data(result.outputText.utf8))
      #expect(report.font.file.hasSuffix("var.ttf"), "\(weight)")
      #expect(report.font.weight == Double(weight))
    }
  }
}
