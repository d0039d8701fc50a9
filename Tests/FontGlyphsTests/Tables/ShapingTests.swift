@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import SymtextTestSupport
import Testing

/// Shaping text in a symbol font with hb-shape.
struct ShapingTests {
  /// Returns the names of the glyphs, with letters as themselves.
  private func shaped(_ text: String, _ arguments: String...) throws -> String {
    let result = try Subprocess.run(
      "/usr/bin/hb-shape",
      ["--no-positions", "--no-clusters", "--no-advances", "--text=\(text)"] + arguments
        + [try SampleFont.file()])
    try #require(result.status == 0, "\(result.errorText)")
    let marks = [
      "period": ".", "hyphen": "-", "underscore": "_", "space": " ", "one": "1", "two": "2",
      "three": "3",
    ]
    return result.outputText.split(separator: "\n").joined().dropFirst().dropLast()
      .split(separator: "|").map { glyph in
        guard glyph.hasSuffix(".Letter") else { return glyph == "space" ? " " : "{\(glyph)}" }
        let name = String(glyph.dropLast(7))
        return marks[name] ?? name
      }.joined()
  }

  private func character(_ name: String) throws -> String {
    let code = try #require(try SampleFont.set.get().codePoints[name])
    return String(Character(try #require(Unicode.Scalar(code))))
  }

  @Test(arguments: [
    ("heart", "{heart}"), ("a heart b", "a {heart} b"), ("heart.", "{heart}."),
    ("heart. Then", "{heart}. Then"), ("heart.fill", "{heart.fill}"),
    ("heart.fill.", "{heart.fill}."), ("heart heart", "{heart} {heart}"),
    ("-heart", "-{heart}"), ("heart-", "{heart}-"), (".heart", ".{heart}"),
    ("heart..", "{heart}.."), ("heart.slash.circle", "{heart.slash.circle}"),
    ("speaker.wave.3", "{speaker.wave.3}"), ("plus minus", "{plus} {minus}"),
  ])
  func `A name that is a complete word becomes its symbol`(text: String, result: String) throws {
    #expect(try shaped(text, "--features=dlig") == result)
  }

  @Test(arguments: [
    "sweetheart", "hearts", "heart-shaped", "heart.unknown", "Heart", "HEART", "heart_", "_heart",
    "heart2", "2heart", "x.heart", "x-heart", "hear", "eart", "heart.fil", "heart.fill.x",
    "heart-heart", "Xheart", "a", "i am", "star-heart.fill", "sheartb",
  ])
  func `Within a word or a longer name it stays letters`(text: String) throws {
    #expect(try shaped(text, "--features=dlig") == text)
  }

  @Test func `Brackets and similar characters end words`() throws {
    #expect(try shaped("(heart)", "--features=dlig") == "{.notdef}{heart}{.notdef}")
    #expect(try shaped("heart,star", "--features=dlig") == "{heart}{.notdef}{star}")
  }

  @Test(arguments: ["heart", "heart.fill", "plus"])
  func `Names stay letters unless the feature is on`(text: String) throws {
    #expect(try shaped(text) == text)
    #expect(try shaped(text, "--features=-dlig") == text)
  }

  @Test func `No marked glyph remains`() throws {
    let text = "the quick brown fox, a heart-shaped box. Some words_with 3 numbers"
    let result = try shaped(text, "--features=dlig")
    #expect(!result.contains("Start") && !result.contains("End"))
    #expect(result == "the quick brown fox{.notdef} a heart-shaped box. Some words_with 3 numbers")
  }

  @Test func `Names, scales, colours and weights work together`() throws {
    #expect(try shaped("heart", "--features=dlig,ss02") == "{heart.large}")
    #expect(try shaped("heart", "--features=dlig,ss01,ss05") == "{heart.M.small}")
    #expect(try shaped("heart.fill", "--features=dlig,ss04") == "{heart.fill.P}")
  }

  @Test(arguments: [
    ("", "cloud.sun.rain"), ("ss01", "cloud.sun.rain.small"), ("ss02", "cloud.sun.rain.large"),
    ("ss03", "cloud.sun.rain.H"), ("ss04", "cloud.sun.rain.P"), ("ss05", "cloud.sun.rain.M"),
    ("ss01,ss03", "cloud.sun.rain.H.small"), ("ss02,ss04", "cloud.sun.rain.P.large"),
    ("ss05,ss02", "cloud.sun.rain.M.large"),
  ])
  func `Features select scale and colours`(features: String, glyph: String) throws {
    #expect(
      try shaped(try character("cloud.sun.rain"), "--features=\(features)") == "{\(glyph)}")
  }

  @Test func `A symbol without colours stays plain in multicolor`() throws {
    #expect(try shaped(try character("text.alignleft"), "--features=ss05") == "{text.alignleft}")
  }

  @Test func `From right to left pointing symbols are mirrored`() throws {
    let arrow = try character("arrow.forward")
    #expect(try shaped(arrow, "--direction=ltr") == "{arrow.forward}")
    #expect(try shaped(arrow, "--direction=rtl") == "{arrow.forward.R}")
    #expect(try shaped(arrow, "--direction=rtl", "--features=ss01") == "{arrow.forward.R.small}")
    #expect(
      try shaped(arrow, "--direction=rtl", "--features=ss02,ss04") == "{arrow.forward.R.P.large}")
    #expect(try shaped(try character("heart"), "--direction=rtl") == "{heart}")
  }

  @Test(arguments: [
    (["--language=ar", "--script=arab", "--direction=ltr"], "character.ar"),
    (["--language=ar"], "character.ar"), (["--language=fa"], "character.ar"),
    (["--language=ur", "--script=arab", "--direction=ltr"], "character.ar"),
    (["--script=arab", "--direction=ltr"], "character.ar"),
    (["--script=hebr", "--direction=ltr"], "character.he"), (["--language=he"], "character.he"),
    (["--language=en"], "character"), (["--language=de", "--script=latn"], "character"),
    (["--script=grek"], "character"),
  ])
  func `Language and script select a form`(arguments: [String], glyph: String) throws {
    let text = try character("character")
    let result = try Subprocess.run(
      "/usr/bin/hb-shape",
      ["--no-positions", "--no-clusters", "--text=\(text)"] + arguments + [try SampleFont.file()])
    #expect(result.outputText == "[\(glyph)]\n")
  }

  @Test func `A form for a language has scales`() throws {
    let text = try character("character")
    #expect(try shaped(text, "--language=ar", "--features=ss02") == "{character.ar.large}")
  }

  @Test(arguments: ["bell.badge", "heart.slash.circle", "bell.slash"], ["", "ss01", "ss02"])
  func `The weight selects the form made for it`(name: String, feature: String) throws {
    let scale: SymbolScale = ["ss01": .small, "ss02": .large][feature] ?? .medium
    let suffix = scale == .medium ? "" : ".\(scale.rawValue)"
    let symbol = try #require(try SampleFont.symbols.get().first { $0.name == name })
    guard
      case .outline(_, let alternates) = try SymbolOutliner(scale: scale)
        .glyphs(symbol, hold: StrokeWidthLimit(symbol), withLayers: false).whole
    else { return }
    for weight in [100.0, 150, 250, 400, 550, 700, 850, 900] {
      let place = WeightLaw.normalized(axisValue: weight)
      let number = alternates.firstIndex { $0.range.contains(place) }
      let expected = (number.map { "\(name).W\($0)" } ?? name) + suffix
      #expect(
        try shaped(
          try character(name), "--variations=wght=\(weight)", "--features=\(feature)")
          == "{\(expected)}", "\(weight)")
    }
  }
}
