import Foundation
import SymtextTestSupport

/// What others find in a film, beside its frames.
struct FilmComparison: Decodable {
  var width: Int
  var height: Int
  /// How many frames it has, and how many it should.
  var frames: Int
  var wanted: Int
  /// The largest difference of a channel, of 255, and the largest mean one of a frame.
  var worst: Int
  var mean: Double
  var milliseconds: [Double]
  /// How much of a frame's end is off, in milliseconds.
  var late: Double
  var bytes: Int
  /// How often it is played, of a WebP or GIF: 0 for ever.
  var loop: Int?
  /// Of a video.
  var codec: String?
  var format: String?
  var rate: String?
  var seconds: Double?
  var title: String?

  /// Compares a film with the folder of its frames.
  init(_ film: String, frames folder: String) throws {
    let text = try Python.run("compare_film.py", [film, folder])
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }

  /// The bytes that others need for a folder of frames.
  static func sizes(_ folder: String) throws -> [String: Int] {
    let text = try Python.run("film_sizes.py", [folder])
    return try JSONDecoder().decode([String: Int].self, from: Data(text.utf8))
  }
}
