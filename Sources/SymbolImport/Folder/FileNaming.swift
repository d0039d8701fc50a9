internal import SymtextFontGlyphs
internal import SymtextSymbols

/// A rule that makes symbol names from file names.
public enum FileNaming: String, CaseIterable, Sendable {
  /// `arrow-up-left` becomes `arrow.up.left`.
  case dots = "kebab-to-dots"
  /// `arrow-up-left` becomes `arrow_up_left`.
  case underscores = "kebab-to-underscores"
  /// Keeps file names unchanged; they must be valid symbol names.
  case keep

  /// Returns the symbol name for a file name without extension.
  ///
  /// It is empty if the file name has no valid characters.
  ///
  /// A valid symbol name that is not kebab case, with capitals or non-English letters, is kept as published. In other
  /// names the separator replaces invalid characters. A name that would start with a digit gets the prefix `icon`.
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

  /// Returns the characters of a file name that a symbol name cannot have, without spaces, hyphens and dots.
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

  /// Whether a name has only lowercase English letters, digits, underscores, hyphens and dots.
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
