package import NIOCore

/// The members of a worker's line that say where its answer ends, found without reading the other values.
///
/// A line may have megabytes, and reading all of it takes longer than the other requests of a thread may wait.
package struct AnswerOutline: Equatable {
  package private(set) var id: Int?
  /// The number of bytes that follow the line.
  package private(set) var byteCount = 0
  /// The place of the value of `result`, from the start of the line.
  package private(set) var result: Range<Int>?

  /// - Parameters:
  ///   - line: An object of JSON. Its values are not checked.
  ///   - measuresResult: Whether to find the end of `result`. Otherwise the line is read up to it: no bytes follow a
  ///     line with a result.
  /// - Returns: `nil` if the line is not an object, or has a number of bytes that is none.
  package init?(_ line: ByteBuffer, measuresResult: Bool) {
    let bytes = line.readableBytesUInt8Span
    var place = 0
    Self.skipSpace(bytes, &place)
    guard place < bytes.count, bytes[place] == UInt8(ascii: "{") else { return nil }
    place += 1
    while true {
      Self.skipSpace(bytes, &place)
      guard place < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: "}") { return }
      let start = place
      guard bytes[place] == UInt8(ascii: "\""), Self.skipString(bytes, &place) else { return nil }
      let name = start + 1..<place - 1
      Self.skipSpace(bytes, &place)
      guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return nil }
      place += 1
      Self.skipSpace(bytes, &place)
      let isResult = Self.isEqual(bytes, name, "result")
      if isResult, !measuresResult { return }
      let value = place
      guard Self.skipValue(bytes, &place) else { return nil }
      if isResult {
        result = value..<place
      } else if Self.isEqual(bytes, name, "id") {
        id = Self.integer(bytes, value..<place)
      } else if Self.isEqual(bytes, name, "bytes") {
        guard let count = Self.integer(bytes, value..<place), count >= 0 else { return nil }
        byteCount = count
      }
      Self.skipSpace(bytes, &place)
      guard place < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: ",") { place += 1 }
    }
  }

  /// Returns the number of the request if it is the first member of a line, of which the end may be missing.
  package static func id(atStartOf line: ByteBufferView) -> Int? {
    let start = line.prefix(64)
    guard let comma = start.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let member = ByteBuffer(bytes: start[..<comma] + "}".utf8)
    return AnswerOutline(member, measuresResult: false)?.id
  }

  private static func isEqual(_ bytes: Span<UInt8>, _ range: Range<Int>, _ text: String) -> Bool {
    guard range.count == text.utf8.count else { return false }
    return zip(range, text.utf8).allSatisfy { bytes[$0] == $1 }
  }

  /// Returns a whole number of at most 19 digits.
  private static func integer(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    guard range.count <= 20 else { return nil }
    return Int(String(decoding: range.map { bytes[$0] }, as: UTF8.self))
  }

  private static func skipSpace(_ bytes: Span<UInt8>, _ place: inout Int) {
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x09, 0x0D, 0x0A: place += 1
      default: return
      }
    }
  }

  /// Skips a string from its first quotation mark on.
  /// - Returns: `false` if it does not end.
  private static func skipString(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
    place += 1
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        return true
      case UInt8(ascii: "\\"): place += 2
      default: place += 1
      }
    }
    return false
  }

  /// Skips a value.
  /// - Returns: `false` if it does not end.
  private static func skipValue(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        guard skipString(bytes, &place) else { return false }
        if depth == 0 { return true }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // The end of the object that has the value.
        if depth == 0 { return true }
        depth -= 1
        place += 1
        if depth == 0 { return true }
      case UInt8(ascii: ",") where depth == 0: return true
      default: place += 1
      }
    }
    return false
  }
}
