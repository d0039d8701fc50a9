/// What makes a PNG file an animated one (PNG 3, 11.3.6): frames say with `fcTL` what they are, and have their pixels
/// in `fdAT`, the first one in `IDAT` unless that is another picture.
extension PNGFile {
  /// Adds the control chunk of the animation.
  /// - Parameter plays: 0 for ever.
  mutating func append(frameCount: Int, plays: Int) {
    append("acTL") { file in
      file.append(bigEndian: UInt32(frameCount))
      file.append(bigEndian: UInt32(plays))
    }
  }

  /// Adds the still picture, or the pixels of the first frame.
  mutating func append(still: APNGFrame) {
    append("IDAT") { $0 += still.stream }
  }

  /// Adds the control chunk of a frame.
  /// - Parameter number: that of the chunk, among all of frames.
  mutating func append(controlOf frame: APNGFrame, number: inout UInt32) {
    append("fcTL") { file in
      file.append(bigEndian: number)
      for value in [frame.box.width, frame.box.height, frame.box.x, frame.box.y] {
        file.append(bigEndian: UInt32(value))
      }
      for value in [frame.delay.numerator, frame.delay.denominator] {
        file += [UInt8(value >> 8), UInt8(value & 0xFF)]
      }
      // None or background; source or over.
      file += [frame.isCleared ? 1 : 0, frame.isOver ? 1 : 0]
    }
    number += 1
  }

  /// Adds the pixels of a frame that is not the first picture of the file.
  /// - Parameter number: that of the chunk, among all of frames.
  mutating func append(pixelsOf frame: APNGFrame, number: inout UInt32) {
    append("fdAT") { file in
      file.append(bigEndian: number)
      file += frame.stream
    }
    number += 1
  }
}
