package import OpenType

/// A language for which symbols may have a form of their own, and where OpenType looks for it.
///
/// <https://learn.microsoft.com/typography/opentype/spec/languagetags>
package struct LanguageForm {
  /// The code in a drawing's metadata: a language of BCP 47.
  package var code: String
  /// Other languages that are written alike.
  var alike: [String] = []
  package var scripts: [Tag]
  package var languages: [Tag]

  package static let all: [LanguageForm] = [
    .init(
      code: "ar", alike: ["fa", "ur", "ps", "ckb", "ug"], scripts: ["arab"],
      languages: ["ARA ", "FAR ", "URD "]),
    .init(code: "el", scripts: ["grek"], languages: ["ELL "]),
    .init(code: "he", alike: ["yi"], scripts: ["hebr"], languages: ["IWR ", "JII "]),
    .init(
      code: "hi", alike: ["mr", "ne", "sa"], scripts: ["deva", "dev2"],
      languages: ["HIN ", "MAR ", "NEP "]),
    .init(code: "ja", scripts: ["kana"], languages: ["JAN "]),
    .init(code: "ko", scripts: ["hang"], languages: ["KOR "]),
    .init(
      code: "ru", alike: ["uk", "bg", "sr", "be", "mk", "kk"], scripts: ["cyrl"],
      languages: ["RUS ", "UKR ", "BGR ", "SRB "]),
    .init(code: "th", scripts: ["thai"], languages: ["THA "]),
    .init(code: "zh", scripts: ["hani"], languages: ["ZHS ", "ZHT ", "ZHH "]),
  ]
  /// The code for a language of BCP 47, such as `ru` for `uk-UA`.
  package static func code(of language: String) -> String? {
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.code == primary || $0.alike.contains(primary) }?.code
  }
}
