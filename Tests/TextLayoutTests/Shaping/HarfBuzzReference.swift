internal import SymtextFonts
import Foundation
import SymtextTestSupport
import Testing
import SymtextTextLayout

/// Shapes runs of text with `hb-shape`.
enum HarfBuzzReference {
  /// A glyph as `hb-shape` prints it, in font units, y up.
  struct Glyph: Decodable, Hashable, CustomStringConvertible {
    var g: UInt32
    /// The first byte of its cluster, from the start of the run.
    var cl: Int
    var ax: Double
    var dx: Double
    var dy: Double

    var description: String { "\(g)@\(cl)+\(ax)(\(dx),\(dy))" }
  }

  /// Returns the glyphs of runs, each shaped separately with the surrounding text as context.
  /// - Parameters:
  ///   - text: The text of the runs, without `;` and line ends, which separate `hb-shape`'s input.
  ///   - features: The value for `--features`.
  static func glyphs(
    of runs: [Run], in text: [UInt8], features: String? = nil
  ) throws -> [[Glyph]] {
    let input = runs.map { query($0, in: text, features: features) + "\n" }.joined()
    let result = try Subprocess.run("/usr/bin/hb-shape", ["--batch"], input: Array(input.utf8))
    try #require(result.status == 0, "\(result.errorText)")
    let lines = result.outputText.split(separator: "\n")
    try #require(lines.count == runs.count, "\(result.errorText)")
    return try lines.map { try JSONDecoder().decode([Glyph].self, from: Data($0.utf8)) }
  }

  private static func query(_ run: Run, in text: [UInt8], features: String?) -> String {
    let part = { (range: Range<Int>) in String(decoding: text[range], as: UTF8.self) }
    var words = [
      run.font.face.file, "--face-index=\(run.font.face.index)", "--font-size=upem",
      "--output-format=json", "--no-glyph-names", "--utf8-clusters",
      "--direction=\(run.level % 2 == 0 ? "ltr" : "rtl")", "--script=\(run.script)",
    ]
    if let language = run.language { words.append("--language=\(language)") }
    let variations = run.font.coordinates.values.map { "\($0.tag)=\($0.value)" }
    if !variations.isEmpty { words.append("--variations=\(variations.joined(separator: ","))") }
    if let features { words.append("--features=\(features)") }
    if run.range.lowerBound == 0 {
      words.append("--bot")
    } else {
      words.append("--text-before=\(part(0..<run.range.lowerBound))")
    }
    if run.range.upperBound == text.count {
      words.append("--eot")
    } else {
      words.append("--text-after=\(part(run.range.upperBound..<text.count))")
    }
    words.append("--text=\(part(run.range))")
    return words.joined(separator: ";")
  }
}
