import SymtextCommandLine
import Testing

/// Sentences in parts, with the terms of each front end.
struct SentenceTests {
  private static let lines = Front.lines(options: ["size", "pixel-ratio", "arg", "output"])

  @Test func `Each front end names options in its own notation`() {
    let sentence: Sentence =
      "\(option: "pixel-ratio") has no effect with \(option: "inline"); leave out one"
    #expect(
      Front.commandLine.words(sentence)
        == "--pixel-ratio has no effect with --inline; leave out one")
    // A line has no key of the command line.
    #expect(
      Self.lines.words(sentence) == "pixelRatio has no effect with --inline; leave out one")
    #expect("\(sentence)" == Front.commandLine.words(sentence))
    #expect(sentence.leadingOption == "pixel-ratio" && Sentence("--size").leadingOption == nil)
  }

  @Test(arguments: ["--size", "a--size.ttf", "`--size`", "a: --size 3", "\"--size\"", "--", ""])
  func `A user's text stays unchanged`(name: String) {
    let error = CommandError.badValue("size", name, "there is no \(name) beside \(option: "size")")
    #expect(error.description == "--size \(name): there is no \(name) beside --size")
    var onLine = error
    onLine.front = Self.lines
    #expect(onLine.description == "size \(name): there is no \(name) beside size")
    #expect(error.key == "size" && onLine.key == "size")
  }

  @Test func `The text of a placeholder is an option or a member`() {
    let sentence: Sentence = "give it one with \(argument: "who", "TEXT")"
    #expect(Front.commandLine.words(sentence) == "give it one with --arg who=TEXT")
    #expect(Self.lines.words(sentence) == #"give it one with args, as {"who": "TEXT"}"#)
  }

  @Test func `Adjacent texts are one part`() {
    let sentence: Sentence = "a\("b")\(Sentence("c"))\(1)"
    #expect(sentence.pieces == [.text("abc1")] && sentence == "ab" + "c1")
    #expect(Sentence("").pieces.isEmpty)
  }

  @Test func `Status, code and key follow from the parts`() {
    #expect(CommandError.usage("a").code == .badValue && CommandError.usage("a").status == 64)
    #expect(
      CommandError.noInput("a").code == .missingFile && CommandError.badData("a").status == 65)
    let idle = CommandError.usage("\(option: "until") ends \(option: "loop")")
    #expect(idle.subject == .option("until") && idle.key == "until")
    var onLine = idle
    onLine.front = Self.lines
    // The option does not belong to the line.
    #expect(onLine.key == nil && onLine.description == "--until ends --loop")
    #expect(CommandError.badValue(key: "id", "a text").description == "id: a text")
    #expect(CommandError.usage("`--size`").key == nil)
  }

  @Test func `Suggestions end the sentence, with symbol names in quotes`() {
    let option = CommandError.usage(.unknownKey, suggestion: "--size", "there is no option --siz")
    #expect(option.description == "there is no option --siz; did you mean --size?")
    let symbol = CommandError(
      .badData, about: .symbol("crt"), .sentence("no symbol named `crt`"),
      advice: "`symtext symbols list` shows all names", suggestions: ["cart", "car"])
    #expect(symbol.description == "no symbol named `crt`; did you mean `cart` or `car`?")
    let none = CommandError(
      .badData, about: .symbol("q"), .sentence("no symbol named `q`"), advice: "look it up")
    #expect(none.description == "no symbol named `q`; look it up")
  }
}
