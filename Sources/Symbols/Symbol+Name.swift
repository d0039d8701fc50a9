extension Symbol {
  /// The most characters of a name, counted as Unicode's code points.
  package static let mostNameCharacters = 50

  /// What a name is made of, for messages.
  package static let nameRule =
    "letters, digits, underscores and hyphens, in words joined by dots, at most \(mostNameCharacters) characters"

  /// Whether a name is made of words joined by dots: of letters and digits of any script, as Unicode has them,
  /// underscores, and hyphens within words.
  ///
  /// It begins with a letter or a digit. Letters with marks that Unicode has as one character are written so
  /// (``composed(_:)``): fonts compare names by their bytes.
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
        // A mark stands on something.
        guard last != "." || !isMark(scalar) else { return false }
      default: return false
      }
      last = scalar
    }
    return last != "." && last != "-"
  }

  /// Whether a character may stand in a word of a name: a letter, a mark on one, a digit or an underscore.
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

  /// A name with letters and their marks, or the parts of a Korean syllable, as one character each, where Unicode has
  /// one: the disks of some systems hold `ö` as `o` with a mark behind it.
  package static func composed(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 > 0x7F }) else { return name }
    return String(name.map { $0.unicodeScalars.count > 1 ? composedLetters[$0] ?? $0 : $0 })
  }

  /// By what is the same in any number of characters, the letters that are one: Latin, Greek, Cyrillic, kana and
  /// Korean ones.
  private static let composedLetters: [Character: Character] = {
    let ranges: [ClosedRange<UInt32>] = [
      0xC0...0x24F, 0x370...0x4FF, 0x1E00...0x1FFF, 0x3041...0x30FF, 0xAC00...0xD7A3,
    ]
    var letters: [Character: Character] = [:]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // Characters are equal when Unicode says so; the first of several is the one that is taken.
      let letter = Character(scalar)
      if letters[letter] == nil { letters[letter] = letter }
    }
    return letters
  }()

  /// The beginning of the names of its glyphs: its own name, where that is one that fonts may have (letters and
  /// digits of ASCII, underscores, dots, no digit first); else with `u` and their number for all other characters.
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
    // What follows tells glyphs of one symbol apart, and a name in `post` has 63 characters.
    return String(text.prefix(40))
  }
}
