/// The form in which `gvar` and `cvar` store the numbers of points.
///
/// <https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#packed-point-numbers>
enum PackedPoints {
  /// The most numbers that one list may have.
  static let most = 0x7FFF

  /// - Parameter points: rising numbers, at least one and at most ``most``; a list of none would mean all points.
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
