import Foundation
import SymtextTestSupport
import Testing

/// Invalid input gives one clear error or a defined result.
struct BadInputTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func metrics(_ arguments: [String], input: [UInt8] = []) throws -> ProcessResult {
    try Subprocess.run(
      SymtextProcess.executable, ["metrics", "--json"] + arguments, input: input)
  }

  /// Whether the output is JSON for a strict parser.
  private func isJSON(_ output: [UInt8]) -> Bool {
    String(validating: output, as: UTF8.self) != nil
      && (try? JSONSerialization.jsonObject(with: Data(output))) != nil
  }

  @Test(arguments: [
    ("--width 0", 64), ("--width nan", 64), ("--size -1", 64), ("--size inf", 64),
    ("--line-height nan", 64), ("--tabs 1,,2", 64), ("--tabs nan", 64), ("--max-lines 0", 64),
    ("--max-lines 99999999999999999999", 64), ("--letter-spacing nan", 64),
    ("--axes wght=nan", 64), ("--features x=99999999", 64), ("--language ü", 64),
    ("--language en--US", 64), ("--weight nan", 64), ("--font /dev/null", 65), ("--font /", 65),
    ("--font no.ttf", 66), ("--font no", 69), ("--library /dev/null", 65),
  ])
  func `An invalid option is named`(options: String, status: Int32) throws {
    let words = options.split(separator: " ").map(String.init)
    let result = try metrics(["a"] + words)
    #expect(result.status == status)
    #expect(result.output.isEmpty)
    let first = try #require(result.errorText.split(separator: "\n").first)
    #expect(first.hasPrefix("symtext: ") && first.contains(words[1].split(separator: ",")[0]))
  }

  @Test(arguments: [
    ([0x61, 0xFF], 2), ([0xED, 0xA0, 0x80], 1), ([0xC3, 0xA4, 0xC0, 0x80], 3),
    ([0xEF, 0xBB, 0xBF, 0xE2, 0x82], 4), ([0xF4, 0x90, 0x80, 0x80], 1),
  ])
  func `Input that is not UTF-8 has status 65`(input: [UInt8], place: Int) throws {
    let result = try metrics(["-"], input: input)
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(
      result.errorText
        == "symtext: standard input is not UTF-8 at byte \(place); convert it, for example with iconv\n"
    )
  }

  @Test(arguments: [#"a\377"#, #"\355\240\200"#])
  func `An argument that is not UTF-8 has status 65`(octal: String) throws {
    let result = try Subprocess.run(
      "/bin/sh", ["-c", #"exec "$0" metrics "$(printf '\#(octal)')""#, SymtextProcess.executable])
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(result.errorText.hasPrefix("symtext: argument 2, “"))
  }

  @Test(arguments: [
    "", "\u{FEFF}", "\0", "\u{1B}[31m\u{7F}\u{9F}\"\\", "\u{FFFC}\u{FFFC}\u{301}{circle}",
    "\u{301}",
    "\u{2028}\u{2029}\u{85}\u{B}\u{C}\r\n\n", "\t\t", "   ",
    "\u{202E}\u{2066}a\u{2069}\u{2069}\u{202C}",
    "\u{FFFE}\u{10FFFF}\u{E000}", String(repeating: "\u{2067}", count: 10_000),
    String(repeating: "\\", count: 9999), String(repeating: "*[", count: 9999),
    String(repeating: "[", count: 2000) + "a" + String(repeating: "]{features=tnum}", count: 2000),
  ])
  func `Metrics of any text are JSON`(text: String) throws {
    for options in [[], ["--width", "40", "--max-lines", "2", "--truncate", "middle"]] {
      let result = try metrics(["-", "--glyphs"] + options, input: Array(text.utf8))
      try #require(result.status == 0, "\(result.errorText)")
      #expect(isJSON(result.output))
      // No characters that control a terminal.
      #expect(!result.errorText.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  @Test(arguments: [
    ("{image=no.png}", 66), ("[a]{font=no.ttf}", 66), ("[a]{font=\"No Such Font\"}", 69),
    ("{image=/dev/zero}", 65), ("{image=/}", 65), ("{circle size=nan}", 65), ("[a]{size=inf}", 65),
    ("[a]{spacing=nan}", 65), ("[a]{language=!}", 65), ("{", 65), ("{}", 65), ("{=}", 65),
    ("{circle\u{1B}[31m x=1}", 65),
  ])
  func `Invalid markup is named`(markup: String, status: Int32) throws {
    let result = try SymtextProcess.run(
      ["render", markup, "-o", directory.file("a.png")], directory: directory.path)
    #expect(result.status == status)
    #expect(result.errorText.hasPrefix("symtext: ") && result.errorText.hasSuffix("\n"))
    #expect(!result.errorText.contains("\u{1B}"))
    #expect(directory.files.isEmpty)
  }

  @Test func `A picture passed as a font is rejected`() throws {
    let font = try directory.write("\u{89}PNG\r\n", to: "a.ttf")
    let result = try metrics(["a", "--font", font])
    #expect(result.status == 65)
    #expect(
      result.errorText
        == "symtext: \(font) is not a readable font; give an OpenType font (.ttf, .otf, .ttc, .woff, .woff2) or the name of an installed family\n"
    )
  }

  @Test func `Reading a pipe does not block`() throws {
    let pipe = directory.file("a.ttf")
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    #expect(try metrics(["a", "--font", pipe]).status == 65)
    #expect(try metrics(["{image=\(pipe)}"]).status == 65)
  }

  /// `FUZZ=1000` in the environment damages that many fonts.
  @Test func `Damaged fonts do not crash the program`() throws {
    var random = SplitMix64(state: 4)
    let rounds = ProcessInfo.processInfo.environment["FUZZ"].flatMap { Int($0) } ?? 12
    let sources = [TestFonts.inter, TestFonts.dejaVuSans, TestFonts.symbols]
    let whole = try sources.map { try PackageFiles.bytes($0) }
    let file = directory.file("damaged.ttf")
    for round in 0..<rounds {
      let font = DamagedFont(whole[round % whole.count], using: &random).bytes
      try PackageFiles.write(font, to: file)
      let option = round % 3 == 2 ? "--library" : "--font"
      let text = "AVH fi é {circle} {cloud.sun mode=multicolor}"
      let told = try metrics([text, option, file, "--weight", "650"])
      #expect([0, 65].contains(told.status), "round \(round): \(told.errorText)")
      #expect(told.status != 0 || isJSON(told.output))
      let drawn = try SymtextProcess.run(
        ["render", text, option, file, "--size", "30", "-o", directory.file("a.png")])
      #expect([0, 65].contains(drawn.status), "round \(round): \(drawn.errorText)")
    }
  }
}

/// A font with some bytes of its tables changed or removed.
private struct DamagedFont {
  private(set) var bytes: [UInt8]

  init(_ whole: [UInt8], using random: inout SplitMix64) {
    bytes = whole
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let tableCount = number(4) >> 16
    let tables = (0..<tableCount).map { index in
      (offset: number(12 + 16 * index + 8), length: number(12 + 16 * index + 12))
    }
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      let table = tables[Int.random(in: 0..<tableCount, using: &random)]
      // The headers of tables have the critical numbers.
      let most = Bool.random(using: &random) ? min(table.length, 64) : table.length
      let place = table.offset + Int.random(in: 0..<max(most, 1), using: &random)
      if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
    }
    if Int.random(in: 0..<8, using: &random) == 0 {
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
    }
  }
}
