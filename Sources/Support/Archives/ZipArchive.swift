/// Files in one, as in zip, without folders, times or rights: equal files give equal archives.
///
/// <https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT>
package struct ZipArchive {
  private var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// Makes an archive with nothing in it.
  package init() {}

  /// A version of the format that knows DEFLATE: 2.0.
  private static let version: UInt16 = 20
  /// Names are UTF-8.
  private static let flags: UInt16 = 1 << 11
  /// The first day that the format can tell, 1980-01-01.
  private static let date: UInt16 = 1 << 5 | 1
  /// The most bytes of a file and of all files.
  private static let most = 1 << 31

  /// Adds a file, compressed where that makes it smaller.
  /// - Parameters:
  ///   - name: its path, with `/` between folders.
  /// - Throws: ``ArchiveTooLarge`` when there are too many bytes, or files, for the format.
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
      // Without the head and the checksum of zlib (RFC 1950, 2.2).
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

  /// Files are kept, so they may take longer to compress.
  private static let level = 9

  /// The least byte first.
  private static func append<Number: FixedWidthInteger>(_ number: Number, to bytes: inout [UInt8]) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> Number(shift)))
    }
  }
}

/// An archive would have more or larger members than its format allows.
package struct ArchiveTooLarge: Error, Hashable, Sendable {
  /// The member that no longer fits.
  package var member: String
}
