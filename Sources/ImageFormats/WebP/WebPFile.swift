/// The bytes of a WebP file under construction: chunks in a RIFF file, with little-endian numbers.
///
/// <https://developers.google.com/speed/webp/docs/riff_container>
struct WebPFile {
  private(set) var bytes: [UInt8] = []

  init() {
    bytes += "RIFF".utf8
    append(0, bytes: 4)
    bytes += "WEBP".utf8
  }

  /// Appends a chunk: type, length, data, and a padding byte if the length is odd.
  mutating func append(_ type: StaticString, data: (inout WebPFile) -> Void) {
    bytes += type.description.utf8
    let start = bytes.count
    append(0, bytes: 4)
    data(&self)
    set(bytes.count - start - 4, at: start)
    if bytes.count % 2 == 1 { bytes.append(0) }
  }

  /// Appends bytes as they are: whole chunks, or the content of one.
  mutating func append(_ other: [UInt8]) { bytes += other }

  /// Appends a number.
  mutating func append(_ value: Int, bytes count: Int) {
    for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * place))) }
  }

  /// Reserves room for more bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// Ends the file by setting its length.
  mutating func finish() { set(bytes.count - 8, at: 4) }

  private mutating func set(_ length: Int, at start: Int) {
    for place in 0..<4 { bytes[start + place] = UInt8(truncatingIfNeeded: length >> (8 * place)) }
  }
}
