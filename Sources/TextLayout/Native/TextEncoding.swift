#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Converts text from legacy encodings with the C library.
enum TextEncoding {
  /// Converts a text to UTF-8.
  /// - Parameter encoding: its name in the C library, or a name such as `microsoft-cp1251`.
  /// - Returns: `nil` if the encoding is unknown or the text is not valid in it.
  static func utf8(_ bytes: [UInt8], from encoding: String) -> [UInt8]? {
    if encoding == "UTF-8" { return bytes }
    let prefix = "microsoft-"
    let name = encoding.hasPrefix(prefix) ? String(encoding.dropFirst(prefix.count)) : encoding
    guard isName(name), let converter = unsafe iconv_open("UTF-8", name),
      Int(bitPattern: converter) != -1
    else { return nil }
    defer { unsafe iconv_close(converter) }
    var input = bytes.map { CChar(bitPattern: $0) }
    // No character of these encodings takes more bytes in UTF-8.
    var output = [CChar](repeating: 0, count: bytes.count * 4)
    var rest = input.count
    var room = output.count
    let result = unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        var from = source.baseAddress
        var to = target.baseAddress
        return unsafe iconv(converter, &from, &rest, &to, &room)
      }
    }
    guard result != -1, rest == 0 else { return nil }
    return output.dropLast(room).map { UInt8(bitPattern: $0) }
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 32
      && name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-")
      }
  }
}
