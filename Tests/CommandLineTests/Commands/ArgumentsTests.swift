import SymtextTestSupport
import Testing

/// Parsing of arguments into options and operands.
struct ArgumentsTests {
  private func symtext(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(arguments)
  }

  @Test(arguments: [["--size", "40"], ["--size=40"]])
  func `A value follows its option, with or without an equals sign`(
    option: [String]
  ) throws {
    let result = try SymtextProcess.run(["metrics", "a", "--font", TestFonts.inter] + option)
    #expect(result.status == 0)
    #expect(result.outputText.contains("40.00 pt"))
  }

  @Test(arguments: [
    ["-o", "a.png"], ["-oa.png"], ["-o=a.png"], ["--output", "a.png"], ["--output=a.png"],
  ])
  func `An option may have a one-letter form`(option: [String]) throws {
    let directory = try TemporaryDirectory()
    let result = try SymtextProcess.run(["render", "a"] + option, directory: directory.path)
    #expect(result.status == 0)
    #expect(directory.files == ["a.png"])
  }

  @Test func `Options may precede the text`() throws {
    #expect(
      try symtext("metrics", "--size", "20", "a").output
        == (try symtext("metrics", "a", "--size", "20").output))
  }

  @Test func `The last of two values wins`() throws {
    #expect(
      try symtext("metrics", "a", "--size", "20", "--size", "30").output
        == (try symtext("metrics", "a", "--size", "30").output))
  }

  @Test func `After two dashes nothing is an option`() throws {
    let result = try symtext("metrics", "--json", "--", "--size")
    #expect(result.status == 0)
    #expect(result.outputText.contains("\"text\": \"--size\""))
  }

  @Test(arguments: [
    (["render", "a", "--unknown"], "there is no option --unknown"),
    (["render", "a", "--siz", "3"], "there is no option --siz; did you mean --size?"),
    (["render", "a", "-x"], "there is no option -x"),
    (["render", "a", "--size"], "--size <points>: the value is missing"),
    (["metrics", "a", "--json=yes"], "--json takes no value"),
    (["render"], "<text> is missing"),
    (["render", "a", "b"], "“b” is one argument too many; put quotes around a <text> with spaces"),
    (["button", "x", "--label", "a"], "“x” is one argument too many"),
    (["font", "build", "a.svg"], "-o, --output <file> is missing"),
    (["rendr", "a"], "there is no command rendr; did you mean render?"),
    (["zzzzz"], "there is no command zzzzz"),
    (["symbols"], "a command is missing, one of: list, search, show"),
  ])
  func `The error for a wrong command line names the fault and the help`(
    arguments: [String], message: String
  ) throws {
    let result = try SymtextProcess.run(arguments)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    let lines = result.errorText.split(separator: "\n")
    #expect(lines.first == "symtext: \(message)")
    #expect(lines.last?.hasSuffix("--help`.") == true)
  }

  @Test func `The help is available under both names`() throws {
    let help = try symtext("render", "--help")
    #expect(help.status == 0)
    #expect(try symtext("help", "render").output == help.output)
  }

  @Test func `Help fits a terminal of 80 columns`() throws {
    for command in [[], ["render"], ["metrics"], ["font", "build"]] {
      let text = try SymtextProcess.run(command + ["--help"]).outputText
      for line in text.split(separator: "\n") where !line.hasPrefix("  symtext") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }
}
