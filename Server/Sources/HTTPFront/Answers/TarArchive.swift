/// An archive that is written as its files come: ustar, all of one time and owner, so that equal answers are equal bytes.
package enum TarArchive {
  private static let block = 512

  /// A file.
  /// - Parameters:
  ///   - name: at most 100 bytes.
  ///   - bytes: less than 8 GB.
  package static func file(_ name: String, _ bytes: some Collection<UInt8>) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: block)
    func put(_ text: String, _ offset: Int) {
      for (index, byte) in text.utf8.enumerated() { header[offset + index] = byte }
    }
    put(String(decoding: name.utf8.prefix(100), as: UTF8.self), 0)
    put("0000644\0", 100)
    put("0000000\0", 108)
    put("0000000\0", 116)
    put(octal(bytes.count, 11) + "\0", 124)
    put("00000000000\0", 136)
    put("        ", 148)
    put("0", 156)
    put("ustar\0" + "00", 257)
    put(octal(header.reduce(0) { $0 + Int($1) }, 6) + "\0 ", 148)
    let rest = (block - bytes.count % block) % block
    return header + Array(bytes) + [UInt8](repeating: 0, count: rest)
  }

  /// What makes the archive whole.
  package static let end = [UInt8](repeating: 0, count: block * 2)

  /// A name for what comes of a line: its number, and what it calls itself in characters that all systems have.
  ///
  /// Dots become `_`, because WebDataset cuts names at the first.
  package static func key(_ id: String?, line: Int) -> String {
    let letters = (id ?? "").unicodeScalars.prefix(80).map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": Character(scalar)
      default: "_"
      }
    }
    let number = "\(line)"
    let padded = String(repeating: "0", count: max(0, 7 - number.count)) + number
    return letters.isEmpty ? padded : padded + "-" + String(letters)
  }

  private static func octal(_ number: Int, _ digits: Int) -> String {
    let text = String(number, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
