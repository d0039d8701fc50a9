/// The words of a symbol's name.
enum NameWords {
  /// Splits a name at everything but letters and digits of ASCII, in lower case; other letters become `u` and their
  /// code point, because few platforms allow them in identifiers and file names.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": word.unicodeScalars.append(scalar)
      case "A"..."Z": word += String(scalar).lowercased()
      case _ where !scalar.isASCII && scalar.properties.isAlphabetic:
        word += "u" + String(scalar.value, radix: 16)
      default:
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
