extension Symbol {
  /// The most characters of a name, counted in Unicode code points.
  package static let mostNameCharacters = 50

  /// The rule for names, for messages.
  package static let nameRule =
    "letters, digits, underscores and hyphens, in words joined by dots, at most \(mostNameCharacters) characters"

  /// Whether a name is valid: words joined by dots, of letters and digits of any script, underscores, and hyphens
  /// within words.
  ///
  /// It begins with a letter or a digit. Letters with marks use the precomposed character (``composed(_:)``), because
  /// fonts compare names by their bytes.
  package static func isValidName(_ name: String) -> Bool {
    guard name.utf8.count <= 4 * mostNameCharacters else { return false }
    let scalars = name.unicodeScalars
    guard scalars.count <= mostNameCharacters, let first = scalars.first, first != "_" else {
      return false
    }
    var last: Unicode.Scalar = "."
    for scalar in scalars {
      switch scalar {
      case ".": guard last != ".", last != "-" else { return false }
      case "-": guard last != "." else { return false }
      case _ where isNamePart(scalar):
        // A mark needs a base character.
        guard last != "." || !isMark(scalar) else { return false }
      default: return false
      }
      last = scalar
    }
    return last != "." && last != "-"
  }

  /// Whether a character is valid in a word of a name: a letter, a mark on one, a digit or an underscore.
  package static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": true
      default: false
      }
    }
    guard !scalar.properties.isDefaultIgnorableCodePoint else { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber, .decimalNumber, .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII
      && [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
  }

  /// Returns a name with precomposed letters and Korean syllables, where Unicode has them: some file systems store `ö`
  /// as `o` and a combining mark.
  package static func composed(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 > 0x7F }) else { return name }
    return String(name.map { $0.unicodeScalars.count > 1 ? composedLetters[$0] ?? $0 : $0 })
  }

  /// Precomposed letters by any canonically equivalent character: Latin, Greek, Cyrillic, kana and Korean.
  private static let composedLetters: [Character: Character] = {
    let ranges: [ClosedRange<UInt32>] = [
      0xC0...0x24F, 0x370...0x4FF, 0x1E00...0x1FFF, 0x3041...0x30FF, 0xAC00...0xD7A3,
    ]
    var letters: [Character: Character] = [:]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // Characters compare by canonical equivalence; the first of several equal ones is kept.
      let letter = Character(scalar)
      if letters[letter] == nil { letters[letter] = letter }
    }
    return letters
  }()

  /// The prefix of the symbol's glyph names: its name, if that is a valid glyph name (ASCII letters and digits,
  /// underscores, dots, no leading digit).
  ///
  /// Otherwise other characters are written as `u` and their code point.
  ///
  /// <https://github.com/adobe-type-tools/agl-specification>
  package var glyphName: String {
    func isPlain(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "." || (scalar.isASCII && Self.isNamePart(scalar))
    }
    let scalars = name.unicodeScalars
    let beginsWithDigit = scalars.first.map { ("0"..."9").contains($0) } ?? true
    guard beginsWithDigit || !scalars.allSatisfy(isPlain) else { return name }
    var text = ""
    for scalar in scalars {
      let isFirst = text.isEmpty
      if isPlain(scalar), !(isFirst && beginsWithDigit) {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text +=
          (isFirst ? "" : "_") + "u" + String(repeating: "0", count: max(4 - digits.count, 0))
          + digits
      }
    }
    // Suffixes distinguish glyphs of one symbol, and a name in `post` has 63 characters at most.
    return String(text.prefix(40))
  }
}
