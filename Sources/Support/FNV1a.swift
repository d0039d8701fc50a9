/// A hash of bytes that is the same on every machine: FNV-1a with 64 bits.
///
/// It finds accidental changes, and makes names; it is no protection against forgery.
/// <https://www.rfc-editor.org/rfc/rfc9923>
package struct FNV1a: Sendable {
  /// The hash of the bytes so far.
  package private(set) var value: UInt64

  /// - Parameter seed: The hash of no bytes; another one than the usual makes an independent hash.
  package init(seed: UInt64 = 0xCBF2_9CE4_8422_2325) { value = seed }

  /// Adds bytes.
  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Returns the hash of bytes.
  package static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash = FNV1a()
    hash.add(bytes)
    return hash.value
  }

  /// Returns the hash of a text's UTF-8 bytes.
  package static func hash(_ text: String) -> UInt64 {
    var hash = FNV1a()
    for byte in text.utf8 { hash.add(byte) }
    return hash.value
  }
}
