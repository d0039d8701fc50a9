/// A text as a key: it equals another text only if both have the same UTF-8 bytes.
///
/// `String` compares by canonical equivalence, so that é equals e with a combining accent. Texts from outside, such as
/// names, paths, addresses and identifiers, are different as soon as their bytes are.
public struct ExactText: Hashable, Sendable {
  /// The text.
  public let string: String

  /// Makes a key of a text.
  public init(_ string: String) { self.string = string }

  /// Makes a key of a part of a text.
  public init(_ string: Substring) { self.string = String(string) }

  /// Whether both have the same UTF-8 bytes.
  public static func == (a: ExactText, b: ExactText) -> Bool { a.string.hasBytes(of: b.string) }

  /// Hashes the UTF-8 bytes.
  public func hash(into hasher: inout Hasher) {
    let isContiguous: Void? = unsafe string.utf8.withContiguousStorageIfAvailable {
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isContiguous == nil { for byte in string.utf8 { hasher.combine(byte) } }
    hasher.combine(0xFF as UInt8)
  }
}

extension ExactText: Comparable {
  /// Orders texts by their bytes, which is the order of their code points.
  public static func < (a: ExactText, b: ExactText) -> Bool {
    a.string.utf8.lexicographicallyPrecedes(b.string.utf8)
  }
}

extension ExactText: ExpressibleByStringLiteral {
  /// Makes a key of a literal.
  public init(stringLiteral value: String) { string = value }
}

extension ExactText: CustomStringConvertible {
  /// The text.
  public var description: String { string }
}
