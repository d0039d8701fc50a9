internal import SymtextSupport
public import SymtextSVGReading
internal import SymtextFontGlyphs
public import SymtextSymbols

/// A file of code points: one line `name hex` for each name, sorted by name.
extension CodePoints {
  /// The maximal size of a file, in bytes.
  ///
  /// A file with a line for every code point is smaller.
  package static let mostBytes = 4 << 20

  /// Reads a codepoints file.
  /// - Throws: ``ImportError`` with the line that is not `name hex`, or that repeats a name or a code point.
  public init(file: String, text: String) throws(ImportError) {
    var byName: ExactDictionary<UInt32> = [:]
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
        throw failure("“\(line)” is not a line “name hex” with a private-use code point")
      }
      let name = String(parts[0])
      guard byName.updateValue(code, forKey: name) == nil else {
        throw failure("the name \(name) occurs twice")
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
