/// A file in the user's cache folder that keeps a result from one run to the next.
///
/// It holds everything on which the result depends, and the program that made it. If any of it differs, or the file is
/// damaged, there is no result. The file is replaced as a whole, and may be removed at any time.
package struct KeptFile: Sendable {
  private let path: String
  private let key: [UInt8]
  private let mostBytes: Int
  private let mostFiles: Int

  /// The first bytes of a file.
  private static let signature = Array("symtext kept 1\n".utf8)

  /// - Parameters:
  ///   - folder: The folder of such results.
  ///   - name: A text that differs for results that shall be kept side by side.
  ///   - key: Everything on which the result depends beside the program.
  ///   - mostBytes: The greatest size of a result.
  ///   - mostFiles: The most files in the folder; all are removed before one more is written.
  ///   - cacheFolder: The folder of the user's caches.
  ///   - program: The identity of the program.
  /// - Returns: `nil` if nothing can be kept.
  package init?(
    _ folder: String, name: String, key: String, mostBytes: Int, mostFiles: Int,
    cacheFolder: String? = UserCache.folder, program: String? = ProgramIdentity.text
  ) {
    guard let cacheFolder, let program else { return nil }
    path = "\(cacheFolder)/symtext/\(folder)/\(UserCache.name(of: name))"
    self.key = Array("\(program)\n\(key)\n".utf8)
    (self.mostBytes, self.mostFiles) = (mostBytes, mostFiles)
  }

  /// The result; `nil` if there is none.
  package var content: [UInt8]? {
    let header = Self.signature.count + 4
    guard
      let bytes = UserCache.read(path, mostBytes: mostBytes + header + 4 + key.count),
      bytes.count >= header + 4 + key.count, bytes.starts(with: Self.signature),
      Self.bytes(UInt32(truncatingIfNeeded: key.count)).elementsEqual(bytes[header..<header + 4]),
      bytes[(header + 4)...].starts(with: key),
      Self.bytes(CRC32.checksum(bytes[header...]))
        .elementsEqual(bytes[Self.signature.count..<header])
    else { return nil }
    return Array(bytes[(header + 4 + key.count)...])
  }

  /// Keeps a result; nothing if that fails.
  package func keep(_ content: [UInt8]) {
    guard content.count <= mostBytes else { return }
    let rest = Self.bytes(UInt32(truncatingIfNeeded: key.count)) + key
    let checksum = CRC32.checksum(LongBytes([rest, content]))
    UserCache.write(
      LongBytes([Self.signature + Self.bytes(checksum) + rest, content]), to: path,
      mostFiles: mostFiles)
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
}
