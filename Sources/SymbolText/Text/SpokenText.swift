/// A text as it is read aloud or copied, with names in the places of symbols and images.
///
/// A space stands between a name and letters, digits, signs and other names beside it. What is decoration has
/// no name, and of the spaces on both sides of it one is left.
struct SpokenText {
  private(set) var text = ""
  /// The character added last; `nil` at the start of a line.
  private var last: Unicode.Scalar?
  private var isAfterName = false
  private var isAfterDecoration = false

  /// - Parameters:
  ///   - text: with U+FFFC for each symbol and image.
  ///   - names: theirs, in order; empty for decoration.
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
  /// Whether a space has to stand between it and a name.
  /// - Parameter behind: whether the name stands behind it.
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
