import Foundation
import SymtextTestSupport
import Testing
import SymtextFonts
import SymtextTextLayout

/// Bar and stem of `H` match a picture of it drawn by FreeType.
struct StemDifferentialTests {
  private struct Strokes: Decodable {
    var bar: Double
    var stem: Double
    var height: Double
  }

  /// A file, and the weight of a variable one.
  ///
  /// Optional fonts are skipped if they are not installed.
  private static let faces: [(file: String, weight: Double?)] =
    stride(from: 100.0, through: 900, by: 100).map { (TestFonts.inter, $0) }
    + [
      "dejavu/DejaVuSans", "dejavu/DejaVuSans-Bold", "dejavu/DejaVuSans-Oblique",
      "dejavu/DejaVuSansCondensed", "dejavu/DejaVuSansMono", "dejavu/DejaVuSerif",
      "dejavu/DejaVuSerif-Bold", "dejavu/DejaVuSerif-Italic",
      "liberation/LiberationSans-Regular", "liberation/LiberationSans-Italic",
      "liberation/LiberationSerif-BoldItalic", "liberation/LiberationMono-Regular",
      "noto/NotoSans-Regular", "noto/NotoSerifDisplay-Bold", "lato/Lato-Hairline",
      "vollkorn/Vollkorn-Black",
    ].map { ("/usr/share/fonts/truetype/\($0).ttf", nil) }
    .filter { FileManager.default.fileExists(atPath: $0.0) }

  @Test func `H has the same thickness as in a picture`() throws {
    let result = try Subprocess.run(
      Python.executable,
      [PackageFiles.path("Tests/Scripts/letter_strokes.py")]
        + Self.faces.map { $0.file + ($0.weight.map { ":\($0)" } ?? "") })
    try #require(result.status == 0, "\(result.errorText)")
    let pictures = try JSONDecoder().decode([Strokes].self, from: Data(result.output))
    try #require(pictures.count == Self.faces.count)
    for ((file, weight), picture) in zip(Self.faces, pictures) {
      let font = Font(
        face: try Face(file: file), size: 1,
        coordinates: weight.map { DesignCoordinates(weight: $0) } ?? DesignCoordinates())
      let stems = try #require(font.stems)
      let name = "\(file) \(weight ?? 400)"
      #expect(stems.letters == "H", "\(name)")
      // A picture is exact to a pixel in 2000; stems may be waisted.
      #expect(abs(stems.bar - picture.bar) < 0.001 + 0.01 * picture.bar, "\(name)")
      #expect(abs(stems.stem - picture.stem) < 0.001 + 0.03 * picture.stem, "\(name)")
      #expect(abs(font.metrics.capHeight - picture.height) < 0.02 * picture.height, "\(name)")
    }
  }
}
