internal import SymtextGraphics
internal import SymtextSupport

/// A value of a JSON file beside drawings, with its place for messages.
struct EntryValue {
  /// The path of the file.
  let file: String
  /// The thing that the value belongs to, such as `wifi` or `“layers[1]” of wifi`.
  let owner: String
  let key: String
  let value: JSONValue

  /// Returns the error that another value is expected.
  func failure(_ expected: String) -> SourceError {
    SourceError(file: file, reason: "for “\(key)” of \(owner) \(expected) is expected")
  }

  func text() throws(SourceError) -> String {
    guard let text = value.string else { throw failure("a text in quotes") }
    return text
  }

  /// Returns the texts of a list, without empty ones.
  func list() throws(SourceError) -> [String] {
    guard let list = value.strings else { throw failure("a list of texts, as in [\"love\"],") }
    return list.filter { !$0.isEmpty }
  }

  func flag() throws(SourceError) -> Bool {
    guard case .bool(let flag) = value else { throw failure("true or false") }
    return flag
  }

  func number(in range: ClosedRange<Double>) throws(SourceError) -> Double {
    guard let number = value.number, range.contains(number) else {
      throw failure(
        "a number from \(range.lowerBound.text(decimals: 2)) to \(range.upperBound.text(decimals: 2))"
      )
    }
    return number
  }

  /// Returns a point, written as a list of x and y.
  func point() throws(SourceError) -> Point {
    guard let values = value.values, values.count == 2, let x = values[0].number,
      let y = values[1].number, max(abs(x), abs(y)) <= Self.farthest
    else { throw failure("a point, as in [12, 20],") }
    return Point(x, y)
  }

  /// Returns a length or a coordinate.
  func coordinate() throws(SourceError) -> Double {
    try number(in: -Self.farthest...Self.farthest)
  }

  private static let farthest = 10_000.0

  /// Returns one of several words.
  func choice<Word: RawRepresentable & CaseIterable>(
    _ type: Word.Type
  ) throws(SourceError) -> Word where Word.RawValue == String {
    guard let word = value.string.flatMap({ Word(rawValue: $0) }) else {
      throw failure(Word.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return word
  }

  /// Returns the members of an object.
  /// - Parameter keys: the valid names.
  /// - Throws: ``SourceError`` for another value, or a name that is not valid.
  func members(_ keys: [String], example: String) throws(SourceError) -> [EntryValue] {
    guard let members = value.members else { throw failure("an object, as in \(example),") }
    return try members.map { (name, value) throws(SourceError) in
      guard keys.contains(where: { $0.hasBytes(of: name) }) else {
        throw failure("one of \(keys.joined(separator: ", ")), not “\(name)”,")
      }
      return EntryValue(file: file, owner: "“\(key)” of \(owner)", key: name, value: value)
    }
  }
}
