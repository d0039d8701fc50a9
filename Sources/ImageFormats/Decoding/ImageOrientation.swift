/// The orientation of an image file as EXIF numbers it: the corner of the picture in which the first pixel lies.
///
/// <https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2023-E> (4.6.5.1.5)
enum ImageOrientation: Int, CaseIterable {
  case upright = 1
  case mirrored
  case upsideDown
  case mirroredUpsideDown
  case mirroredOnItsSide
  case turnedLeft
  case mirroredOnItsOtherSide
  case turnedRight

  /// Whether rows of the file are columns of the picture.
  var isOnItsSide: Bool { rawValue >= 5 }

  /// Returns the picture upright.
  func upright(_ pixmap: Pixmap) -> Pixmap {
    let (fileWidth, fileHeight) = (pixmap.width, pixmap.height)
    let (width, height) = isOnItsSide ? (fileHeight, fileWidth) : (fileWidth, fileHeight)
    var pixels = [UInt8](repeating: 0, count: pixmap.pixels.count)
    for row in 0..<height {
      for column in 0..<width {
        let (x, y) =
          switch self {
          case .upright: (column, row)
          case .mirrored: (fileWidth - 1 - column, row)
          case .upsideDown: (fileWidth - 1 - column, fileHeight - 1 - row)
          case .mirroredUpsideDown: (column, fileHeight - 1 - row)
          case .mirroredOnItsSide: (row, column)
          case .turnedLeft: (row, fileHeight - 1 - column)
          case .mirroredOnItsOtherSide: (fileWidth - 1 - row, fileHeight - 1 - column)
          case .turnedRight: (fileWidth - 1 - row, column)
          }
        let (to, from) = (4 * (row * width + column), 4 * (y * fileWidth + x))
        for part in 0..<4 { pixels[to + part] = pixmap.pixels[from + part] }
      }
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  /// Reads the orientation from an EXIF block that starts at its byte order; upright if the block has no readable
  /// orientation.
  init(exif block: ArraySlice<UInt8>) {
    self = Self.read(Array(block)) ?? .upright
  }

  private static func read(_ bytes: [UInt8]) -> ImageOrientation? {
    let isLittle = bytes.starts(with: "II".utf8)
    guard isLittle || bytes.starts(with: "MM".utf8) else { return nil }
    /// - Returns: `nil` beyond the end.
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      let part = bytes[offset..<offset + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let first = number(4, 4), let count = number(first, 2) else {
      return nil
    }
    for entry in 0..<count {
      let place = first + 2 + 12 * entry
      guard let tag = number(place, 2) else { return nil }
      // One value of type SHORT.
      if tag == 0x0112, number(place + 2, 2) == 3 {
        return number(place + 8, 2).flatMap(ImageOrientation.init(rawValue:))
      }
    }
    return nil
  }
}
