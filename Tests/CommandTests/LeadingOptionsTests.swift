import SymtextTestSupport
import Testing

struct LeadingOptionsTests {
  private func render(_ text: String, _ arguments: String..., input: String = "") throws
    -> ProcessResult
  {
    try SymtextProcess.run(["render", text, "-o", "-"] + arguments, input: input)
  }

  private func size(_ text: String, _ arguments: String...) throws -> (width: Int, height: Int) {
    let result = try SymtextProcess.run(["render", text, "-o", "-"] + arguments)
    #expect(result.status == 0 && result.errorText == "")
    return SymtextTestSupport.size(ofPNG: result.output)
  }

  @Test func `A symbol is beside the whole text, which wraps separately`() throws {
    let text = "A text that takes two lines or more"
    let plain = try size(text, "--width", "120")
    let leading = try size(
      text, "--width", "160", "--leading", "bell", "--column", "32", "--gap", "8")
    #expect(leading.height == plain.height)
    #expect((160...162).contains(leading.width))
  }

  @Test
  func `Each alignment gives a different picture for two lines, and most give the same for one`()
    throws
  {
    let names = ["first-baseline", "last-baseline", "cap-center", "center", "top", "bottom"]
    func pictures(_ text: String) throws -> [[UInt8]] {
      try names.map {
        try render(text, "--leading", "minus", "--leading-align", $0, "--pixel-ratio", "2").output
      }
    }
    let two = try pictures("one\ntwo")
    // For a symbol of the text's size, the capitals' middle and the baseline give the same position.
    #expect(two[0] == two[2])
    #expect(Set(two).count == 5)
    let one = try pictures("one")
    #expect(Set(one.prefix(4)).count == 1)
  }

  @Test func `A leading symbol is configured as in braces`() throws {
    let plain = try render("a", "--leading", "bell")
    #expect(try render("a", "--leading", "bell scale=medium").output == plain.output)
    #expect(try render("a", "--leading", "bell color=red").output != plain.output)
  }

  @Test func `Rows of a list are lines, and a row without a symbol leaves its column empty`() throws
  {
    let one = try size("{bell} Bell", "--rows")
    let three = try size("{bell} Bell\n\n  Bell {heart}\r\n{bell}Bell", "--rows")
    #expect(three.height > 3 * one.height && three.width > one.width)
    #expect(try size("{bell} Bell", "--rows", "--column", "60").width > one.width + 25)
    #expect(
      try size("{bell} Bell\n{bell} Bell", "--rows", "--row-gap", "10").height
        == size("{bell} Bell\n{bell} Bell", "--rows").height + 10)
  }

  @Test func `A list may come from standard input`() throws {
    let list = "{folder} One\n{folder.badge.plus} Two"
    let piped = try render("-", "--rows", input: list + "\n")
    #expect(piped.output == (try render(list, "--rows").output))
  }

  @Test func `One row equals a leading symbol`() throws {
    #expect(
      try render("{bell} Ring", "--rows").output == render("Ring", "--leading", "bell").output)
  }

  @Test(arguments: [
    (["--leading", "{bell}"], "--leading {bell}: a symbol's name is expected, without braces"),
    (
      ["--leading", "bell", "--rows"],
      "--rows names a symbol in each row; leave out --leading bell"
    ),
    (
      ["--gap", "3"],
      "--gap places symbols beside the text; name one with --leading, or give --rows"
    ),
    (["--leading", "bell", "--column", "-1"], "--column -1: 0 to 10,000 points is expected"),
    (
      ["--leading", "bell", "--column", "30", "--gap", "4", "--width", "34"],
      "--width 34: more than the 34 points of column and gap is expected"
    ),
    (
      ["--leading", "bell", "--leading-align", "middle"],
      "--leading-align middle: first-baseline, last-baseline, cap-center, center, top or bottom is expected"
    ),
  ])
  func `Invalid column options have status 64`(arguments: [String], message: String) throws {
    let result = try SymtextProcess.run(["render", "A", "-o", "-"] + arguments)
    #expect(result.status == 64)
    #expect(result.errorText.hasPrefix("symtext: \(message)\n"))
    #expect(result.output.isEmpty)
  }

  @Test func `An unknown symbol has status 65`() throws {
    #expect(try render("A", "--leading", "hart").status == 65)
    let list = try render("{bell} a\n{hart} b", "--rows")
    #expect(list.status == 65 && list.errorText.contains("did you mean `hare` or `hat` or `heart`"))
  }
}
