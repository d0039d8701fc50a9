internal import SymtextSupport

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Pixmap {
  /// Calls for each pixel that has other bytes in another picture, row by row.
  ///
  /// Both pictures must have all their pixels.
  /// - Parameters:
  ///   - box: the part to compare, in pixels of this picture; it lies in this picture, and shifted in the other one.
  ///   - shift: the distance of the other picture's content from that of this one.
  ///   - found: the place in this picture, and both pixels, red in the lowest byte; `false` ends the search.
  func forEachDifference(
    from other: Pixmap, in box: PixelBox, shift: (x: Int, y: Int),
    _ found: (_ x: Int, _ y: Int, _ own: UInt32, _ other: UInt32) -> Bool
  ) {
    precondition(hasAllPixels && other.hasAllPixels)
    precondition(
      box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
        && box.x + shift.x >= 0 && box.y + shift.y >= 0
        && box.x + shift.x + box.width <= other.width
        && box.y + shift.y + box.height <= other.height)
    unsafe pixels.withUnsafeBytes { own in
      unsafe other.pixels.withUnsafeBytes { others in
        guard let ownBase = own.baseAddress, let otherBase = others.baseAddress else { return }
        for y in box.y..<box.y + box.height {
          let start = 4 * (y * width + box.x)
          let otherStart = 4 * ((y + shift.y) * other.width + box.x + shift.x)
          guard
            unsafe memcmp(ownBase + start, otherBase + otherStart, 4 * box.width) != 0
          else { continue }
          for x in 0..<box.width {
            let a = unsafe own.loadUnaligned(fromByteOffset: start + 4 * x, as: UInt32.self)
            let b = unsafe others.loadUnaligned(
              fromByteOffset: otherStart + 4 * x, as: UInt32.self)
            guard a != b else { continue }
            guard found(box.x + x, y, UInt32(littleEndian: a), UInt32(littleEndian: b)) else {
              return
            }
          }
        }
      }
    }
  }
}
