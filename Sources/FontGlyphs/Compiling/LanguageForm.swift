/// A language for which symbols may have a form of their own, and where OpenType looks for it.
///
/// <https://learn.microsoft.com/typography/opentype/spec/languagetags>
struct LanguageForm {
  /// The code in a drawing's metadata.
  var code: String
  var scripts: [Tag]
  var languages: [Tag]

  static let all: [LanguageForm] = [
    .init(code: "ar", scripts: ["arab"], languages: ["ARA ", "FAR ", "URD "]),
    .init(code: "el", scripts: ["grek"], languages: ["ELL "]),
    .init(code: "he", scripts: ["hebr"], languages: ["IWR ", "JII "]),
    .init(code: "hi", scripts: ["deva", "dev2"], languages: ["HIN ", "MAR ", "NEP "]),
    .init(code: "ja", scripts: ["kana"], languages: ["JAN "]),
    .init(code: "ko", scripts: ["hang"], languages: ["KOR "]),
    .init(code: "ru", scripts: ["cyrl"], languages: ["RUS ", "UKR ", "BGR ", "SRB "]),
    .init(code: "th", scripts: ["thai"], languages: ["THA "]),
    .init(code: "zh", scripts: ["hani"], languages: ["ZHS ", "ZHT ", "ZHH "]),
  ]
}
