import SymtextTestSupport
import Testing

/// `symtext template guide`.
struct TemplateGuideCommandTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    var sample = TemplateSample()
    sample.version = "7.0"
    sample.paths = [("class=\"monochrome-0\"", .init())]
    try directory.write(sample.text, to: "ring.svg")
    // A shaft with a head above it, the same at all weights.
    let arrow = "M40 0L40 -40L30 -40L45 -70L60 -40L50 -40L50 0Z"
    var text = sample.text
    for variant in sample.variants {
      text = text.replacing("d=\"\(sample.data(.init(), variant))\"", with: "d=\"\(arrow)\"")
    }
    try directory.write(text, to: "arrow.svg")
  }

  private func guide(_ words: String...) throws -> ProcessResult {
    try SymtextProcess.run(["template", "guide"] + words, directory: directory.path)
  }

  private func values(_ attribute: String, in name: String) throws -> [String] {
    let text = try PackageFiles.text(directory.file(name))
    return text.split(separator: " \(attribute)=\"").dropFirst().map { part in
      String(part.prefix { $0 != "\"" })
    }
  }

  private func times(_ keyframes: String) -> [Double] {
    let words = keyframes.split(separator: " ").dropFirst().map { Double($0) ?? .nan }
    return stride(from: 1, to: words.count, by: 4).map { words[$0] }
  }

  @Test func `A ring is drawn from a place, and the rest of the file stays`() throws {
    let result = try guide("ring.svg", "--start", "left", "--caps", "butt", "-o", "out.svg")
    #expect(result.status == 0 && result.errorText == "")
    let keyframes = try values("data-clipstroke-keyframes", in: "out.svg")
    #expect(keyframes.count == 3)
    for text in keyframes {
      for (time, expected) in zip(times(text), [0, 0.25, 0.5, 0.75, 1]) {
        #expect(abs(time - expected) < 0.01)
      }
    }
    #expect(try values("data-symtext-draw-caps", in: "out.svg") == ["butt", "butt", "butt"])
    var plain = try PackageFiles.text(directory.file("out.svg"))
    for text in Set(keyframes) {
      plain = plain.replacing(" data-clipstroke-keyframes=\"\(text)\"", with: "")
    }
    plain = plain.replacing(" data-symtext-draw-caps=\"butt\"", with: "")
    #expect(try plain == PackageFiles.text(directory.file("ring.svg")))
    let list = try guide("out.svg")
    #expect(list.status == 0 && list.outputText.contains("path 1: 1 stroke, caps butt\n"))
    #expect(list.outputText.contains("  1: stroke 1, at "))
  }

  @Test func `A direction alone keeps the places`() throws {
    #expect(try guide("ring.svg", "-o", "out.svg").status == 0)
    #expect(try guide("out.svg", "--direction", "backward", "-o", "back.svg").status == 0)
    let before = try values("data-clipstroke-keyframes", in: "out.svg")
    let after = try values("data-clipstroke-keyframes", in: "back.svg")
    for (a, b) in zip(before, after) {
      for (x, y) in zip(times(a), times(b)) { #expect(abs(x + y - 1) < 0.001) }
    }
    let both = try guide("out.svg", "--direction", "both", "-o", "both.svg")
    #expect(both.status == 65)
    #expect(both.errorText.contains("a closed line is drawn in one direction"))
  }

  @Test func `A head is attached to the pen, and a shaft is drawn both ways`() throws {
    let result = try guide(
      "arrow.svg", "--start", "bottom", "--end", "50,45", "--attach", "end", "-o", "out.svg")
    #expect(result.status == 0, "\(result.errorText)")
    #expect(try values("data-symtext-draw-attach", in: "out.svg") == ["2", "2", "2"])
    #expect(try times(values("data-clipstroke-keyframes", in: "out.svg")[0]) == [0, 1])
    #expect(try guide("out.svg").outputText.contains("time 1, carries parts"))
    let both = try guide("out.svg", "--direction", "both", "--attach", "none", "-o", "both.svg")
    #expect(both.status == 0, "\(both.errorText)")
    #expect(try times(values("data-clipstroke-keyframes", in: "both.svg")[0]) == [1, 0, 1])
    #expect(try values("data-symtext-draw-attach", in: "both.svg") == [])
  }

  @Test func `The pen follows the shaft to the head, and the place is told`() throws {
    let result = try guide("arrow.svg", "--start", "bottom", "--end", "top", "-o", "out.svg")
    #expect(result.status == 0)
    #expect(result.errorText.contains("--end lies in a part that is wider than the stroke"))
    #expect(result.errorText.contains("at 50,4") && result.errorText.contains("--attach end"))
    #expect(try times(values("data-clipstroke-keyframes", in: "out.svg")[0]) == [0, 1])
    // The second guide point lies at the lower edge of the head.
    #expect(try guide("out.svg").outputText.contains("  2: stroke 1, at 50,4"))
    let attached = try guide(
      "arrow.svg", "--start", "top", "--end", "bottom", "--attach", "start", "-o", "back.svg")
    #expect(attached.status == 0 && attached.errorText.contains("--start lies in a part"))
    #expect(!attached.errorText.contains("--attach"))
  }

  @Test func `A font keeps the attributes, and exports them`() throws {
    #expect(
      try guide(
        "arrow.svg", "--start", "bottom", "--end", "50,45", "--attach", "end", "--caps", "round",
        "-o", "mine.svg"
      ).status == 0)
    let build = try SymtextProcess.run(
      ["font", "build", "mine.svg", "-o", "mine.ttf"], directory: directory.path)
    #expect(build.status == 0, "\(build.errorText)")
    let export = try SymtextProcess.run(
      ["template", "export", "mine", "--library", "mine.ttf", "-o", "again.svg"],
      directory: directory.path)
    #expect(export.status == 0, "\(export.errorText)")
    #expect(try values("data-symtext-draw-attach", in: "again.svg") == ["2", "2", "2"])
    #expect(try values("data-symtext-draw-caps", in: "again.svg") == ["round", "round", "round"])
    let check = try SymtextProcess.run(
      ["template", "check", "again.svg"], directory: directory.path)
    #expect(check.status == 0, "\(check.outputText)")
  }

  @Test func `Wrong attributes are found by the check`() throws {
    let text = try PackageFiles.text(directory.file("ring.svg"))
    try directory.write(
      text.replacing(
        "class=\"monochrome-0\"", with: "class=\"monochrome-0\" data-symtext-draw-caps=\"square\""),
      to: "lone.svg")
    let lone = try SymtextProcess.run(["template", "check", "lone.svg"], directory: directory.path)
    #expect(lone.outputText.contains("its data-symtext-draw-caps is ignored"))
    #expect(try guide("ring.svg", "-o", "out.svg").status == 0)
    let guided = try PackageFiles.text(directory.file("out.svg"))
    try directory.write(
      guided.replacing(
        "class=\"monochrome-0\"", with: "class=\"monochrome-0\" data-symtext-draw-attach=\"9\""),
      to: "wrong.svg")
    let wrong = try SymtextProcess.run(
      ["template", "check", "wrong.svg"], directory: directory.path)
    #expect(wrong.status == 65)
    #expect(
      wrong.outputText.contains("its data-symtext-draw-attach has 9, but the path has 5 guide"))
  }

  @Test(arguments: [
    ("ring.svg --start left", 64, "--output"), ("ring.svg --path 2 -o x.svg", 64, "--path 2"),
    ("ring.svg --start middle -o x.svg", 64, "--start middle"),
    ("ring.svg --attach 0 -o x.svg", 64, "--attach 0"),
    ("ring.svg --attach 9 -o x.svg", 65, "data-symtext-draw-attach has 9"),
    ("ring.svg --start 50,50 --end right -o x.svg", 65, "50,50 lies beside the ink"),
    ("none.svg", 66, "none.svg"),
  ])
  func `What cannot be done is told`(words: String, status: Int32, message: String) throws {
    let result = try SymtextProcess.run(
      ["template", "guide"] + words.split(separator: " ").map(String.init),
      directory: directory.path)
    #expect(result.status == status && result.errorText.contains(message), "\(result.errorText)")
    #expect(!directory.files.contains { $0.hasSuffix("x.svg") })
  }
}
