import SymtextTestSupport
import Testing

/// Messages about paragraph options without effect or with invalid values.
struct ParagraphOptionsTests {
  private static let mono = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"

  @Test(arguments: [
    (["x", "--paragraph-spacing", "5"], "--paragraph-spacing has no effect"),
    (["x", "--hanging-indent", "5"], "--hanging-indent has no effect"),
    (["x", "--overflow-wrap", "normal"], "--overflow-wrap has no effect"),
    (["x", "--word-break", "keep-all"], "--word-break has no effect"),
    (["x", "--hyphenate", "--language", "de"], "--hyphenate has no effect without --width"),
    (
      ["x", "--hyphenate", "--width", "50"], "--hyphenate has no effect on text without a language"
    ),
    (
      ["x", "--hyphenate", "--width", "50", "--language", "tlh"],
      "--hyphenate has no effect on text in tlh"
    ),
    (
      ["x", "--font", TestFonts.inter, "--optical-size", "20"],
      "has no effect: Inter has no optical size axis"
    ),
    (["{star cells=2}", "--font", TestFonts.inter], "cells have no effect on `star`"),
    (["{star}", "--font", TestFonts.inter, "--cells", "auto"], "cells have no effect on `star`"),
  ])
  func `An option without effect gives a warning`(words: [String], warning: String) throws {
    let result = try SymtextProcess.run(["metrics"] + words)
    #expect(result.status == 0)
    #expect(result.errorText.contains(warning), "\(result.errorText)")
  }

  @Test(arguments: [
    ["a\nb", "--paragraph-spacing", "5"], ["x", "--hanging-indent", "5", "--width", "90"],
    ["x", "--indent", "5", "--end-indent", "5"],
    ["x", "--hyphenate", "--width", "50", "--language", "de"],
    ["[x]{language=de}", "--hyphenate", "--width", "50"],
    ["{star cells=2}", "--font", mono], ["「」", "--text-spacing-trim", "space-all"],
    ["{star keep=next}", "--width", "50"],
  ])
  func `An effective option gives no warning`(words: [String]) throws {
    let result = try SymtextProcess.run(["metrics"] + words)
    #expect(result.status == 0 && result.errorText.isEmpty, "\(result.errorText)")
  }

  @Test(arguments: [
    ("--indent", "-1"), ("--hanging-indent", "x"), ("--end-indent", "nan"),
    ("--paragraph-spacing", "1e9"), ("--overflow-wrap", "break-word"), ("--word-break", "all"),
    ("--font-palette", "bright"), ("--font-palette", "-1"), ("--font-palette", "65535"),
    ("--text-spacing-trim", "auto"), ("--optical-size", "big"), ("--optical-size", "0"),
    ("--cells", "0"),
  ])
  func `Invalid values are refused`(option: String, value: String) throws {
    let result = try SymtextProcess.run(["metrics", "x", option, value])
    #expect(result.status == 64)
    #expect(result.errorText.contains(option) && result.errorText.contains(value))
  }

  @Test(arguments: [
    ("{star keep=left}", "keep is next, previous or both"),
    ("{star cells=99}", "cells are auto, or a number from 1 to 16"),
    ("[x]{trim=maybe}", "yes or no is expected"),
  ])
  func `Invalid marks are refused with their place`(text: String, reason: String) throws {
    let result = try SymtextProcess.run(["metrics", text])
    #expect(result.status == 65 || result.status == 64)
    #expect(result.errorText.contains(reason), "\(result.errorText)")
  }
}
