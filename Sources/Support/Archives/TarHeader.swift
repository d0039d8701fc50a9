/// The ustar header of a file in a tar archive, 512 bytes.
///
/// Equal names and sizes give equal headers.
///
/// <https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06>
public struct TarHeader {
  let bytes: [UInt8]

  private static let blockBytes = 512
  private static let nameBytes = 100
  private static let prefixBytes = 155

  /// - Returns: `nil` if the name or size does not fit.
  public init?(_ name: String, bytes count: Int) {
    guard let (prefix, name) = Self.parts(name), count < 1 << 33 else { return nil }
    var header = [UInt8](repeating: 0, count: Self.blockBytes)
    func put(_ text: some Sequence<UInt8>, at offset: Int) {
      for (place, byte) in text.enumerated() { header[offset + place] = byte }
    }
    func octal(_ value: Int, digits: Int) -> [UInt8] {
      let text = String(value, radix: 8)
      return Array((String(repeating: "0", count: max(digits - text.count, 0)) + text).utf8)
    }
    put(name, at: 0)
    put(octal(0o644, digits: 7), at: 100)
    put(octal(0, digits: 7), at: 108)  // owner
    put(octal(0, digits: 7), at: 116)  // group
    put(octal(count, digits: 11), at: 124)
    put(octal(0, digits: 11), at: 136)  // time
    put("        ".utf8, at: 148)
    put("0".utf8, at: 156)  // an ordinary file
    put("ustar\u{0}00".utf8, at: 257)
    put(prefix, at: 345)
    let sum = header.reduce(0) { $0 + Int($1) }
    put(octal(sum, digits: 6) + [0, 0x20], at: 148)
    bytes = header
  }

  /// Returns a file of an archive: its header, its bytes, and zeros up to a whole block.
  /// - Returns: `nil` if the name or size does not fit.
  public static func file(_ name: String, _ bytes: some Collection<UInt8>) -> [UInt8]? {
    guard let start = start(of: name, bytes: bytes.count) else { return nil }
    return start + bytes + padding(after: bytes.count)
  }

  /// Returns the bytes before those of a file: its header.
  /// - Returns: `nil` if the name or size does not fit.
  package static func start(of name: String, bytes count: Int) -> [UInt8]? {
    TarHeader(name, bytes: count)?.bytes
  }

  /// Returns the zeros after a file, up to a whole block.
  package static func padding(after count: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: (blockBytes - count % blockBytes) % blockBytes)
  }

  /// The end marker of an archive.
  public static let end = [UInt8](repeating: 0, count: 2 * blockBytes)

  /// Splits a long name at a slash.
  private static func parts(_ name: String) -> (prefix: [UInt8], name: [UInt8])? {
    let bytes = Array(name.utf8)
    guard !bytes.isEmpty else { return nil }
    if bytes.count <= nameBytes { return ([], bytes) }
    let slash = bytes.indices.first { place in
      bytes[place] == UInt8(ascii: "/") && bytes.count - place - 1 <= nameBytes
    }
    guard let slash, (1...prefixBytes).contains(slash), slash + 1 < bytes.count else { return nil }
    return (Array(bytes[..<slash]), Array(bytes[(slash + 1)...]))
  }
}
