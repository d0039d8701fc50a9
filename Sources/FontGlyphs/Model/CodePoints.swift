public import OpenType

/// The frozen private-use code point of every name, aliases among them.
///
/// As a file: one line a name, `name hex`, sorted by name. Code points are never given away again, not
/// even when a symbol is gone.
public struct CodePoints: Hashable, Sendable {
  /// The first code point given out: the start of plane 15, private use.
  public static let first: UInt32 = 0xF0000
  /// The last of plane 15.
  public static let last: UInt32 = 0xFFFFD

  /// The most bytes of a file: a line for every code point has fewer.
  package static let mostBytes = 4 << 20

  private var byName: [String: UInt32] = [:]

  /// No name has a code point yet.
  public init() {}

  /// Reads a codepoints file.
  /// - Throws: ``ImportError`` with the line that is not `name hex` or repeats a name or a code point.
  public init(file: String, text: String) throws(ImportError) {
    var owners: [UInt32: String] = [:]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if line.isEmpty { continue }
      func failure(_ message: String) -> ImportError {
        ImportError(file: file, line: index + 1, column: 1, message: message)
      }
      let parts = line.split(separator: " ")
      guard parts.count == 2, Symbol.isValidName(String(parts[0])),
        let code = UInt32(parts[1], radix: 16), (Self.first...Self.last).contains(code)
      else {
        throw failure("“\(line)” is not a line “name hex” with a code point of plane 15")
      }
      let name = String(parts[0])
      guard byName.updateValue(code, forKey: name) == nil else {
        throw failure("the name \(name) stands here a second time")
      }
      if let owner = owners.updateValue(name, forKey: code) {
        throw failure("\(name) and \(owner) have the same code point")
      }
    }
  }

  /// The code point of a name.
  public subscript(name: String) -> UInt32? { byName[name] }

  /// Gives every name that has none the next free code point, in alphabetical order.
  /// - Returns: the names that were new.
  /// - Throws: ``FontError`` when the plane is full.
  public mutating func assign(_ names: [String]) throws(FontError) -> [String] {
    let new = Set(names).filter { byName[$0] == nil }.sorted()
    var next = (byName.values.max() ?? Self.first - 1) + 1
    for name in new {
      guard next <= Self.last else {
        throw FontError("plane 15 is full: \(name) gets no code point")
      }
      byName[name] = next
      next += 1
    }
    return new
  }

  /// The contents of the file.
  public var fileText: String {
    byName.sorted { $0.key < $1.key }
      .map { "\($0.key) \(String($0.value, radix: 16, uppercase: true))\n" }.joined()
  }
}
