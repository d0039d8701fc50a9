import Foundation
@testable import SymtextImageFormats
import SymtextTestSupport

/// What Pillow finds in an animated WebP or GIF.
struct FilmFacts: Decodable {
  struct Frame: Decodable {
    /// CRC-32 of the pixels that are seen, four bytes each.
    var checksum: UInt32
    /// Left, top, width, height.
    var box: [Int]
    var milliseconds: Double
    var isCleared: Bool
    var isOver: Bool
    /// Whether it has a palette of its own, of a GIF.
    var hasColors: Bool?
    /// Red, green, blue and opacity of what is seen, of small frames.
    var pixels: [UInt8]?
  }

  var width: Int
  var height: Int
  /// How often it is played; 0 for ever.
  var plays: Int
  /// What it says to those who cannot see it.
  var description: String
  var frames: [Frame]

  /// Reads some files.
  static func read(_ files: [[UInt8]]) throws -> [FilmFacts] {
    let input = files.flatMap { file in
      (0..<8).map { UInt8(truncatingIfNeeded: file.count >> (8 * $0)) } + file
    }
    let text = try Python.run("decode_films.py", [], input: input)
    return try JSONDecoder().decode([FilmFacts].self, from: Data(text.utf8))
  }
}
