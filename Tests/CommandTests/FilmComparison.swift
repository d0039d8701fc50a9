import Foundation
import SymtextTestSupport

/// An animated file as other programs read it, compared with its frames.
struct FilmComparison: Decodable {
  var width: Int
  var height: Int
  /// The number of frames, and the expected number.
  var frames: Int
  var wanted: Int
  /// The largest difference of a channel, of 255, and the largest mean difference of a frame.
  var worst: Int
  var mean: Double
  var milliseconds: [Double]
  /// The largest error of a frame's end, in milliseconds.
  var late: Double
  var bytes: Int
  /// The play count of a WebP or GIF: 0 is forever.
  var loop: Int?
  /// The codec of a video.
  var codec: String?
  var format: String?
  var rate: String?
  var seconds: Double?
  var title: String?

  /// Compares an animated file with the folder of its frames.
  init(_ film: String, frames folder: String) throws {
    let text = try Python.run("compare_film.py", [film, folder])
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }

  /// Returns the sizes of other programs' files for a folder of frames.
  static func sizes(_ folder: String) throws -> [String: Int] {
    let text = try Python.run("film_sizes.py", [folder])
    return try JSONDecoder().decode([String: Int].self, from: Data(text.utf8))
  }
}
