import SymtextSupport
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextTextLayout

/// Untrusted input in markup or in place of it.
struct MarkupOfStrangersTests {
  /// Texts with all markup characters, and with right-to-left and direction characters.
  private static let texts: [String] = {
    var random = SplitMix64(state: 15)
    let parts = [
      "{", "}", "{{", "}}", "[", "]", "*", "**", "\\", "$", "{$a}", "{heart}", "]{color=red}",
      "image=", "\n", "\r\n", "\t", " ", "\"", "'", "a", "é", "e\u{301}", "漢", "א", "\u{202E}",
      "\u{2066}", "\u{2069}", "\u{200F}", "\u{301}", "😀", "\u{FFFC}", "\0", "\u{2028}",
    ]
    return (0..<2000).map { _ in
      (0..<Int.random(in: 0...12, using: &random)).map { _ in
        parts[Int.random(in: parts.indices, using: &random)]
      }.joined()
    }
  }()

  private func plain(_ text: AttributedText) -> String {
    text.spans.map { if case .text(let text) = $0.content { text } else { "?" } }.joined()
  }

  @Test func `Every escaped text is preserved`() throws {
    for text in Self.texts {
      let read = try Markup.text(Markup.escaped(text))
      #expect(Array(plain(read).unicodeScalars) == Array(text.unicodeScalars))
      #expect(read.spans.allSatisfy { $0.attributes == .init() })
      // Markup around it keeps its effect.
      let marked = try Markup.text("[x\(Markup.escaped(text))]{color=red}{heart}")
      #expect(marked.spans.count == 2)
      #expect(marked.spans[0].content == .text("x" + text))
      #expect(marked.spans[0].attributes.color == AdaptiveColor("red"))
    }
  }

  @Test func `Arguments are always plain text, with the style of their placeholder`() throws {
    for text in Self.texts where !text.isEmpty {
      let read = try Markup.text("**Hi {$na-me.1}**", arguments: ["na-me.1": text])
      #expect(read.spans.count == 1)
      #expect(read.spans[0].content == .text("Hi " + text))
      #expect(read.spans[0].attributes.weight == .bolder)
    }
    #expect(
      plain(try Markup.text(#"\{$a} {{$a}}{$a}{$a}"#, arguments: ["a": "{$a}"]))
        == "{$a} {$a}{$a}{$a}")
  }

  @Test(arguments: [
    ("{$b}", "the placeholder {$b} at character 1 has no text"),
    (
      "x {$a color=red}",
      "the placeholder {$a color=red} at character 3 must be a name only; put attributes after brackets, as in [{$name}]{color=red}"
    ),
  ])
  func `A placeholder without an argument is named`(source: String, sentence: String) {
    let error = #expect(throws: SymbolError.self) {
      try Markup.text(source, arguments: ["a": "x"])
    }
    #expect(error?.description == sentence)
  }

  @Test func `Placeholders are listed without their texts`() throws {
    #expect(try Markup.placeholders(in: "{$a} {heart} **{$b}** {$a} {{$c}") == ["a", "b"])
  }

  @Test(arguments: [
    ("a {heart} b", "a ", "heart", " b"), ("{{heart}}{u+f0f3}", "{heart}", "u+f0f3", ""),
    ("{x {heart}}", "{x ", "heart", "}"), ("*[{heart}]{color=red}", "*[", "heart", "]{color=red}"),
  ])
  func `Plain symbols are symbols`(source: String, before: String, name: String, behind: String) {
    var expected = AttributedText(before)
    expected.append(AttributedText.Symbol(name))
    expected.append(behind)
    #expect(Markup.plainSymbols(source) == expected)
  }

  @Test(arguments: [
    "**a** *b* [c]{color=red}", "{image=a.png}", "{heart color=red}", "{heart\nx}", "{}", "{ }",
    "{$a}", "{", "}", "a{b", #"\{"#, #"{"x"}"#, "{" + String(repeating: "a", count: 128) + "}",
  ])
  func `Other markup is text where symbols are plain`(source: String) {
    #expect(Markup.plainSymbols(source) == AttributedText(source))
  }

  @Test func `Any text can be parsed with plain symbols`() {
    for text in Self.texts {
      for span in Markup.plainSymbols(text).spans {
        #expect(span.attributes == .init())
        if case .image = span.content { Issue.record("an image in \(text)") }
      }
    }
  }

  @Test func `A label opens only allowed files`() throws {
    let directory = try TemporaryDirectory()
    let image = try TestImages.file("described.png")
    let library = try TestLibrary.bundled.get()
    let font = try TestLibrary.inter()
    func failure(_ markup: String, _ access: FileAccess) -> SymbolError.Kind? {
      do {
        _ = try Label(markup, font: font, library: library, fileAccess: access)
        return nil
      } catch {
        return error.kind
      }
    }
    let folder = try TestImages.directory
    #expect(failure("{image=\(image)}", .everything) == nil)
    #expect(failure("{image=\(image)}", .folders([directory.path, folder])) == nil)
    #expect(failure("{image=\(image)}", .folders([directory.path])) == .notAllowed(file: image))
    #expect(failure("{image=\(image)}", .nothing) == .notAllowed(file: image))
    #expect(failure("{image=\(folder)/none.png}", .folders([folder])) == .missing)
    let text = "[x]{font=\(TestFonts.inter)}"
    #expect(failure(text, .everything) == nil)
    #expect(failure(text, .folders(["/"])) == nil)
    #expect(failure(text, .nothing) == .notAllowed(file: TestFonts.inter))
    #expect(failure("[x]{font=Inter}", .nothing) == nil)
    #expect(throws: SymbolError.self) {
      try SymbolLibraries(files: [TestFonts.inter], fileAccess: .nothing)
    }
    // A font opened earlier with permission stays unavailable without it.
    #expect(failure(text, .folders([folder])) == .notAllowed(file: TestFonts.inter))
  }
}
