internal import SymtextFontGlyphs
internal import SymtextSymbols

/// Which files are drawings of one icon at several weights.
public struct MasterFiles: Sendable {
  /// An icon and its files.
  struct Icon: Equatable, Sendable {
    /// The file name without weight and ending.
    var name: String
    /// By weight; one when there are no others.
    var files: [SymbolWeight: String]

    /// The file at Regular, else the first by path.
    var mainFile: String { files[.regular] ?? files.values.min() ?? "" }
  }

  /// Words in the names of files or folders, and the weights that they stand for.
  private let words: [(word: String, weight: SymbolWeight)]

  /// Reads which words stand for which weights.
  /// - Parameter texts: pairs of a word and a weight of 100 to 900, with commas or spaces between them:
  ///   `thin=200,regular=400`.
  /// - Throws: ``SourceError`` (misnamed) when a pair is none, or says what another one says.
  public init(_ texts: [String]) throws(SourceError) {
    var words: [(word: String, weight: SymbolWeight)] = []
    for pair in texts.flatMap({ $0.split(whereSeparator: { $0 == "," || $0.isWhitespace }) }) {
      let parts = pair.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, let value = Double(parts[1]),
        let weight = SymbolWeight.allCases.first(where: { $0.axisValue == value })
      else {
        throw SourceError(
          "\(pair): a word and a weight of 100, 200 … 900 are expected, as in thin=200",
          kind: .misnamed)
      }
      if let known = words.first(where: { $0.word == parts[0] || $0.weight == weight }) {
        throw SourceError(
          "\(pair): \(known.word)=\(Int(known.weight.axisValue)) is given, too", kind: .misnamed)
      }
      words.append((String(parts[0]), weight))
    }
    self.words = words
  }

  /// Puts the files of each icon together.
  ///
  /// A file shows a weight when its name ends in `-thin` or it stands in a directory `thin`; all others
  /// show Regular.
  /// - Parameter files: paths of `.svg` files.
  /// - Returns: by name.
  func icons(_ files: [String]) throws(SourceError) -> [Icon] {
    var icons: [String: [SymbolWeight: String]] = [:]
    for file in files {
      let (name, weight) = place(of: file)
      if let other = icons[name, default: [:]].updateValue(file, forKey: weight) {
        throw SourceError("\(other) and \(file) are both \(name) at \(weight.rawValue)")
      }
    }
    return icons.sorted { $0.key < $1.key }.map { Icon(name: $0.key, files: $0.value) }
  }

  private func place(of file: String) -> (name: String, weight: SymbolWeight) {
    let parts = file.split(separator: "/")
    var name = String(parts.last ?? "")
    if name.hasSuffix(".svg") { name.removeLast(4) }
    for (word, weight) in words where name.hasSuffix("-\(word)") && name.count > word.count + 1 {
      return (String(name.dropLast(word.count + 1)), weight)
    }
    for directory in parts.dropLast().reversed() {
      if let found = words.first(where: { $0.word == directory }) { return (name, found.weight) }
    }
    return (name, .regular)
  }
}
