import SymtextTestSupport
import Testing

struct TextStyleOptionsTests {
  /// Returns the picture from `render`.
  private func picture(_ arguments: String...) throws -> [UInt8] {
    let result = try SymtextProcess.run(["render", "Ag {bell}", "-o", "-"] + arguments)
    #expect(result.status == 0 && result.errorText == "")
    return result.output
  }

  @Test func `A style sets size, line height and weight`() throws {
    #expect(
      try picture("--text-style", "body") == picture("--size", "17", "--line-height", "22pt"))
    #expect(
      try picture("--text-style", "headline")
        == picture("--size", "17", "--line-height", "22pt", "--weight", "semibold"))
    #expect(
      try picture("--text-style", "body", "--content-size", "AX5")
        == picture("--size", "53", "--line-height", "62pt"))
    #expect(
      try picture("--text-style", "headline", "--platform", "macOS")
        == picture("--size", "13", "--line-height", "16pt", "--weight", "bold"))
    #expect(
      try picture("--text-style", "title", "--emphasized")
        == picture("--size", "28", "--line-height", "34pt", "--weight", "bold"))
    #expect(
      try picture("--text-style", "footnote2", "--platform", "watchOS", "--content-size", "AX2")
        == picture("--size", "16", "--line-height", "17.5pt"))
    #expect(
      try picture("--text-style", "extraLargeTitle", "--platform", "visionOS")
        == picture("--size", "48", "--line-height", "56pt", "--weight", "bold"))
  }

  @Test func `The option's old name works, too`() throws {
    #expect(try picture("--style", "headline") == picture("--text-style", "headline"))
  }

  @Test func `A separate option overrides the style`() throws {
    #expect(
      try picture("--text-style", "headline", "--size", "40")
        == picture("--size", "40", "--weight", "600"))
    #expect(
      try picture("--text-style", "headline", "--weight", "300")
        == picture("--size", "17", "--line-height", "22pt", "--weight", "300"))
    #expect(
      try picture("--text-style", "body", "--line-height", "1.5")
        == picture("--size", "17", "--line-height", "1.5"))
    #expect(try picture("--text-style", "title1", "--size", "17") == picture())
  }

  @Test func `Metrics and button accept styles, too`() throws {
    let metrics = try SymtextProcess.run(["metrics", "Ag", "--text-style", "caption2"])
    #expect(metrics.outputText.contains("11.00 pt, weight 400\n"))
    func button(_ arguments: String...) throws -> [UInt8] {
      try SymtextProcess.run(["button", "--label", "Go", "-o", "-"] + arguments).output
    }
    #expect(try button("--text-style", "body") == button())
    #expect(try button("--text-style", "title1").count > button().count)
  }

  @Test(arguments: [
    (
      ["--text-style", "boddy"],
      "--text-style boddy: extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3, headline, subtitle1, body, callout, subheadline, footnote, caption1, caption2 or footnote2 is expected; did you mean body?"
    ),
    (
      ["--text-style", "footnote", "--platform", "tvOS"],
      "--text-style footnote: tvOS has no such text style; it has title1, title2, title3, headline, subtitle1, body, callout, caption1 and caption2"
    ),
    (
      ["--text-style", "body", "--platform", "BeOS"],
      "--platform BeOS: iOS, macOS, tvOS, watchOS or visionOS is expected"
    ),
    (
      ["--text-style", "body", "--content-size", "AX6"],
      "--content-size AX6: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge or AX1 to AX5 is expected"
    ),
    (
      ["--text-style", "body", "--content-size", "AX1", "--platform", "macOS"],
      "--content-size AX1: text has one size on macOS; only iOS and watchOS have Dynamic Type"
    ),
    (
      ["--text-style", "body", "--content-size", "medium", "--platform", "watchOS"],
      "--content-size medium: watchOS has no such size; it has xSmall, small, large, xLarge, xxLarge, xxxLarge, AX1, AX2 and AX3"
    ),
    (
      ["--text-style", "body", "--content-size", "AX1", "--platform", "visionOS"],
      "--content-size AX1: of visionOS only the sizes at large are public; leave it out"
    ),
    (
      ["--text-style", "callout", "--platform", "watchOS"],
      "--text-style callout: watchOS has no such text style; it has largeTitle, title1, title2, title3, headline, body, footnote, caption1, caption2 and footnote2"
    ),
    (
      ["--emphasized"],
      "--emphasized needs a text style; add --text-style"
    ),
  ])
  func `An invalid style has status 64`(arguments: [String], message: String) throws {
    let result = try SymtextProcess.run(["render", "A", "-o", "-"] + arguments)
    #expect(result.status == 64)
    #expect(result.errorText.hasPrefix("symtext: \(message)\n"))
    #expect(result.output.isEmpty)
  }
}
