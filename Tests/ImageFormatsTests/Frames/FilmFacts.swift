import Foundation
@testable import SymtextImageFormats
import SymtextTestSupport

/// An animated WebP or GIF as Pillow reads it.
struct FilmFacts: Decodable {
  struct Frame: Decodable {
    /// CRC-32 of the displayed pixels, four bytes each.
    var checksum: UInt32
    /// Left, top, width, height.
    var box: [Int]
    var milliseconds: Double
    var isCleared: Bool
    var isOver: Bool
    /// Whether a GIF frame has its own palette.
    var hasColors: Bool?
    /// Red, green, blue and opacity of the displayed pixels, for small frames.
    var pixels: [UInt8]?
  }

  var width: Int
  var height: Int
  /// The play count; 0 is forever.
  var plays: Int
  /// The alternative text.
  var description: String
  var frames: [Frame]

  /// Reads files with Pillow.
  static func read(_ files: [[UInt8]]) throws -> [FilmFacts] {
    let input = files.flatMap { file in
      (0..<8).map { UInt8(truncatingIfNeeded: file.count >> (8 * $0)) } + file
    }
    let text = try Python.run("decode_films.py", [], input: input)
    return try JSONDecoder().decode([FilmFacts].self, from: Data(text.utf8))
  }
}
