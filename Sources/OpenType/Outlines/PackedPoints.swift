/// The encoding of point numbers in `gvar` and `cvar`.
///
/// <https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#packed-point-numbers>
enum PackedPoints {
  /// The largest number of points in a list.
  static let most = 0x7FFF

  /// Encodes point numbers.
  /// - Parameter points: Ascending numbers, 1 to ``most`` of them; an empty list would mean all points.
  static func encode(_ points: [Int], into writer: inout BinaryWriter) {
    if points.count < 0x80 {
      writer.write(UInt8(points.count))
    } else {
      writer.write(UInt16(0x8000 | points.count))
    }
    let steps = zip([0] + points, points).map { $1 - $0 }
    var index = 0
    while index < steps.count {
      let isWord = steps[index] > 0xFF
      var end = index + 1
      while end < steps.count, end - index < 0x80, (steps[end] > 0xFF) == isWord { end += 1 }
      writer.write(UInt8((isWord ? 0x80 : 0) | (end - index - 1)))
      for step in steps[index..<end] {
        if isWord { writer.write(UInt16(step)) } else { writer.write(UInt8(step)) }
      }
      index = end
    }
  }
}
