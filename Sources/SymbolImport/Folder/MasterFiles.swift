internal import SymtextSupport
internal import SymtextFontGlyphs
internal import SymtextSymbols

/// A rule that finds the files that draw one icon at several weights.
public struct MasterFiles: Sendable {
  /// An icon and its files.
  struct Icon: Equatable, Sendable {
    /// The file name without weight and extension.
    var name: String
    /// The files by weight.
    ///
    /// An icon without other weights has one.
    var files: [SymbolWeight: String]

    /// The file at Regular, else the first one by path.
    var mainFile: String { files[.regular] ?? files.values.min() ?? "" }
  }

  /// Words in file or folder names, with their weights.
  private let words: [(word: String, weight: SymbolWeight)]

  /// Makes a rule from words and their weights.
  /// - Parameter texts: Pairs of a word and a weight of 100 to 900, separated by commas or spaces:
  ///   `thin=200,regular=400`.
  /// - Throws: ``SourceError`` of kind misnamed if a pair is invalid or repeats a word or a weight.
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
          "\(pair): \(known.word)=\(Int(known.weight.axisValue)) already has this word or weight",
          kind: .misnamed)
      }
      words.append((String(parts[0]), weight))
    }
    self.words = words
  }

  /// Groups the files of each icon.
  ///
  /// A file has a weight if its name ends in `-thin` or if it is in a directory `thin`. All others are Regular.
  /// - Parameter files: The paths of `.svg` and `.pdf` files.
  /// - Returns: The icons, sorted by name.
  func icons(_ files: [String]) throws(SourceError) -> [Icon] {
    var icons: ExactDictionary<[SymbolWeight: String]> = [:]
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
    if name.hasSuffix(".svg") || name.hasSuffix(".pdf") { name.removeLast(4) }
    for (word, weight) in words where name.hasSuffix("-\(word)") && name.count > word.count + 1 {
      return (String(name.dropLast(word.count + 1)), weight)
    }
    for directory in parts.dropLast().reversed() {
      if let found = words.first(where: { $0.word == directory }) { return (name, found.weight) }
    }
    return (name, .regular)
  }
}
