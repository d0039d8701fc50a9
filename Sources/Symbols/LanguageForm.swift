package import SymtextOpenType

/// A language with its own forms of symbols, and the OpenType tags under which a font stores them.
///
/// OpenType tags: <https://learn.microsoft.com/typography/opentype/spec/languagetags> and the `scripttags` page beside
/// it. Script codes: ISO 15924, as in BCP 47.
package struct LanguageForm {
  /// The language code in a drawing's metadata, BCP 47.
  package var code: String
  /// Other languages in the same writing, which use the same form.
  var alike: [String] = []
  /// The language whose form is the fallback if a symbol has no form for this one.
  package var fallback: String?
  /// The scripts that select this form for any language: `ru` is the form for `uz-Cyrl`.
  var writing: [String] = []
  package var scripts: [Tag] = []
  package var languages: [Tag]

  package static let all: [LanguageForm] = [
    .init(
      code: "ar", alike: ["ckb", "sd", "ug"], writing: ["arab"], scripts: ["arab"],
      languages: ["ARA ", "SND ", "UYG "]),
    .init(
      code: "bn", alike: ["as", "mni"], writing: ["beng"], scripts: ["beng", "bng2"],
      languages: ["ASM ", "BEN ", "MNI "]),
    .init(code: "el", writing: ["grek"], scripts: ["grek"], languages: ["ELL "]),
    // The letters are Arabic's; some digits differ.
    .init(
      code: "fa", alike: ["ps", "ur"], fallback: "ar", languages: ["FAR ", "PAS ", "URD "]),
    .init(
      code: "gu", writing: ["gujr"], scripts: ["gujr", "gjr2"],
      languages: ["GUJ "]),
    .init(
      code: "he", alike: ["yi"], writing: ["hebr"], scripts: ["hebr"], languages: ["IWR ", "JII "]),
    .init(
      code: "hi", alike: ["bho", "kok", "mai", "mr", "ne", "sa"], writing: ["deva"],
      scripts: ["deva", "dev2"],
      languages: ["BHO ", "HIN ", "KOK ", "MAR ", "MTH ", "NEP ", "SAN "]),
    .init(
      code: "hy", alike: ["hyw"], writing: ["armn"], scripts: ["armn"],
      languages: ["HYE ", "HYE0"]),
    .init(
      code: "ja", writing: ["jpan", "hira", "kana", "hrkt"], scripts: ["kana"],
      languages: ["JAN "]),
    .init(code: "ka", writing: ["geor"], scripts: ["geor"], languages: ["KAT "]),
    .init(code: "km", writing: ["khmr"], scripts: ["khmr"], languages: ["KHM "]),
    .init(
      code: "kn", alike: ["tcy"], writing: ["knda"], scripts: ["knda", "knd2"],
      languages: ["KAN ", "TUL "]),
    .init(code: "ko", writing: ["kore", "hang"], scripts: ["hang"], languages: ["KOR "]),
    .init(
      code: "lo", writing: ["laoo"], scripts: ["lao "],
      languages: ["LAO "]),
    .init(
      code: "ml", writing: ["mlym"], scripts: ["mlym", "mlm2"],
      languages: ["MAL ", "MLR "]),
    .init(
      code: "my", alike: ["ksw", "mnw", "shn"], writing: ["mymr"], scripts: ["mymr", "mym2"],
      languages: ["BRM ", "KSW ", "MON ", "SHN "]),
    .init(
      code: "or", writing: ["orya"], scripts: ["orya", "ory2"],
      languages: ["ORI "]),
    .init(
      code: "pa", writing: ["guru"], scripts: ["guru", "gur2"],
      languages: ["PAN "]),
    .init(
      code: "ru", alike: ["ba", "be", "bg", "kk", "ky", "mk", "sr", "tg", "tt", "uk"],
      writing: ["cyrl"], scripts: ["cyrl"],
      languages: [
        "BEL ", "BGR ", "BSH ", "KAZ ", "KIR ", "MKD ", "RUS ", "SRB ", "TAJ ", "TAT ", "UKR ",
      ]),
    .init(code: "ta", writing: ["taml"], scripts: ["taml", "tml2"], languages: ["TAM "]),
    .init(
      code: "te", writing: ["telu"], scripts: ["telu", "tel2"],
      languages: ["TEL "]),
    .init(code: "th", writing: ["thai"], scripts: ["thai"], languages: ["THA "]),
    .init(
      code: "zh", alike: ["yue"], writing: ["hans", "hant", "hani", "hanb", "bopo"],
      scripts: ["hani"], languages: ["ZHH ", "ZHS ", "ZHT "]),
  ]

  /// Returns the codes of the forms for a BCP 47 language, best first: `ru` for `uk-UA`, `fa` and `ar` for `ur`, an
  /// empty list for `en` and `sr-Latn`.
  package static func codes(of language: String) -> [String] {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    guard let primary = parts.first.map(String.init) else { return [] }
    var form = all.first { $0.code == primary || $0.alike.contains(primary) }
    // A script is four letters; a variant of four characters begins with a digit. No script follows a singleton.
    let script = parts.dropFirst().prefix { $0.count > 1 }.first { part in
      part.count == 4 && part.allSatisfy(\.isLetter)
    }
    if let script = script.map(String.init), form.map({ !$0.isWritten(in: script) }) ?? true {
      form = all.first { $0.writing.contains(script) }
    }
    return form.map { [$0.code] + ($0.fallback.map { [$0] } ?? []) } ?? []
  }

  private func isWritten(in script: String) -> Bool {
    let writing = Self.all.first { $0.code == fallback }?.writing ?? self.writing
    return writing.contains(script)
  }
}
