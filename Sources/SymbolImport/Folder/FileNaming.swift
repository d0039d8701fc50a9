internal import SymtextFontGlyphs
internal import SymtextSymbols

/// How file names become names of symbols.
public enum FileNaming: String, CaseIterable, Sendable {
  /// `arrow-up-left` becomes `arrow.up.left`.
  case dots = "kebab-to-dots"
  /// `arrow-up-left` becomes `arrow_up_left`.
  case underscores = "kebab-to-underscores"
  /// As they are: only names of symbols are taken.
  case keep

  /// The name for a file, without its extension; empty when nothing of it may stand in a name.
  ///
  /// Names that are no such words with hyphens – with capitals, or letters other than English ones – are kept as
  /// they were published, when they are names of symbols. In others, what stands in no name becomes the joint. A
  /// name that would begin with a digit has `icon` before it.
  package func name(_ file: String) -> String {
    let file = Symbol.composed(file)
    guard self != .keep, Self.isKebab(file) || !Symbol.isValidName(file) else { return file }
    let joint: Character = self == .dots ? "." : "_"
    var name = ""
    for character in file {
      let isJoint = character == "."
      if character.unicodeScalars.allSatisfy(Symbol.isNamePart) {
        name.append(character)
      } else if isJoint {
        if name.last != "." { name.append(".") }
      } else if let last = name.last, last != ".", last != joint {
        name.append(joint)
      }
    }
    while let last = name.last, last == "." || last == "_" { name.removeLast() }
    while let first = name.first, first == "." || first == "_" { name.removeFirst() }
    guard let first = name.unicodeScalars.first else { return "" }
    return ("0"..."9").contains(first) ? "icon\(joint)\(name)" : name
  }

  /// What of a file's name stands in no name of a symbol and is no mere joint: neither a space nor a hyphen.
  package func dropped(from file: String) -> String {
    guard self != .keep else { return "" }
    var dropped = ""
    for character in Symbol.composed(file)
    where !character.unicodeScalars.allSatisfy(Symbol.isNamePart) && !" -.".contains(character)
      && !dropped.contains(character)
    {
      dropped.append(character)
    }
    return dropped
  }

  /// Whether a name has none but small English letters, digits, underscores, hyphens and dots.
  private static func isKebab(_ file: String) -> Bool {
    file.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }
}
