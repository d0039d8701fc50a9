/// A piece of a line before visual reordering.
struct LinePiece {
  var element: Line.Element
  /// The embedding level.
  var level: UInt8
  /// The distance to the next piece, including space added after this one.
  var advance: Double

  init(_ run: Run, level: UInt8) {
    element = .text(run)
    self.level = level
    advance = run.advance
  }

  init(_ attachment: Attachment, _ attributes: TextAttributes, level: UInt8) {
    element = .attachment(attachment, attributes)
    self.level = level
    advance = attachment.advance + attributes.letterSpacing
  }

  /// The distance of an attachment from the left of its piece.
  ///
  /// From right to left, space added after it is on its left. The glyphs of a run have their own positions.
  var inset: Double {
    guard level % 2 == 1, case .attachment(let attachment, _) = element else { return 0 }
    return advance - attachment.advance
  }

  /// Removes the letter spacing after the last letter.
  mutating func removeLastSpacing() {
    switch element {
    case .text(var run):
      guard run.attributes.letterSpacing != 0 else { return }
      run.removeLastSpacing()
      self = LinePiece(run, level: level)
    case .attachment(_, let attributes): advance -= attributes.letterSpacing
    }
  }
}

extension [LinePiece] {
  /// Removes the letter spacing after the last visible letter.
  mutating func removeLastSpacing() {
    for index in indices.reversed() {
      self[index].removeLastSpacing()
      guard self[index].advance == 0 else { return }
    }
  }

  /// Adds the hyphen that divides a word, on the side where the word continues.
  ///
  /// A soft hyphen at the end of a line has the paragraph's embedding level (UAX 9, L1) and would be placed between.
  mutating func appendHyphen(_ hyphen: LinePiece) {
    let letters = lastIndex { $0.advance != 0 } ?? endIndex - 1
    insert(hyphen, at: letters + 1)
  }

  /// The sum of the advances, in points.
  var advance: Double { indices.reduce(0) { $0 + self[$1].advance } }
}
