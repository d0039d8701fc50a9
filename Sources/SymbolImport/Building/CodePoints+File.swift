public import SymtextSVGReading
internal import SymtextFontGlyphs
public import SymtextSymbols

/// Code points as a file: one line a name, `name hex`, sorted by name.
extension CodePoints {
  /// The most bytes of a file: a line for every code point has fewer.
  package static let mostBytes = 4 << 20

  /// Reads a codepoints file.
  /// - Throws: ``ImportError`` with the line that is not `name hex` or repeats a name or a code point.
  public init(file: String, text: String) throws(ImportError) {
    var byName: [String: UInt32] = [:]
    var owners: [UInt32: String] = [:]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if line.isEmpty { continue }
      func failure(_ message: String) -> ImportError {
        ImportError(file: file, line: index + 1, column: 1, message: message)
      }
      let parts = line.split(separator: " ")
      guard parts.count == 2, Symbol.isValidName(String(parts[0])),
        let code = UInt32(parts[1], radix: 16), Self.area(of: code) != nil
      else {
        throw failure("“\(line)” is not a line “name hex” with a code point for private use")
      }
      let name = String(parts[0])
      guard byName.updateValue(code, forKey: name) == nil else {
        throw failure("the name \(name) stands here a second time")
      }
      if let owner = owners.updateValue(name, forKey: code) {
        throw failure("\(name) and \(owner) have the same code point")
      }
    }
    self.init(byName)
  }

  /// The contents of the file.
  public var fileText: String {
    byName.sorted { $0.key < $1.key }
      .map { "\($0.key) \(String($0.value, radix: 16, uppercase: true))\n" }.joined()
  }
}
