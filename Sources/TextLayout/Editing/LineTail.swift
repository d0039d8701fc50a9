/// The part of a line on which the place of the next paragraph depends.
struct LineTail: Equatable, Sendable {
  /// The extent of the line below its baseline.
  var descent = 0.0
  /// The ink of the text's own fonts.
  var letterInk = InkExtents()
  /// The ink of fallback fonts; `nil` without fallback.
  var standInInk: InkExtents?

  /// The tail of a line that is not laid out.
  init() {}

  init(_ line: Line) {
    descent = line.descent
    letterInk = line.letterInk
    standInInk = line.standInInk
  }
}
