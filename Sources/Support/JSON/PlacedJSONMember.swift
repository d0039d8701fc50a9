/// A member of a JSON object and its place in the text.
package struct PlacedJSONMember: Sendable {
  /// The name.
  package var name: String
  /// The value.
  package var value: JSONValue
  /// The bytes of the value; a string has its quotation marks.
  package var range: Range<Int>

  /// The offset of the value; that of the first character of a string.
  package var start: Int {
    if case .string = value { range.lowerBound + 1 } else { range.lowerBound }
  }
}
