/// What a line is made of before it is brought into visual order.
struct LinePiece {
  var element: Line.Element
  /// The embedding level.
  var level: UInt8
  var advance: Double

  init(_ run: Run, level: UInt8) {
    element = .text(run)
    self.level = level
    advance = run.advance
  }

  init(_ attachment: Attachment, _ attributes: TextAttributes, level: UInt8) {
    element = .attachment(attachment, attributes)
    self.level = level
    advance = attachment.advance
  }
}

extension [LinePiece] {
  /// The sum of the advances, in points.
  var advance: Double { indices.reduce(0) { $0 + self[$1].advance } }
}
