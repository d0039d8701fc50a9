/// Names of the files that an archive of answers has.
package enum ArchiveKey {
  /// A name for what comes of a line: its number, and what it calls itself in characters that all systems have.
  ///
  /// Dots become `_`, because WebDataset cuts names at the first.
  package static func key(_ id: String?, line: Int) -> String {
    let letters = (id ?? "").unicodeScalars.prefix(80).map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": Character(scalar)
      default: "_"
      }
    }
    let number = "\(line)"
    let padded = String(repeating: "0", count: max(0, 7 - number.count)) + number
    return letters.isEmpty ? padded : padded + "-" + String(letters)
  }
}
