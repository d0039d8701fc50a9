/// Base64 encoding.
///
/// <https://www.rfc-editor.org/rfc/rfc4648#section-4>
public enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the Base64 of some bytes.
  public static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    append(bytes, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the number of characters for some bytes.
  package static func count(_ bytes: Int) -> Int { (bytes + 2) / 3 * 4 }

  /// Passes on the Base64 of a file in pieces, until one is not taken.
  package static func forEachPiece(of file: LongBytes, _ take: LongBytes.Taking) {
    // Three bytes are four characters, so the last bytes of a piece wait.
    var waiting: [UInt8] = []
    var isTaken = true
    file.forEachPiece { piece in
      waiting += piece
      let rest = waiting.count % 3
      var text: [UInt8] = []
      append(Array(waiting.dropLast(rest)), to: &text)
      waiting.removeFirst(waiting.count - rest)
      isTaken = take(text)
      return isTaken
    }
    guard isTaken, !waiting.isEmpty else { return }
    var text: [UInt8] = []
    append(waiting, to: &text)
    _ = take(text)
  }

  /// Appends the Base64 of some bytes.
  package static func append(_ bytes: [UInt8], to result: inout [UInt8]) {
    result.reserveCapacity(result.count + (bytes.count + 2) / 3 * 4 + 4)
    let whole = bytes.count / 3 * 3
    for start in stride(from: 0, to: whole, by: 3) {
      let bits = Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
      result.append(letters[bits >> 18])
      result.append(letters[bits >> 12 & 63])
      result.append(letters[bits >> 6 & 63])
      result.append(letters[bits & 63])
    }
    for start in stride(from: whole, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var bits = part.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - part.count)
      for place in 0...3 {
        result.append(
          place <= part.count ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
  }
}
