import SymtextTestSupport
import Testing

struct MissingValueTests {
  @Test(arguments: [
    (["render", "a", "--color", "-o", "x.png"], "--color <color>", "color", "-o"),
    (["render", "a", "--color", "--output", "x.png"], "--color <color>", "color", "--output"),
    (["render", "a", "--size", "--color=red"], "--size <points>", "size", "--color=red"),
    (["button", "--label", "--symbol", "cart"], "--label <text>", "label", "--symbol"),
    (["render", "a", "-o", "--otput", "x.png"], "-o, --output <file>", "output", "--otput"),
  ])
  func `An option before another option lacks its value`(
    words: [String], usage: String, name: String, next: String
  ) throws {
    let result = try SymtextProcess.run(words)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(
      result.errorText.hasPrefix(
        "symtext: \(usage): the value is missing, and \(next) follows, which looks like an option; write --\(name)=\(next) if it is the value\n"
      ))
  }

  @Test func `Numbers, dashes and features are values, and so is what follows an equals sign`()
    throws
  {
    for words in [
      ["--letter-spacing", "-0.5"], ["--features", "-liga"], ["--features", "-onum"],
      ["--alt", "-"], ["--alt", "-- or --"], ["--alt=--color"], ["--alt", "---"],
    ] {
      let result = try SymtextProcess.run(["render", "a", "-o", "-", "--format", "svg"] + words)
      #expect(result.status == 0, "\(words)")
    }
  }
}
