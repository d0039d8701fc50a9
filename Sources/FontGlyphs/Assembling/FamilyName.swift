internal import SymtextSymbols

/// The names by which a font's family is known.
package enum FamilyName {
  /// The most characters: with a weight behind it Windows shows 31.
  package static let mostCharacters = 27

  /// Whether a name can be that of a family: something can be seen of it, on one line.
  package static func isValid(_ name: String) -> Bool {
    name.utf16.count <= mostCharacters && name.contains { !$0.isWhitespace }
      && name.first?.isWhitespace == false && name.last?.isWhitespace == false
      && name.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
        default: true
        }
      }
  }

  /// The name in the letters and digits that a PostScript name has.
  ///
  /// Letters with marks lose these; other characters become `u` and their number.
  /// <https://learn.microsoft.com/typography/opentype/spec/name#name-id-6>
  package static func postScript(_ family: String) -> String {
    var name = ""
    for scalar in Array(family).map({ Symbol.composed(String($0)) }).joined().unicodeScalars {
      if scalar.isASCII {
        if Symbol.isNamePart(scalar), scalar != "_" { name.unicodeScalars.append(scalar) }
      } else if let letter = baseLetter(of: scalar) {
        name.append(letter)
      } else {
        name += "u" + String(scalar.value, radix: 16, uppercase: true)
      }
    }
    // With the longest of the weights' names the whole has 63 characters at most.
    return name.isEmpty ? "Symbols" : String(name.prefix(40))
  }

  /// The English letter that a letter with a mark is made of, as its name in Unicode says.
  private static func baseLetter(of scalar: Unicode.Scalar) -> String? {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1,
      words[4] == "WITH"
    else { return nil }
    return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
  }
}
