import SymtextTestSupport
import Testing

/// A system without ICU.
struct MissingUnicodeDataTests {
  private static let system = Result { try HiddenLibrary("libicu") }

  @Test(arguments: [
    ["one two three", "--width", "30"], ["שלום (abc) 12"], ["abc", "--direction", "rtl"],
    ["漢字かな交じり文。", "--width", "60"], ["Add {plus.circle} to cart"],
  ])
  func `Text is set as with ICU`(words: [String]) throws {
    let arguments = ["metrics", "--json"] + words
    let result = try Self.system.get().run(arguments)
    #expect(result.status == 0)
    #expect(result.errorText.isEmpty)
    #expect(result.output == (try SymtextProcess.run(arguments).output))
  }

  @Test func `Lines of Thai end at spaces, with a warning that names the package`() throws {
    let arguments = ["metrics", "ภาษาไทยเป็นภาษา ดี", "--width", "60"]
    let result = try Self.system.get().run(arguments)
    #expect(result.status == 0)
    #expect(result.errorText.contains("ICU, which has dictionaries of Thai"))
    #expect(result.errorText.contains("libicu72"))
    #expect(result.output != (try SymtextProcess.run(arguments).output))
    let unwrapped = try Self.system.get().run(["metrics", "ภาษาไทย ดี"])
    #expect(unwrapped.errorText.isEmpty)
  }

  @Test(arguments: [
    ("{bell} “one” two three", false), ("漢字 שלום (abc) 12", false), ("ภาษาไทย ดี", true),
  ])
  func `Only words that need a dictionary load ICU`(text: String, isLoaded: Bool) throws {
    let result = try Subprocess.run(
      "/usr/bin/env",
      ["LD_DEBUG=files", SymtextProcess.executable, "metrics", text, "--width", "60"])
    #expect(result.errorText.contains("libicuuc") == isLoaded)
  }
}
