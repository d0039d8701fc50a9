import SymtextSupport

/// A drawing behind a button: the button is drawn on it, or refused.
struct BackdropTarget: FuzzTarget {
  let name = "backdrop"
  let dictionary: String? = "svg"

  func run(_ input: [UInt8]) throws {
    let file = try AnsweredRequest.file("backdrop.svg", input)
    try AnsweredRequest.check([
      ("command", "button"), ("label", "Go"), ("symbol", "cart"), ("behind", .string(file)),
    ])
  }
}
