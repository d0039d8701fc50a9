/// Numbers the colours of frames as they are met.
struct ColorTable {
  /// The colours, red in the lowest byte.
  private(set) var colors: [UInt32] = []
  private var numbers: [UInt32: UInt16] = [:]

  /// How many colours have numbers at most.
  static let most = 1 << 16

  /// The numbers of a picture's colours, row after row.
  /// - Returns: `nil` when there are too many; those that have got numbers keep them.
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
