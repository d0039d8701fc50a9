import SymtextTestSupport
import Testing

/// A system on which ICU is not installed.
struct MissingUnicodeDataTests {
  private static let system = Result { try HiddenLibrary("libicu") }

  @Test(arguments: [["one two", "--width", "30"], ["שלום"], ["abc", "--direction", "rtl"]])
  func `Text that needs it is an error that names the package`(words: [String]) throws {
    let result = try Self.system.get().run(["metrics"] + words)
    #expect(result.status == 69)
    #expect(result.errorText.contains("need ICU, which is not installed"))
    #expect(result.errorText.contains("libicu72"))
    #expect(result.output.isEmpty)
  }

  @Test func `A line from left to right does not need it`() throws {
    let result = try Self.system.get().run(["metrics", "Add {plus.circle} to cart"])
    #expect(result.status == 0)
    #expect(result.errorText.isEmpty)
  }
}
