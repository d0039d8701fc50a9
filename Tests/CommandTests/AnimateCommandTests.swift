import Foundation
import SymtextTestSupport
import Testing

struct AnimateCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func animate(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["animate"] + arguments, directory: directory.path)
  }

  /// The contents of manifest.json.
  private struct Manifest: Decodable {
    struct Frame: Decodable {
      var file: String
      var time: Double
      var duration: Double
    }

    var width: Int
    var height: Int
    var pixelRatio: Double
    var rate: Double
    var duration: Double
    var loops: Bool
    var altText: String
    var frames: [Frame]
  }

  private func manifest(_ folder: String) throws -> Manifest {
    try JSONDecoder().decode(
      Manifest.self, from: Data(try PackageFiles.bytes(directory.file("\(folder)/manifest.json"))))
  }

  // MARK: Frames

  @Test func `Frames are pictures with a list of their times`() throws {
    let result = try animate(
      "Ag {gear}", "--effect", "bounce.wholeSymbol", "--fps", "20", "--pixel-ratio", "2",
      "--frames",
      "out")
    #expect(result.status == 0 && result.errorText == "" && result.output.isEmpty)
    let manifest = try manifest("out")
    // .7 s are 14 steps of 1/20 s; the last frame is the end.
    try #require(manifest.frames.count == 15)
    #expect(manifest.rate == 20 && manifest.pixelRatio == 2 && !manifest.loops)
    #expect(abs(manifest.duration - 750) < 1e-9)
    #expect(manifest.altText == "Ag Gear with many teeth")
    for (number, frame) in manifest.frames.enumerated() {
      #expect(frame.file == "00\(number < 10 ? "0" : "")\(number).png")
      #expect(abs(frame.time - 50 * Double(number)) < 1e-9 && abs(frame.duration - 50) < 1e-9)
      let bytes = try PackageFiles.bytes(directory.file("out/\(frame.file)"))
      #expect(Array(bytes.prefix(8)) == pngSignature)
      #expect(size(ofPNG: bytes).width == manifest.width)
      #expect(size(ofPNG: bytes).height == manifest.height)
    }
    #expect(
      directory.files == (manifest.frames.map(\.file) + ["manifest.json"]).map { "out/\($0)" })
    let ends = try ["0000", "0014", "0002"].map {
      try PackageFiles.bytes(directory.file("out/\($0).png"))
    }
    #expect(ends[0] == ends[1] && ends[0] != ends[2])
  }

  @Test func `A loop spreads its frames over its length`() throws {
    let result = try animate(
      "{gear}", "--effect", "rotate", "--continuous", "--loop", "--fps", "7", "--frames", "out")
    #expect(result.status == 0 && result.errorText == "")
    let manifest = try manifest("out")
    #expect(manifest.loops)
    try #require(manifest.frames.count == 14)
    #expect(abs(manifest.duration - 2000) < 1e-9)
    #expect(abs(manifest.frames[13].time + manifest.frames[13].duration - 2000) < 1e-9)
  }

  @Test func `Speed and repetition apply to all effects`() throws {
    _ = try animate(
      "{gear}", "--effect", "bounce.wholeSymbol", "--repeat", "2", "--delay", "0.3", "--speed", "2",
      "--fps", "100", "--frames", "out")
    // .35 + .3 + .35
    #expect(try manifest("out").frames.count == 101)
  }

  @Test func `A continuing effect is removed`() throws {
    _ = try animate(
      "{gear}", "--effect", "pulse.wholeSymbol", "--until", "1.5", "--fps", "20", "--frames", "out")
    let manifest = try manifest("out")
    #expect(!manifest.loops)
    try #require(manifest.frames.count == 36)
    let ends = try [0, 35].map {
      try PackageFiles.bytes(directory.file("out/\(manifest.frames[$0].file)"))
    }
    #expect(ends[0] == ends[1])
  }

  @Test func `Frames need a folder that has a name and can be created`() throws {
    let nameless = try animate("{gear}", "--effect", "bounce", "--frames", "")
    #expect(nameless.status == 64 && nameless.errorText.contains("--frames: a folder is expected"))
    try directory.write("", to: "file")
    let file = try animate("{gear}", "--effect", "bounce", "--frames", "file")
    #expect(file.status == 73 && file.errorText.contains("file"))
    #expect(directory.files == ["file"])
  }

  // MARK: One moment, a strip, a dump

  @Test func `A moment at rest is the picture that render draws`() throws {
    let still = try SymtextProcess.run(["render", "Ag {gear}"]).output
    for time in ["0", "9"] {
      let result = try animate("Ag {gear}", "--effect", "wiggle", "--at", time)
      #expect(result.status == 0 && result.errorText == "")
      #expect(size(ofPNG: result.output).width >= size(ofPNG: still).width)
    }
    let faded = try animate("Ag {gear}", "--effect", "pulse", "--at", "0")
    #expect(faded.output == still)
    #expect(try animate("Ag {gear}", "--effect", "pulse", "--at", "1").output == still)
    #expect(try animate("Ag {gear}", "--effect", "pulse", "--at", ".5").output != still)
  }

  @Test func `A button's label, ground and symbol change together`() throws {
    func still(_ state: String, _ symbol: String, _ style: String) throws -> [UInt8] {
      try SymtextProcess.run(
        // The animation has the alternative text of its final state.
        [
          "button", "--label", "Mute", "--symbol", symbol, "--state", state, "--style", style,
          "--alt", "Mute, \(state == "normal" ? Self.next(style) : state)",
        ]
      ).output
    }
    // The ground of a bordered button changes its shape, that of a filled one only its colour.
    for style in ["filled", "bordered"] {
      let state = Self.next(style)
      func animated(_ more: [String]) throws -> ProcessResult {
        try SymtextProcess.run(
          [
            "animate", "button", "--label", "Mute", "--symbol", "bell", "--to", "bell.slash",
            "--style", style, "--to-state", state, "--alt", "Mute, \(state)",
          ] + more)
      }
      func moment(_ time: String) throws -> [UInt8] { try animated(["--at", time]).output }
      let (before, after) = (try moment("0"), try moment("9"))
      #expect(try before == still("normal", "bell", style))
      #expect(try after == still(state, "bell.slash", style))
      #expect(![before, after].contains(try moment("0.05")))
      // The symbol's first change is in the second frame, as the ground's is.
      let dump = try animated(["--dump"]).outputText.split(separator: "\n")
      #expect(dump.contains { $0.hasPrefix("0.0167 bell.slash") })
    }
  }

  private static func next(_ style: String) -> String {
    style == "filled" ? "disabled" : "selected"
  }

  @Test(arguments: [
    (["--to-state", "focused"], "--to-state: a focus ring cannot be animated"),
    (
      ["--state", "focused", "--to-state", "normal"], "--to-state: a focus ring cannot be animated"
    ),
    (["--to-state", "gone"], "--to-state gone:"),
    (["--to-state", "selected", "--press"], "leave out one"),
  ])
  func `An unsupported state is an error`(options: [String], message: String) throws {
    let result = try SymtextProcess.run(
      ["animate", "button", "--label", "A", "-o", directory.file("a.png")] + options)
    #expect(result.status == 64 && result.errorText.contains(message), "\(result.errorText)")
    #expect(directory.files.isEmpty)
  }

  @Test func `Reflow is optional, and an obstacle to it gives a warning`() throws {
    let wide = try animate("A {play} b", "--to", "battery.100", "--at", "0")
    let narrow = try animate("A {play} b", "--to", "battery.100", "--reflow", "--at", "0")
    #expect(wide.errorText == "" && narrow.errorText == "" && wide.output != narrow.output)
    let same = try animate("A {heart} b", "--to", "heart.fill", "--reflow", "--at", "0")
    #expect(
      same.status == 0 && same.errorText.contains("--reflow has no effect: no symbol is replaced"))
    let input = try animate("-", "--to", "heart.fill", "--reflow", "--at", "0")
    #expect(input.status == 64 && input.errorText.contains("--reflow draws the text twice"))
  }

  @Test(arguments: ["svg", "pdf", "png"])
  func `A moment and a strip have every picture format`(format: String) throws {
    for (name, option) in [("a", ["--at", "0.1"]), ("b", ["--sheet=5"]), ("c", ["--sheet"])] {
      let file = directory.file("\(name).\(format)")
      let result = try SymtextProcess.run(
        ["animate", "{gear}", "--effect", "bounce", "-o", file] + option)
      #expect(result.status == 0 && result.errorText == "", "\(result.errorText)")
      #expect(try PackageFiles.bytes(file).count > 100)
    }
    #expect(directory.files.count == 3)
  }

  @Test func `A strip has the requested number of frames, with their times`() throws {
    let result = try animate(
      "{gear}", "--effect", "bounce.wholeSymbol", "--sheet=8", "--format", "svg", "--text-as",
      "text")
    #expect(result.status == 0)
    for time in ["0.00 s", "0.10 s", "0.70 s"] { #expect(result.outputText.contains(time)) }
    #expect(!result.outputText.contains("0.80 s"))
    for number in ["0", "401", "-1", "few", "1.5"] {
      let wrong = try animate("{gear}", "--effect", "bounce", "--sheet=\(number)")
      #expect(wrong.status == 64 && wrong.errorText.contains("--sheet"))
    }
  }

  @Test func `A dump lists the motion`() throws {
    let result = try animate(
      "{circle}", "--effect", "pulse.wholeSymbol", "--fps", "4", "--dump")
    #expect(result.status == 0 && result.errorText == "")
    #expect(
      result.outputText == """
        1 s
        0 circle (L0) rest
        0.25 circle (L0) opacity 0.7
        0.5 circle (L0) opacity 0.4
        0.75 circle (L0) opacity 0.7
        1 circle (L0) rest

        """)
    #expect(directory.files.isEmpty)
  }

  @Test func `With reduced motion a dump has no motion`() throws {
    let result = try animate(
      "{gear}", "--effect", "bounce", "--effect", "breathe", "--reduce-motion", "--dump")
    #expect(result.status == 0 && result.outputText.contains("opacity"))
    for word in ["scale", "rotate", "offset"] { #expect(!result.outputText.contains(word)) }
    let still = try animate("{gear}", "--effect", "bounce", "--reduce-motion", "--dump")
    #expect(still.status == 0)
    #expect(still.errorText == "symtext: nothing moves with reduced motion\n")
  }

  // MARK: Playing effects

  @Test func `Effects in the markup come before effects for all symbols`() throws {
    let result = try animate(
      "{gear effect=rotate.wholeSymbol} {circle}", "--effect", "pulse.wholeSymbol", "--dump",
      "--fps", "4")
    #expect(result.status == 0 && result.errorText == "")
    let lines = result.outputText.split(separator: "\n")
    #expect(lines.contains { $0.contains("gear") && $0.contains("rotate") })
    #expect(lines.contains { $0.contains("circle") && $0.contains("opacity") })
    #expect(!lines.contains { $0.contains("gear") && $0.contains("opacity") })
  }

  @Test func `Separate effects play at once`() throws {
    let both = try animate(
      "{gear}", "--effect", "bounce", "--effect", "pulse", "--dump"
    ).outputText
    #expect(both == (try animate("{gear}", "--effect", "bounce;pulse", "--dump").outputText))
    #expect(both.contains("scale") && both.contains("opacity"))
  }

  @Test func `A symbol changes to another symbol or another value`() throws {
    let other = try animate("{bell}", "--to", "heart", "--dump")
    #expect(other.status == 0 && other.errorText == "")
    #expect(other.outputText.contains(" bell (") && other.outputText.contains(" heart ("))
    let value = try animate("{wifi value=0}", "--to", "{wifi value=1}", "--dump")
    #expect(value.status == 0 && value.errorText == "")
    #expect(value.outputText.contains("lit") && !value.outputText.contains("scale"))
    _ = try animate("{bell}", "--to", "bell.slash", "--at", "5", "-o", directory.file("a.png"))
    let still = try SymtextProcess.run([
      "render", "{bell.slash}", "-o", directory.file("b.png"),
    ])
    #expect(still.status == 0)
    #expect(directory.files == ["a.png", "b.png"])
  }

  @Test func `A button is pressed first, and its symbol follows`() throws {
    func button(_ arguments: String...) throws -> ProcessResult {
      try animate(
        [
          "button", "--label", "Go", "--symbol", "circle", "--effect", "bounce.wholeSymbol",
          "--fps",
          "50", "--dump",
        ] + arguments)
    }
    let (plain, pressed) = (try button(), try button("--press"))
    #expect(plain.status == 0 && pressed.status == 0 && pressed.errorText == "")
    #expect(plain.outputText.hasPrefix("0.7 s\n") && pressed.outputText.hasPrefix("1.06 s\n"))
    func first(_ result: ProcessResult) -> Double? {
      result.outputText.split(separator: "\n").first { $0.contains("scale") }
        .flatMap { $0.split(separator: " ").first }.flatMap { Double($0) }
    }
    #expect(first(plain) == 0.02 && first(pressed) == 0.38)
    // Nothing but the press: the button looks different while it is held.
    let file = directory.file("a.svg")
    _ = try animate(
      "button", "--label", "Go", "--symbol", "circle", "--press", "--at", "0.1", "-o", file)
    _ = try animate(
      "button", "--label", "Go", "--symbol", "circle", "--press", "--at", "0", "-o",
      directory.file("b.svg"))
    #expect(try PackageFiles.text(file) != (try PackageFiles.text(directory.file("b.svg"))))
  }

  private func animate(_ arguments: [String]) throws -> ProcessResult {
    try SymtextProcess.run(["animate"] + arguments, directory: directory.path)
  }

  @Test func `Lottie is written as JSON and as an archive`() throws {
    for (name, start) in [("a.json", Array("{\"v\":".utf8)), ("a.lottie", [0x50, 0x4B, 3, 4])] {
      let result = try animate(["{wifi}", "--effect", "bounce", "--fps", "30", "-o", name])
      #expect(result.status == 0 && result.errorText == "")
      let bytes = try PackageFiles.bytes(directory.file(name))
      #expect(bytes.starts(with: start))
      let format = String(name.dropFirst(2))
      let piped = try animate(["{wifi}", "--effect", "bounce", "--fps", "30", "--format", format])
      #expect(piped.output == bytes)
    }
    let json = try PackageFiles.text(directory.file("a.json"))
    // .85 s are 26 frames plus the final one.
    #expect(json.contains("\"fr\":30,\"ip\":0,\"op\":27,"))
    for option in [
      ["--text-as", "text"], ["--compression", "small"], ["--sheet"], ["--at", "0"],
    ] {
      let refused = try animate(["{wifi}", "--effect", "bounce", "-o", "b.json"] + option)
      #expect(refused.status == 64, "\(option)")
    }
    #expect(directory.files == ["a.json", "a.lottie"])
  }

  @Test func `A badge of a bar appears`() throws {
    let items = ["--item", "Home=house", "--item", "Inbox=envelope|3"]
    let result = try animate(["bar", "tab"] + items + ["--badge-effect", "appear", "--dump"])
    #expect(result.status == 0 && result.errorText == "")
    #expect(result.outputText.contains("the badge (L0) hidden\n"))
    #expect(result.outputText.contains("the badge (L0) rest\n"))
    let wrong = try animate(["bar", "tab"] + items + ["--badge-effect", "apear", "--dump"])
    #expect(wrong.status == 64)
    #expect(
      wrong.errorText.contains(
        "--badge-effect apear: there is no effect “apear”; did you mean appear?"))
    let moment = try animate(
      ["bar", "tab"] + items + ["--badge-effect", "bounce", "--at", "0", "-o", "a.png"])
    #expect(moment.status == 0 && directory.files == ["a.png"])
  }

  @Test func `Options without effect on an animation give a warning`() throws {
    let badge = try animate([
      "bar", "tab", "--item", "Home=house", "--badge-effect", "appear", "-o", "a.png",
    ])
    #expect(badge.status == 0)
    #expect(badge.errorText.contains("--badge-effect has no effect: there is no badge\n"))
    let text = try animate(["{bell} x", "--effect", "bounce", "--text-as", "text", "-o", "a.svg"])
    #expect(text.status == 0)
    #expect(
      text.errorText.contains("--text-as text has no effect: an animated .svg has text as paths"))
  }

  @Test func `A looping press is complete`() throws {
    let loop = try animate([
      "button", "--label", "Go", "--symbol", "circle", "--press", "--loop", "--dump",
    ])
    #expect(loop.status == 0 && loop.errorText == "")
    #expect(loop.outputText.hasPrefix("0.86 s, loops\n"))
  }

  // MARK: Errors

  @Test func `An effect that a symbol does not support gives still frames and a warning`() throws {
    let icons = try TestIconFont.icons.file
    let result = try animate(
      "{shopping_cart}", "--library", icons, "--effect", "variableColor", "--frames", "out")
    #expect(result.status == 0)
    #expect(
      result.errorText
        == "symtext: `shopping_cart` has no layers that show a value: variableColor does nothing\n")
    let manifest = try manifest("out")
    #expect(manifest.frames.count == 1 && manifest.duration > 0)
    #expect(directory.files == ["out/0000.png", "out/manifest.json"])
  }

  @Test func `Without an effect a warning says that nothing moves`() throws {
    let result = try animate("{gear}", "--frames", "out")
    #expect(result.status == 0)
    #expect(
      result.errorText
        == "symtext: nothing moves: add --effect, or effect= in a symbol's braces\n")
    #expect(try manifest("out").frames.count == 1)
  }

  @Test func `A still picture gives a warning about effects in its markup`() throws {
    for symbol in ["{gear effect=rotate}", "{gear to=heart}"] {
      let result = try SymtextProcess.run(["render", "Ag \(symbol)", "-o", directory.file("a.png")])
      #expect(result.status == 0)
      #expect(
        result.errorText
          == "symtext: `gear` is drawn at rest; symtext animate plays its effect\n")
      // A symbol with a replacement reserves space for both.
      let still = try SymtextProcess.run(["render", "Ag {gear}"]).output
      #expect(try PackageFiles.bytes(directory.file("a.png")) == still || symbol.contains("to="))
    }
  }

  @Test(arguments: [
    (["--effect", "bonce"], "--effect bonce: there is no effect “bonce”; did you mean bounce?"),
    (["--effect", "bounce.left"], "bounce has no variant “left”"),
    (["--effect", "pulse:repeat=0"], "repeat is forever or 1 to 1000"),
    (["--effect", ""], "there is no effect “”"),
    (["--effect", "pulse", "--effect", "puls"], "--effect puls: there is no effect “puls”"),
  ])
  func `A wrong effect option has status 64`(arguments: [String], sentence: String) throws {
    let result = try animate(["{gear}", "--frames", "out"] + arguments)
    #expect(result.status == 64, "\(result.errorText)")
    #expect(result.errorText.hasPrefix("symtext: ") && result.errorText.contains(sentence))
    #expect(directory.files.isEmpty)
  }

  @Test func `A wrong effect in a text has status 65`() throws {
    let result = try animate("{gear effect=rotat}", "--frames", "out")
    #expect(result.status == 65)
    #expect(
      result.errorText == "symtext: `gear`: there is no effect “rotat”; did you mean rotate?\n")
    #expect(directory.files.isEmpty)
  }

  @Test(arguments: [
    (
      ["--effect", "pulse:continuous>bounce"],
      "pulse repeats forever, so that the effect after it never starts"
    ),
    (["--effect", "bounce", "--to", "no.such.symbol"], "no symbol named `no.such.symbol`"),
    (["--effect", "bounce", "--repeat", "1000", "--delay", "60"], "at most 600 s"),
    (["--effect", "bounce", "--repeat", "400", "--fps", "240"], "a picture has at most 10000"),
  ])
  func `An animation that cannot be played has status 65`(arguments: [String], sentence: String)
    throws
  {
    let result = try animate(["{gear}", "--frames", "out"] + arguments)
    #expect(result.status == 65, "\(result.errorText)")
    #expect(result.errorText.hasPrefix("symtext: ") && result.errorText.contains(sentence))
    #expect(result.errorText.split(separator: "\n").count <= 2)
    #expect(directory.files.isEmpty)
  }

  @Test(arguments: [
    (
      ["--until", "1", "--loop"],
      "--until ends the animation and --loop repeats it forever; leave out one"
    ),
    (["--at", "1", "--sheet"], "--at and --sheet are two outputs; leave out one"),
    (["--at", "1", "--frames", "out"], "--at and --frames are two outputs; leave out one"),
    (["--frames", "out", "--sheet=3"], "--frames and --sheet are two outputs; leave out one"),
    (["--continuous", "--repeat", "2"], "--continuous never pauses and excludes --repeat"),
    (["--continuous", "--delay", "2"], "--continuous never pauses and excludes --delay"),
    (["--repeat", "0"], "--repeat 0: forever, or a number from 1 to 1000, is expected"),
    (["--repeat", "often"], "--repeat often"), (["--speed", "0"], "--speed"),
    (["--speed", "nan"], "--speed"), (["--fps", "0"], "--fps"), (["--fps", "241"], "--fps"),
    (["--delay", "-1"], "--delay"), (["--until", "inf"], "--until"), (["--at", "-1"], "--at"),
    (["--at", "601"], "--at"), (["--to", "{bell} and more"], "--to {bell} and more"),
    (["--to", "{bell"], "--to {bell"), (["--guides"], "guides"),
  ])
  func `A wrong command line has status 64`(
    arguments: [String], sentence: String
  ) throws {
    let result = try animate(["{gear}", "--effect", "bounce", "-o", "a.png"] + arguments)
    #expect(result.status == 64, "\(result.errorText)")
    #expect(result.errorText.contains(sentence), "\(result.errorText)")
    #expect(directory.files.isEmpty)
  }

  @Test func `A rate has no effect on a moment and gives a warning`() throws {
    let result = try animate(
      "{gear}", "--effect", "bounce", "--at", "1", "--fps", "30", "-o", "a.png")
    #expect(result.status == 0)
    #expect(result.errorText == "symtext: --fps has no effect on --at\n")
  }

  @Test func `A missing text file or font has status 66`() throws {
    for option in [["--font", "/no/such.ttf"], ["--library", "/no/such.ttf"]] {
      let result = try animate(
        ["{gear}", "--effect", "bounce", "--frames", "out"] + option)
      #expect(result.status == 66 && result.errorText.contains("/no/such.ttf"))
    }
    #expect(directory.files.isEmpty)
  }

  @Test(arguments: ["button --label a --sheet buttons", "bar", "buton --label a", "bar tabs"])
  func `Commands that cannot be animated have status 64`(line: String) throws {
    let result = try animate(line.split(separator: " ").map(String.init))
    #expect(result.status == 64 && !result.errorText.isEmpty)
  }

  @Test func `The help lists all effects and their uses`() throws {
    let text = try animate("--help").outputText
    for word in [
      "variableColor", "hideInactiveLayers", "custom(ANGLE)", "wiggle asks for attention",
      "WCAG 2.2.2", "--reduce-motion", "--effect",
    ] {
      #expect(text.contains(word), "\(word)")
    }
    #expect(try animate("button", "--help").outputText.contains("--press"))
    #expect(try animate("bar", "tab", "--help").outputText.contains("--badge-effect"))
  }
}
