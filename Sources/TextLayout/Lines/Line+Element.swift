extension Line.Element {
  /// The attributes of the text, or of the text around an attachment.
  package var attributes: TextAttributes {
    switch self {
    case .text(let run): run.attributes
    case .attachment(_, let attributes): attributes
    }
  }

  /// The advance, in points, without letter spacing after an attachment.
  package var advance: Double {
    switch self {
    case .text(let run): run.advance
    case .attachment(let attachment, _): attachment.advance
    }
  }
}
