/// A zip archive without folders, times or permissions, so that equal files give equal archives.
///
/// <https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT>
package struct ZipArchive {
  private var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// Makes an empty archive.
  package init() {}

  /// The version of the format with DEFLATE: 2.0.
  private static let version: UInt16 = 20
  /// The flag for UTF-8 names.
  private static let flags: UInt16 = 1 << 11
  /// The earliest date of the format, 1980-01-01.
  private static let date: UInt16 = 1 << 5 | 1
  /// The most bytes of a file and of the archive.
  private static let most = 1 << 31

  /// Adds a file, compressed if that makes it smaller.
  /// - Parameter name: the path, with `/` between folders.
  /// - Throws: ``ArchiveTooLarge`` if the size or the number of files exceeds the format.
  package mutating func add(_ name: String, _ bytes: [UInt8]) throws(ArchiveTooLarge) {
    let path = Array(name.utf8)
    guard bytes.count < Self.most, body.count < Self.most, count < .max,
      let length = UInt16(exactly: path.count)
    else { throw ArchiveTooLarge(member: name) }
    var data = bytes
    var method: UInt16 = 0
    if let deflate = Deflate(level: Self.level) {
      var stream: [UInt8] = []
      deflate.append(zlib: bytes, to: &stream)
      // The raw DEFLATE stream, without the zlib header and checksum (RFC 1950, 2.2).
      let deflated = stream[2..<stream.count - 4]
      if deflated.count < bytes.count { (data, method) = (Array(deflated), 8) }
    }
    var head: [UInt8] = []
    Self.append(Self.version, to: &head)
    Self.append(Self.flags, to: &head)
    Self.append(method, to: &head)
    Self.append(UInt16(0), to: &head)
    Self.append(Self.date, to: &head)
    Self.append(CRC32.checksum(bytes), to: &head)
    Self.append(UInt32(data.count), to: &head)
    Self.append(UInt32(bytes.count), to: &head)
    Self.append(length, to: &head)
    Self.append(UInt16(0), to: &head)
    let offset = UInt32(body.count)
    Self.append(UInt32(0x0403_4B50), to: &body)
    body += head + path + data
    Self.append(UInt32(0x0201_4B50), to: &directory)
    Self.append(Self.version, to: &directory)
    directory += head
    // No comment, the first disk, no attributes.
    for _ in 0..<3 { Self.append(UInt16(0), to: &directory) }
    Self.append(UInt32(0), to: &directory)
    Self.append(offset, to: &directory)
    directory += path
    count += 1
  }

  /// The whole archive.
  package var bytes: [UInt8] {
    var bytes = body + directory
    Self.append(UInt32(0x0605_4B50), to: &bytes)
    Self.append(UInt32(0), to: &bytes)
    Self.append(count, to: &bytes)
    Self.append(count, to: &bytes)
    Self.append(UInt32(directory.count), to: &bytes)
    Self.append(UInt32(body.count), to: &bytes)
    Self.append(UInt16(0), to: &bytes)
    return bytes
  }

  /// A high compression level, because archives are written once and kept.
  private static let level = 9

  /// Appends a number in little-endian order.
  private static func append<Number: FixedWidthInteger>(_ number: Number, to bytes: inout [UInt8]) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> Number(shift)))
    }
  }
}

/// An archive that would exceed the limits of its format.
package struct ArchiveTooLarge: Error, Hashable, Sendable {
  /// The first member that does not fit.
  package var member: String
}
