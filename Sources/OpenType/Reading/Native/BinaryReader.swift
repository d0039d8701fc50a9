/// Reads big-endian numbers from a part of a font's bytes; reads outside it return `nil`.
///
/// Keeps the bytes alive.
@safe
package struct BinaryReader: Sendable {
  private let data: FontData
  private let start: Int
  /// The number of readable bytes.
  package let count: Int

  /// Reads all of a font's bytes.
  package init(_ data: FontData) {
    self.data = data
    start = 0
    count = data.count
  }

  private init(_ data: FontData, start: Int, count: Int) {
    self.data = data
    self.start = start
    self.count = count
  }

  /// Returns the number at an offset; `nil` when it does not lie within.
  private func load<Number: FixedWidthInteger & BitwiseCopyable>(
    _ offset: Int, as type: Number.Type
  ) -> Number? {
    guard offset >= 0, offset <= count - MemoryLayout<Number>.size else { return nil }
    return withExtendedLifetime(data) {
      Number(bigEndian: unsafe data.bytes.loadUnaligned(fromByteOffset: start + offset, as: type))
    }
  }

  package func uint8(_ offset: Int) -> Int? { load(offset, as: UInt8.self).map { Int($0) } }

  package func uint16(_ offset: Int) -> Int? { load(offset, as: UInt16.self).map { Int($0) } }

  package func int16(_ offset: Int) -> Int? { load(offset, as: Int16.self).map { Int($0) } }

  package func uint32(_ offset: Int) -> Int? { load(offset, as: UInt32.self).map { Int($0) } }

  /// Returns a part; `nil` when it does not lie within.
  package func part(_ offset: Int, _ length: Int) -> BinaryReader? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    return BinaryReader(data, start: start + offset, count: length)
  }

  /// Calls a function with the bytes.
  private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withExtendedLifetime(data) {
      unsafe body(UnsafeRawBufferPointer(rebasing: data.bytes[start..<start + count]))
    }
  }

  /// A copy of all bytes.
  package var copy: [UInt8] { unsafe withBytes { unsafe Array($0) } }

  /// Whether a part has exactly these bytes.
  package func hasBytes(_ bytes: [UInt8], _ offset: Int, _ length: Int) -> Bool {
    guard length == bytes.count, let part = part(offset, length) else { return false }
    return unsafe part.withBytes { part in
      unsafe bytes.withUnsafeBytes { unsafe part.elementsEqual($0) }
    }
  }

  /// Returns the text of some bytes; invalid UTF-8 becomes U+FFFD.
  package func string(_ offset: Int, _ length: Int) -> String? {
    unsafe part(offset, length)?.withBytes { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Compares some bytes with a name in byte order: −1, 0 or 1.
  package func compare(_ offset: Int, _ length: Int, with name: String.UTF8View) -> Int? {
    unsafe part(offset, length)?.withBytes { bytes in
      var index = 0
      for byte in name {
        guard index < length else { return -1 }
        let own = unsafe bytes[index]
        if own != byte { return own < byte ? -1 : 1 }
        index += 1
      }
      return index < length ? 1 : 0
    }
  }
}
