import SymtextOpenType
import SymtextSymbolTestSupport
@testable import SymtextSymbols
import SymtextTestSupport
import Testing

@testable import SymtextFontGlyphs

/// The form for a language: by symtext's look-up, and by HarfBuzz in the font.
struct LanguageFormTests {
  @Test(arguments: [
    ("ar", ["ar"]), ("ar-EG", ["ar"]), ("ckb", ["ar"]), ("fa", ["fa", "ar"]),
    ("ur-PK", ["fa", "ar"]), ("UK_UA", ["ru"]), ("bn", ["bn"]), ("as-IN", ["bn"]),
    ("ta-LK", ["ta"]), ("km", ["km"]), ("my", ["my"]), ("shn", ["my"]), ("ka-GE", ["ka"]),
    ("pa-IN", ["pa"]), ("lo", ["lo"]), ("tcy", ["kn"]), ("hyw", ["hy"]), ("ne", ["hi"]),
    ("zh-Hant-TW", ["zh"]), ("yue", ["zh"]), ("en", []),
    // An explicit script is used.
    ("uz-Cyrl", ["ru"]), ("uz", []), ("sr-Latn", []), ("sr-Cyrl-RS", ["ru"]), ("ja-Latn", []),
    ("pa-Arab-PK", ["ar"]), ("ur-Arab", ["fa", "ar"]), ("ks-Deva", ["hi"]), ("ja-Jpan", ["ja"]),
    ("zh-yue-Hant", ["zh"]), ("de-1996", []), ("de-x-cyrl", []), ("", []), ("-", []),
  ])
  func `A language has the forms of its script`(language: String, codes: [String]) {
    #expect(LanguageForm.codes(of: language) == codes, "\(language)")
  }

  /// A symbol with a form for each language, and one with a form for Arabic alone.
  private static let font = Result {
    let codes = LanguageForm.all.map(\.code)
    var plain = try drawing(name: "plain")
    plain.metadata.forms = Dictionary(uniqueKeysWithValues: codes.map { ($0, "plain.\($0)") })
    var arabic = try drawing(name: "word")
    arabic.metadata.forms = ["ar": "word.ar"]
    let forms = try (codes.map { "plain.\($0)" } + ["word.ar"]).map { try drawing(name: $0) }
    let set = try SymbolSet(symbols: [plain, arabic] + forms)
    let directory = try TemporaryDirectory()
    try PackageFiles.write(
      FontCompiler().font(set).file.encoded(), to: directory.file("forms.ttf"))
    return (set: set, directory: directory)
  }

  private func shaped(_ name: String, _ arguments: String...) throws -> String {
    let font = try Self.font.get()
    let code = try #require(font.set.codePoints[name].flatMap(Unicode.Scalar.init))
    let result = try Subprocess.run(
      "/usr/bin/hb-shape",
      ["--no-positions", "--no-clusters", "--text=\(Character(code))"] + arguments
        + [font.directory.file("forms.ttf")])
    try #require(result.status == 0, "\(result.errorText)")
    return result.outputText
  }

  @Test(arguments: [
    "ar", "fa", "ur", "ps", "sd", "ug", "bn", "as", "mni", "el", "he", "yi", "hi", "mr", "ne", "sa",
    "mai", "bho", "kok", "hy", "hyw", "ja", "ka", "km", "ko", "my", "mnw", "shn", "ksw", "ru", "uk",
    "bg", "sr", "be", "mk", "kk", "ky", "tg", "tt", "ba", "ta", "th", "zh", "zh-Hant", "zh-HK",
    "gu", "kn", "tcy", "lo", "ml", "or", "pa", "te", "en", "tr",
  ])
  func `HarfBuzz finds the same form by the language`(language: String) throws {
    let code = LanguageForm.codes(of: language).first
    let glyph = code.map { "plain.\($0)" } ?? "plain"
    #expect(try shaped("plain", "--language=\(language)") == "[\(glyph)]\n")
  }

  @Test(arguments: [
    "arab": "ar", "beng": "bn", "grek": "el", "hebr": "he", "deva": "hi", "armn": "hy",
    "kana": "ja", "geor": "ka", "khmr": "km", "hang": "ko", "mymr": "my", "cyrl": "ru",
    "gujr": "gu", "guru": "pa", "knda": "kn", "laoo": "lo", "mlym": "ml", "orya": "or",
    "telu": "te",
    "taml": "ta", "thai": "th", "hani": "zh",
  ])
  func `HarfBuzz finds the form by the script`(script: String, code: String) throws {
    let arguments = ["--script=\(script)", "--direction=ltr"]
    #expect(try shaped("plain", arguments[0], arguments[1]) == "[plain.\(code)]\n")
    // A language without a form in another language's script uses that script's form.
    #expect(
      try shaped("plain", arguments[0], arguments[1], "--language=en") == "[plain.\(code)]\n")
  }

  @Test func `Persian without a form falls back to Arabic`() throws {
    #expect(try shaped("word", "--language=fa") == "[word.ar]\n")
    #expect(try shaped("word", "--language=hi") == "[word]\n")
    #expect(try shaped("plain", "--script=arab", "--language=fa") == "[plain.fa]\n")
  }

  @Test func `Language systems with the same features are written once`() throws {
    let font = try Self.font.get()
    let table = try #require(
      FontDirectory(FontData(FontCompiler().font(font.set).file.encoded()))["GSUB"])
    let scripts = try #require(table.uint16(4))
    let count = try #require(table.uint16(scripts))
    var places: Set<Int> = []
    var systems = 0
    for index in 0..<count {
      let script = scripts + (try #require(table.uint16(scripts + 2 + 6 * index + 4)))
      places.insert(script + (try #require(table.uint16(script))))
      let languages = try #require(table.uint16(script + 2))
      for language in 0..<languages {
        places.insert(script + (try #require(table.uint16(script + 4 + 6 * language + 4))))
      }
      systems += 1 + languages
    }
    // One for each form, and one for all other languages.
    #expect(places.count == LanguageForm.all.count + 1)
    #expect(systems > 10 * places.count)
  }
}
