internal import CSymtextBundledWords

extension SpokenWords {
  /// Returns the embedded table of a language in small letters; `nil` if there is none.
  static func bundledTable(_ language: String) -> String? {
    let table = unsafe symtext_bundled_words(language)
    guard let start = unsafe table.start else { return nil }
    let bytes = unsafe UnsafeBufferPointer(start: start, count: table.count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// The languages with an embedded table, in small letters.
  package static var bundledLanguages: [String] {
    var languages: [String] = []
    while let language = unsafe symtext_words_language(languages.count) {
      unsafe languages.append(String(cString: language))
    }
    return languages
  }
}
