/// File names in an archive of answers.
package enum ArchiveKey {
  /// Returns the name for the answer to a line: its number, then its id in portable characters.
  ///
  /// Dots become `_`, because WebDataset ends a sample's name at the first dot.
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
