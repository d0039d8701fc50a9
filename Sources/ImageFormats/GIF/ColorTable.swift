/// Assigns numbers to the colours of frames in order of appearance.
struct ColorTable {
  /// The colours, red in the lowest byte.
  private(set) var colors: [UInt32] = []
  private var numbers: [UInt32: UInt16] = [:]

  /// The greatest number of colours.
  static let most = 1 << 16

  /// Returns the numbers of a picture's colours, row after row.
  /// - Returns: `nil` if there are too many colours; colours that have a number keep it.
  mutating func numbers(of picture: Pixmap) -> [UInt16]? {
    var result: [UInt16] = []
    result.reserveCapacity(picture.width * picture.height)
    var last: (color: UInt32, number: UInt16)?
    for color in picture.colors {
      if let last, last.color == color {
        result.append(last.number)
        continue
      }
      guard let number = number(of: color) else { return nil }
      last = (color, number)
      result.append(number)
    }
    return result
  }

  private mutating func number(of color: UInt32) -> UInt16? {
    if let number = numbers[color] { return number }
    guard colors.count < Self.most else { return nil }
    let number = UInt16(colors.count)
    colors.append(color)
    numbers[color] = number
    return number
  }
}
