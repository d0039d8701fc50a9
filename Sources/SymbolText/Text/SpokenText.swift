/// A text for screen readers and copying, with names in place of symbols and images.
///
/// A space separates a name from letters, digits, signs and other names. Decoration has no name; of the spaces on both
/// sides of it, one stays.
struct SpokenText {
  private(set) var text = ""
  /// The character added last; `nil` at the start of a line.
  private var last: Unicode.Scalar?
  private var isAfterName = false
  private var isAfterDecoration = false

  /// - Parameters:
  ///   - text: with U+FFFC for each symbol and image.
  ///   - names: the names of symbols and images, in order; empty for decoration.
  init(_ text: String, names: [String]) {
    var names = names[...]
    for scalar in text.unicodeScalars {
      if scalar == "\u{FFFC}", let name = names.popFirst() {
        add(name: name)
      } else {
        add(scalar)
      }
    }
    endLine()
  }

  private mutating func add(name: String) {
    guard !name.isEmpty else {
      isAfterDecoration = true
      return
    }
    if let last, last.partsFromName(behind: true) { text.unicodeScalars.append(" ") }
    text += name
    last = name.unicodeScalars.last
    (isAfterName, isAfterDecoration) = (true, false)
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if scalar == "\n" {
      endLine()
      text.unicodeScalars.append(scalar)
      last = nil
      return
    }
    let isSecondSpace = isAfterDecoration && scalar == " " && (last == nil || last == " ")
    isAfterDecoration = false
    if isSecondSpace { return }
    if isAfterName, scalar.partsFromName(behind: false) { text.unicodeScalars.append(" ") }
    text.unicodeScalars.append(scalar)
    last = scalar
    isAfterName = false
  }

  private mutating func endLine() {
    if isAfterDecoration, last == " " { text.unicodeScalars.removeLast() }
    (isAfterName, isAfterDecoration) = (false, false)
  }
}

extension Unicode.Scalar {
  /// Whether a space must separate the character from a name.
  /// - Parameter behind: whether the name follows the character.
  fileprivate func partsFromName(behind: Bool) -> Bool {
    if self == "\"" || self == "'" || properties.isWhitespace { return false }
    switch properties.generalCategory {
    case .control, .format, .openPunctuation, .initialPunctuation, .dashPunctuation,
      .connectorPunctuation:
      return !behind && (self == "(" || self == "[")
    case .closePunctuation, .finalPunctuation, .otherPunctuation: return behind
    default: return true
    }
  }
}
