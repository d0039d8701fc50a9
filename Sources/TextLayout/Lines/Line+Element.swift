extension Line.Element {
  /// The attributes of the text, or of that around an attachment.
  package var attributes: TextAttributes {
    switch self {
    case .text(let run): run.attributes
    case .attachment(_, let attributes): attributes
    }
  }

  /// How far it moves the pen, in points, without the space between letters behind an attachment.
  package var advance: Double {
    switch self {
    case .text(let run): run.advance
    case .attachment(let attachment, _): attachment.advance
    }
  }
}
