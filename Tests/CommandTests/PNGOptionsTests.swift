import SymtextTestSupport
import Testing

/// The options `--blending` and `--compression`.
struct PNGOptionsTests {
  private func render(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["render", "Add {heart}", "--size", "34"] + arguments)
  }

  @Test func `A smaller file shows the same picture`() throws {
    let (fast, small) = (try render("-o", "-"), try render("--compression", "small", "-o", "-"))
    #expect(small.status == 0 && small.output.count < fast.output.count)
    #expect(
      try Python.run("decode_png.py", [], input: small.output)
        == Python.run("decode_png.py", [], input: fast.output))
    #expect(try render("--compression", "fast", "-o", "-").output == fast.output)
  }

  @Test func `Linear blending is optional`() throws {
    for (color, isOther) in [("white", true), ("red", true), ("black", false)] {
      let colors = ["--color", color, "--background", color == "white" ? "black" : "white"]
      func picture(_ arguments: String...) throws -> ProcessResult {
        try SymtextProcess.run(
          ["render", "Add {heart}", "--size", "34", "-o", "-"] + colors + arguments)
      }
      let usual = try picture()
      let linear = try picture("--blending", "linear")
      #expect(linear.status == 0 && usual.status == 0)
      // Black letters on white stay the same.
      if isOther { #expect(linear.output != usual.output, "\(color)") }
      #expect(try picture("--blending", "srgb").output == usual.output)
    }
  }

  @Test func `Formats other than PNG refuse PNG options`() throws {
    let blended = try render("--blending", "linear", "--format", "svg", "-o", "-")
    #expect(blended.status == 64)
    #expect(blended.errorText.contains("--blending linear: only pixels can be blended so"))
    let compressed = try render("--compression", "small", "--format", "svg", "-o", "-")
    #expect(compressed.status == 64)
    #expect(compressed.errorText.contains("--compression is for .png, not for .svg"))
    #expect(try render("--blending", "gamma", "-o", "-").errorText.contains("srgb or linear"))
  }

  @Test func `The file contains the alternative text`() throws {
    for (arguments, expected) in [([], "Add Heart"), (["--alt", "Mögen"], "Mögen")] {
      let result = try SymtextProcess.run(["render", "Add {heart}", "-o", "-"] + arguments)
      let facts = try Python.run("decode_png.py", ["--facts"], input: result.output)
      #expect(facts.contains("\"isSRGB\": true"))
      let description = expected.unicodeScalars.map { scalar in
        scalar.isASCII ? String(scalar) : "\\u00" + String(scalar.value, radix: 16)
      }.joined()
      #expect(facts.contains("\"description\": \"\(description)\""), "\(facts)")
    }
    let silent = try SymtextProcess.run(["render", "Add {heart}", "--alt", "", "-o", "-"])
    #expect(
      try Python.run("decode_png.py", ["--facts"], input: silent.output)
        .contains("\"description\": null"))
  }
}
