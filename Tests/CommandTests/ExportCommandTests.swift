import Foundation
import SymtextTestSupport
import Testing

struct ExportCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func run(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["export"] + arguments, directory: directory.path)
  }

  @Test func `One target fills the folder, several have a folder each`() throws {
    #expect(try run("svg", "--only", "heart,bell", "-o", "one").status == 0)
    #expect(
      PackageFiles.files(under: directory.file("one")) == [
        "README.md", "bell.svg", "heart.svg", "symtext-export.txt",
      ])
    let two = try run("svg", "sprite", "--only", "heart", "-o", "two")
    #expect(two.status == 0)
    #expect(
      PackageFiles.files(under: directory.file("two")) == [
        "sprite/README.md", "sprite/sprite.svg", "svg/README.md", "svg/heart.svg",
        "symtext-export.txt",
      ])
    #expect(two.errorText.contains("4 files written in two"))
  }

  @Test func `Options that none of the targets has are told`() throws {
    let words = ["--only", "heart", "--sizes", "16", "--box", "text", "-o"]
    let one = try SymtextProcess.run(
      ["export", "constants"] + words + ["one"], directory: directory.path)
    #expect(one.status == 0)
    for option in ["--sizes 16", "--box text"] {
      #expect(
        one.errorText.contains("\(option) has no effect: it changes no file of constants"),
        "\(one.errorText)")
    }
    let two = try SymtextProcess.run(
      ["export", "constants", "svg"] + words + ["two"], directory: directory.path)
    #expect(
      two.errorText.contains("--sizes 16 has no effect: it changes no file of constants, svg"))
    #expect(!two.errorText.contains("--box"))
  }

  @Test func `A second run writes nothing, and another choice removes what has gone`() throws {
    _ = try run("svg", "--only", "heart,bell", "-o", "out")
    #expect(
      try run("svg", "--only", "heart,bell", "-o", "out").errorText.contains(
        "0 files written, 3 unchanged in out"))
    let fewer = try run("svg", "--only", "heart", "-o", "out")
    #expect(fewer.errorText.contains("1 file written, 1 unchanged, 1 removed in out"))
    #expect(!PackageFiles.exists(directory.file("out/bell.svg")))
  }

  @Test func `Symbols that sources name are exported, and unknown names are told with their place`()
    throws
  {
    try FileManager.default.createDirectory(
      atPath: directory.file("src/inner"), withIntermediateDirectories: true)
    try directory.write("Icon(\"heart.fill\")\n", to: "src/a.kt")
    try directory.write("\n<i class=\"i-symtext-bell\"/> symtext:nothing\n", to: "src/inner/b.tsx")
    let all = try run("svg", "--used-in", "src", "-o", "all")
    #expect(all.status == 0, "\(all.errorText)")
    #expect(all.errorText.contains("src/inner/b.tsx:2: no symbol is called nothing"))
    #expect(
      PackageFiles.files(under: directory.file("all")).prefix(3) == [
        "README.md", "bell.svg", "heart-fill.svg",
      ])
    let some = try run("svg", "--used-in", "src/**/*.tsx", "-o", "some")
    #expect(some.status == 0)
    #expect(!PackageFiles.exists(directory.file("some/heart-fill.svg")))
    #expect(try run("svg", "--used-in", "src/*.rs", "-o", "none").status == 65)
    #expect(try run("svg", "--used-in", "nowhere", "-o", "none").status == 66)
  }

  @Test func `Another library, other names and JSON`() throws {
    try directory.write(
      "<svg viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" stroke-width=\"2\"><path d=\"M4 12h16\"/></svg>",
      to: "step-in.svg")
    try directory.write(
      "<svg viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" stroke-width=\"2\"><path d=\"M4 4h16\"/></svg>",
      to: "step_in.svg")
    let built = try SymtextProcess.run(
      ["font", "build", "step-in.svg", "step_in.svg", "--names", "keep", "-o", "My.ttf"],
      directory: directory.path)
    try #require(built.status == 0, "\(built.errorText)")
    let clash = try run("compose", "--library", "My.ttf", "-o", "out")
    #expect(clash.status == 65)
    #expect(clash.errorText.contains("`step-in` and `step_in` would both be StepIn in Kotlin"))
    #expect(!PackageFiles.exists(directory.file("out")))
    try directory.write("step_in step.inside # the second\n", to: "names.txt")
    let done = try run(
      "compose", "--library", "My.ttf", "--names", "names.txt", "-o", "out", "--json")
    #expect(done.status == 0, "\(done.errorText)")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(done.output)) as? [String: Any])
    #expect(json["written"] as? Int == 4 && json["folder"] as? String == "out")
    #expect(
      PackageFiles.files(under: directory.file("out")).contains { $0.hasSuffix("/StepInside.kt") })
  }

  @Test(
    arguments: [
      (["svgs", "-o", "x"], 64, "there is no target svgs; did you mean svg?"),
      (["svg", "-o", "-"], 64, "-o -: a folder is expected"),
      (["svg", "--only", "hart", "-o", "x"], 65, "`hart`"),
      (
        ["svg", "--only", "category:wether", "-o", "x"], 65,
        "category:wether: there is no such category"
      ),
      (["svg", "--weights", "fat", "-o", "x"], 64, "ultralight"),
      (["svg", "--modes", "automatic", "-o", "x"], 64, "monochrome"),
      (["png", "--sizes", "16@0", "-o", "x"], 64, "16@0"),
      (["svg", "--prefix", "a b", "-o", "x"], 64, "a b"),
      (["svg", "--library", "none.ttf", "-o", "x"], 66, "none.ttf"),
      (["svg", "--library", TestFonts.dejaVuSans, "-o", "x"], 65, "`symtext font build`"),
      (["svg", "--names", "none.txt", "-o", "x"], 65, "none.txt"),
    ])
  func `Bad input is one sentence, and nothing is written`(
    arguments: [String], status: Int32, part: String
  ) throws {
    let result = try SymtextProcess.run(["export"] + arguments, directory: directory.path)
    #expect(result.status == status, "\(result.errorText)")
    #expect(result.errorText.contains(part), "\(result.errorText)")
    #expect(!PackageFiles.exists(directory.file("x")))
  }
}
