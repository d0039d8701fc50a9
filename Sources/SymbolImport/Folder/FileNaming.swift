internal import FontGlyphs

/// How file names become names of symbols.
public enum FileNaming: String, CaseIterable, Sendable {
  /// `arrow-up-left` becomes `arrow.up.left`.
  case dots = "kebab-to-dots"
  /// `arrow-up-left` becomes `arrow_up_left`.
  case underscores = "kebab-to-underscores"
  /// As they are: only names of symbols are taken.
  case keep

  /// The name for a file, without its extension.
  ///
  /// Letters become small; what stands in no name of a symbol becomes the joint; a name that would begin
  /// with a digit has `icon` before it.
  package func name(_ file: String) -> String {
    guard self != .keep, !Symbol.isValidName(file) else { return file }
    let joint: Character = self == .dots ? "." : "_"
    var name = ""
    for character in file.lowercased() {
      let isPart =
        character.isASCII && (character.isLetter || character.isNumber || character == "_")
      let isJoint = character == "."
      if isPart {
        name.append(character)
      } else if isJoint {
        if name.last != "." { name.append(".") }
      } else if let last = name.last, last != ".", last != joint {
        name.append(joint)
      }
    }
    while let last = name.last, last == "." || last == "_" { name.removeLast() }
    while let first = name.first, first == "." || first == "_" { name.removeFirst() }
    return name.first?.isNumber == true ? "icon\(joint)\(name)" : name
  }
}
