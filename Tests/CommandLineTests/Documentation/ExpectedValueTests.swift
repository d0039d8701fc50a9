@testable import SymtextCommandLine
import SymtextService
import SymtextProgram
import Testing

struct ExpectedValueTests {
  private func option(_ name: String, _ value: String?, _ help: String, default: String? = nil)
    -> ExpectedValue?
  {
    ExpectedValue(Command.Option(name: name, value: value, help: help, defaultValue: `default`))
  }

  @Test func `Values are those that the help lists`() {
    #expect(
      option("align", "side", "start, center, end or justify.", default: "start")
        == .words(["start", "center", "end", "justify"]))
    #expect(
      option("direction", "direction", "ltr, rtl, or auto: that of the first letter.")
        == .words(["ltr", "rtl", "auto"]))
    #expect(
      option("scale", "scale", "How large symbols are: small, medium or large.")
        == .words(["small", "medium", "large"]))
    #expect(
      option("text-as", "form", "Form of the text in an SVG: paths or text.")
        == .words(["paths", "text"]))
  }

  @Test func `No values are guessed where none are listed, or the default is not among them`() {
    #expect(option("weight", "weight", "1 to 1000, or a name.") == .anything)
    #expect(option("text", "text", "small, medium or large.") == .anything)
    #expect(option("mode", "mode", "one, two or three.", default: "four") == .anything)
    #expect(option("plain", nil, "small, medium or large.") == nil)
    #expect(option("x", "way", "") == .anything)
    #expect(option("x", "way", "a, b or") == .anything)
  }

  @Test func `Files, folders and symbols are recognised by their placeholders`() {
    #expect(option("output", "file", "The file.") == .file)
    #expect(option("font", "family|file", "The font.") == .file)
    #expect(option("image", "[size=]file", "PNG, JPEG or SVG.") == .file)
    #expect(option("allow-files", "folder", "The folder.") == .folder)
    #expect(option("symbol", "name", "The symbol.") == .symbol)
    #expect(ExpectedValue(Command.Operand(name: "name", help: "")) == .symbol)
    #expect(ExpectedValue(Command.Operand(name: "text", help: "")) == .anything)
  }
}
