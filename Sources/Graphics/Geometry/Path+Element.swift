extension Path.Element {
  /// The letter of the element in SVG path data.
  package var kind: Character {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }

  /// The name of the element for use in a sentence, such as “a line”.
  package var name: String {
    switch self {
    case .move: "a move"
    case .line: "a line"
    case .quad: "a quadratic curve"
    case .cubic: "a cubic curve"
    case .close: "a close"
    }
  }

  /// The control points and the end point, in order; empty for a close.
  package var points: [Point] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quad(let c, let p): [c, p]
    case .cubic(let c1, let c2, let p): [c1, c2, p]
    case .close: []
    }
  }
}
