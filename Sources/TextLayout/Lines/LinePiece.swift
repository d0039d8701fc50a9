/// What a line is made of before it is brought into visual order.
struct LinePiece {
  var element: Line.Element
  /// The embedding level.
  var level: UInt8
  /// How far the next piece stands, with the space that is added behind this one.
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

  /// How far an attachment stands from the left of its piece.
  ///
  /// From right to left what is added behind it is on its left. A run's glyphs have their places themselves.
  var inset: Double {
    guard level % 2 == 1, case .attachment(let attachment, _) = element else { return 0 }
    return advance - attachment.advance
  }

  /// Takes away the space between letters that stands behind the last one.
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
  /// Takes away the space between letters that stands behind the last one that is seen.
  mutating func removeLastSpacing() {
    for index in indices.reversed() {
      self[index].removeLastSpacing()
      guard self[index].advance == 0 else { return }
    }
  }

  /// Adds the hyphen that divides a word, on the side where the word goes on.
  ///
  /// A soft hyphen at the end of a line is embedded as the paragraph (UAX 9, L1), and would stand between.
  mutating func appendHyphen(_ hyphen: LinePiece) {
    let letters = lastIndex { $0.advance != 0 } ?? endIndex - 1
    insert(hyphen, at: letters + 1)
  }

  /// The sum of the advances, in points.
  var advance: Double { indices.reduce(0) { $0 + self[$1].advance } }
}
