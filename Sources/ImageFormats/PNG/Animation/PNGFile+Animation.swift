/// The chunks of an animated PNG (PNG 3, 11.3.6): each frame has a control chunk `fcTL` and its pixels in `fdAT`.
///
/// The pixels of the first frame are in `IDAT`, unless that contains another picture.
extension PNGFile {
  /// Appends the control chunk of the animation.
  /// - Parameter plays: 0 means forever.
  mutating func append(frameCount: Int, plays: Int) {
    append("acTL") { file in
      file.append(bigEndian: UInt32(frameCount))
      file.append(bigEndian: UInt32(plays))
    }
  }

  /// Appends the still picture, or the pixels of the first frame.
  mutating func append(still: APNGFrame) {
    append("IDAT") { $0 += still.stream }
  }

  /// Appends the control chunk of a frame.
  /// - Parameter number: the sequence number of the chunk.
  mutating func append(controlOf frame: APNGFrame, number: inout UInt32) {
    append("fcTL") { file in
      file.append(bigEndian: number)
      for value in [frame.box.width, frame.box.height, frame.box.x, frame.box.y] {
        file.append(bigEndian: UInt32(value))
      }
      for value in [frame.delay.numerator, frame.delay.denominator] {
        file += [UInt8(value >> 8), UInt8(value & 0xFF)]
      }
      // Dispose: none or background. Blend: source or over.
      file += [frame.isCleared ? 1 : 0, frame.isOver ? 1 : 0]
    }
    number += 1
  }

  /// Appends the pixels of a frame that is not the first picture of the file.
  /// - Parameter number: the sequence number of the chunk.
  mutating func append(pixelsOf frame: APNGFrame, number: inout UInt32) {
    append("fdAT") { file in
      file.append(bigEndian: number)
      file += frame.stream
    }
    number += 1
  }
}
