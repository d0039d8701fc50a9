internal import SymtextSupport
internal import SymtextSymbols

/// Names of symbols in other languages, in files `words/LANGUAGE.tsv` beside drawings.
///
/// Each line has a symbol's name, a tab and its name in the language. Lines that start with `#` are comments.
struct WordFiles {
  /// The folder.
  let folder: String
  /// Sentences about folders that are left out.
  let leftOut: [String]
  /// The words by symbol and language.
  private var words: ExactDictionary<[String: String]> = [:]

  /// - Throws: ``SourceError`` if a file is not such a table.
  init(folder: String) throws(SourceError) {
    self.folder = folder
    let files: [String]
    var leftOut: [String] = []
    do { files = try InputFile.files(under: folder, suffix: ".tsv", leftOut: &leftOut) } catch {
      throw SourceError(error)
    }
    self.leftOut = leftOut
    for file in files {
      let language = String((file.split(separator: "/").last ?? "").dropLast(4)).lowercased()
      guard Self.isLanguage(language) else {
        throw SourceError(
          "\(file): its name is no language; name it after a tag such as de or zh-Hant",
          kind: .misnamed)
      }
      let bytes = try InputFile.source(file, mostBytes: 4 << 20)
      let lines = String(decoding: bytes, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (number, line) in lines.enumerated() where line.first != "#" && !line.trimmed.isEmpty {
        let parts = line.split(separator: "\t", maxSplits: 1).map(\.trimmed)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
          throw SourceError(
            "\(file):\(number + 1): a symbol's name, a tab and its name in the language are expected"
          )
        }
        words[parts[0], default: [:]][language] = parts[1]
      }
    }
  }

  /// Whether a text in small letters has the form of a language tag.
  static func isLanguage(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }
  }

  /// The names of symbols in the files, sorted.
  var names: [String] { words.keys.sorted() }

  /// Adds the words of a symbol.
  /// - Parameter stem: The name of the symbol's file without extension.
  func complete(_ symbol: inout Symbol, stem: String) {
    for name in ExactSet([stem, symbol.name]).sorted(by: { $0 == stem && $1 != stem }) {
      symbol.metadata.words.merge(words[name] ?? [:]) { $1 }
    }
  }
}
