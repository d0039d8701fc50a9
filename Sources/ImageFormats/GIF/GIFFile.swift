/// The bytes of a GIF file under construction; numbers are little-endian.
///
/// <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>
struct GIFFile {
  private(set) var bytes: [UInt8] = Array("GIF89a".utf8)

  /// Appends the size of the pictures and the global palette.
  mutating func append(width: Int, height: Int, palette: [UInt32]) {
    append(width)
    append(height)
    let flags = palette.isEmpty ? 0 : 0x80 | 7 << 4 | Self.sizeField(palette)
    bytes += [flags, 0, 0]
    append(palette: palette)
  }

  /// Appends the number of plays (the Netscape application extension), which does not count the first play.
  /// - Parameter plays: 0 means forever.
  mutating func append(plays: Int) {
    guard plays != 1 else { return }
    let more = plays == 0 ? 0 : plays - 1
    bytes += [0x21, 0xFF, 11]
    bytes += "NETSCAPE2.0".utf8
    bytes += [3, 1, UInt8(more & 0xFF), UInt8(more >> 8), 0]
  }

  /// Appends a comment.
  mutating func append(comment: String) {
    guard !comment.isEmpty else { return }
    bytes += [0x21, 0xFE]
    append(blocks: Array(comment.utf8))
  }

  /// Appends a frame, which stays visible under the next one.
  mutating func append(_ frame: GIFFrame) {
    bytes += [0x21, 0xF9, 4, 1 << 2 | (frame.picture.transparent == nil ? 0 : 1)]
    append(frame.hundredths)
    bytes += [frame.picture.transparent ?? 0, 0, 0x2C]
    for value in [frame.box.x, frame.box.y, frame.box.width, frame.box.height] { append(value) }
    bytes.append(frame.palette.isEmpty ? 0 : 0x80 | Self.sizeField(frame.palette))
    append(palette: frame.palette)
    bytes.append(UInt8(frame.picture.bits))
    append(blocks: frame.picture.stream)
  }

  /// Ends the file.
  mutating func finish() { bytes.append(0x3B) }

  /// Reserves room for more bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  private mutating func append(_ value: Int) {
    bytes += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  /// Appends a palette.
  ///
  /// It has 2, 4, 8 … 256 colours; missing ones are black.
  private mutating func append(palette: [UInt32]) {
    guard !palette.isEmpty else { return }
    for number in 0..<2 << Int(Self.sizeField(palette)) {
      let color = number < palette.count ? palette[number] : 0
      for shift: UInt32 in [0, 8, 16] { bytes.append(UInt8(truncatingIfNeeded: color >> shift)) }
    }
  }

  /// Returns the size field of a palette: 0 for 2 colours, 1 for 4, up to 7 for 256.
  private static func sizeField(_ palette: [UInt32]) -> UInt8 {
    UInt8(UInt8.bitWidth - UInt8(max(palette.count, 2) - 1).leadingZeroBitCount - 1)
  }

  /// Appends blocks of at most 255 bytes, each after its length, and the empty block that ends them.
  private mutating func append(blocks content: [UInt8]) {
    for start in stride(from: 0, to: content.count, by: 255) {
      let block = content[start..<min(start + 255, content.count)]
      bytes.append(UInt8(block.count))
      bytes += block
    }
    bytes.append(0)
  }
}
