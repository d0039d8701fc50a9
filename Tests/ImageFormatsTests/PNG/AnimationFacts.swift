import Foundation
@testable import SymtextImageFormats
import SymtextTestSupport

/// An animated PNG as another program reads it.
struct AnimationFacts: Decodable {
  struct Frame: Decodable {
    /// CRC-32 of the displayed pixels, four bytes each.
    var checksum: UInt32
    /// Left, top, width, height.
    var box: [Int]
    var milliseconds: Double
    var isCleared: Bool
    var isOver: Bool
  }

  var width: Int
  var height: Int
  /// The number of the colour type.
  var form: Int
  var bits: Int
  /// The number of colours in the palette.
  var colors: Int
  var plays: Int
  /// Whether a still picture is outside the animation.
  var hasStill: Bool
  /// CRC-32 of the pixels that programs without animation support display.
  var still: UInt32
  var frames: [Frame]
  var bytes: Int

  /// Reads animated PNG files with zlib and Pillow.
  static func read(_ files: [[UInt8]]) throws -> [AnimationFacts] {
    let text = try Python.run("decode_apngs.py", [], input: files.flatMap(\.self))
    return try JSONDecoder().decode([AnimationFacts].self, from: Data(text.utf8))
  }
}

extension APNGEncoder {
  /// Encodes frames, displayed until the given times in seconds; by default a tenth of a second each.
  static func file(
    _ frames: [Pixmap], until ends: [Double]? = nil, plays: Int = 0, still: Pixmap? = nil,
    level: Int = 1
  ) throws -> [UInt8] {
    var encoder = try APNGEncoder(
      width: frames[0].width, height: frames[0].height, plays: plays, still: still, level: level)
    for (number, frame) in frames.enumerated() {
      try encoder.append(frame, until: ends?[number] ?? Double(number + 1) / 10)
    }
    return try encoder.finish()
  }
}
