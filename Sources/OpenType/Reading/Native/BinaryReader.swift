/// Reads big-endian numbers from a font's bytes; a place outside them reads as `nil`.
///
/// The bytes belong to someone else (a mapped file, the executable) and must outlive the reader.
@safe
package struct BinaryReader: @unchecked Sendable {
  private let bytes: UnsafeRawBufferPointer

  package init(_ bytes: UnsafeRawBufferPointer) { unsafe self.bytes = bytes }

  package var count: Int { unsafe bytes.count }

  package func uint8(_ offset: Int) -> Int? {
    guard offset >= 0, offset < count else { return nil }
    return Int(unsafe bytes[offset])
  }

  package func uint16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return Int(
      UInt16(bigEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }

  package func int16(_ offset: Int) -> Int? {
    uint16(offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  package func uint32(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return Int(
      UInt32(bigEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  package func part(_ offset: Int, _ length: Int) -> BinaryReader? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    return unsafe BinaryReader(UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length]))
  }

  /// A copy of all its bytes.
  var copy: [UInt8] { unsafe Array(bytes) }

  package func string(_ offset: Int, _ length: Int) -> String? {
    guard let part = part(offset, length) else { return nil }
    return unsafe String(decoding: part.bytes, as: UTF8.self)
  }

  /// Compares a stretch of bytes with a name, as the order of bytes has it: −1, 0 or 1.
  package func compare(_ offset: Int, _ length: Int, with name: String.UTF8View) -> Int? {
    guard let part = part(offset, length) else { return nil }
    var index = 0
    for byte in name {
      guard index < length else { return -1 }
      let own = unsafe part.bytes[index]
      if own != byte { return own < byte ? -1 : 1 }
      index += 1
    }
    return index < length ? 1 : 0
  }
}
