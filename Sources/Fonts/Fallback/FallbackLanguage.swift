/// The language for which fontconfig sorts fallback fonts, in fontconfig's names.
enum FallbackLanguage {
  /// Returns the text's language if it uses the character, else a language of the character's script.
  ///
  /// Digits and punctuation of Latin text use the fallback of Latin letters, so that a number in Hebrew text has the
  /// same font as the Latin word beside it. East Asian fonts have digits and punctuation of their own, as wide as
  /// ideographs.
  /// - Parameters:
  ///   - language: BCP 47; `nil` when the text has none.
  ///   - scalar: The base of a cluster.
  static func name(for scalar: Unicode.Scalar, language: String?) -> String? {
    let script = TextScript(scalar)
    let own = language.flatMap { fontconfigName(of: $0) }
    if script == .common || script == .inherited {
      return isLatinPunctuation(scalar) && !FallbackRequest.isEastAsian(language: own)
        ? languages["Latn"] : own
    }
    if script.isEastAsian, FallbackRequest.isEastAsian(language: own) { return own }
    if let own, FontCandidates.language(own, uses: scalar) { return own }
    return languages[script]
  }

  /// ASCII, Latin-1, General Punctuation and Currency Symbols.
  private static func isLatinPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ...0xFF, 0x2010...0x205E, 0x20A0...0x20CF: true
    default: false
    }
  }

  /// A widespread language of each script.
  ///
  /// Han has no entry, because the script does not determine the regional forms.
  private static let languages: [TextScript: String] = [
    "Arab": "ar", "Armn": "hy", "Beng": "bn", "Bopo": "zh-tw", "Cans": "iu", "Cher": "chr",
    "Cyrl": "ru", "Deva": "hi", "Ethi": "am", "Geor": "ka", "Grek": "el", "Gujr": "gu",
    "Guru": "pa",
    "Hang": "ko", "Hebr": "he", "Hira": "ja", "Kana": "ja", "Khmr": "km", "Knda": "kn",
    "Laoo": "lo",
    "Latn": "en", "Mlym": "ml", "Mong": "mn-cn", "Mymr": "my", "Orya": "or", "Sinh": "si",
    "Syrc": "syr", "Taml": "ta", "Telu": "te", "Thaa": "dv", "Thai": "th", "Tibt": "bo",
    "Yiii": "ii",
  ]

  /// fontconfig distinguishes the scripts of Chinese by territory.
  private static func fontconfigName(of language: String) -> String? {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, first != "und" else { return nil }
    guard first == "zh" || first == "yue" else { return first == "jpn" ? "ja" : String(first) }
    if parts.contains("hk") || parts.contains("mo") || first == "yue" { return "zh-hk" }
    if parts.contains("hant") || parts.contains("tw") { return "zh-tw" }
    return "zh-cn"
  }
}
