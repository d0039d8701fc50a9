import SymtextTestSupport
import Testing

/// A system without ICU.
struct MissingUnicodeDataTests {
  private static let system = Result { try HiddenLibrary("libicu") }

  @Test(arguments: [["one two", "--width", "30"], ["שלום"], ["abc", "--direction", "rtl"]])
  func `Text that needs ICU is an error that names the package`(words: [String]) throws {
    let result = try Self.system.get().run(["metrics"] + words)
    #expect(result.status == 69)
    #expect(result.errorText.contains("need ICU, which is not installed"))
    #expect(result.errorText.contains("libicu72"))
    #expect(result.output.isEmpty)
  }

  @Test func `A left-to-right line does not need ICU`() throws {
    let result = try Self.system.get().run(["metrics", "Add {plus.circle} to cart"])
    #expect(result.status == 0)
    #expect(result.errorText.isEmpty)
  }
}
