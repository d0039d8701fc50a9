internal import SymtextSymbols

/// The names of a font's family.
package enum FamilyName {
  /// The largest number of characters; with a weight, Windows shows 31.
  package static let mostCharacters = 27

  /// Whether a name is valid for a family: visible, on one line, without outer spaces.
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

  /// Returns the name in the letters and digits of a PostScript name.
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
    // With the longest name of a weight, the name has 63 characters at most.
    return name.isEmpty ? "Symbols" : String(name.prefix(40))
  }

  /// Returns the base letter of an accented Latin letter, by its name in Unicode.
  private static func baseLetter(of scalar: Unicode.Scalar) -> String? {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1,
      words[4] == "WITH"
    else { return nil }
    return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
  }
}
