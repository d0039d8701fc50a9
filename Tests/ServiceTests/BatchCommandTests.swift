import Foundation
import SymtextTestSupport
import Testing

struct BatchCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func batch(_ lines: String, _ options: String...) throws -> ProcessResult {
    try SymtextProcess.run(["batch", "-"] + options, input: lines, directory: directory.path)
  }

  private func bytes(_ file: String) throws -> [UInt8] {
    try PackageFiles.bytes(directory.file(file))
  }

  /// Different buttons, in several formats.
  private static let buttons = (0..<40).map { index in
    let symbols = ["cart", "heart", "bell.badge", "trash", "wifi"]
    let styles = ["plain", "gray", "tinted", "filled", "bordered"]
    return """
      {"label": "Button \(index)", "symbol": "\(symbols[index % 5])", \
      "style": "\(styles[index / 5 % 5])", "pixelRatio": \(index % 2 + 1), \
      "output": "out/\(index).\(index % 7 == 0 ? "svg" : index % 11 == 0 ? "pdf" : "png")"}
      """
  }.joined(separator: "\n")

  @Test func `Bars are drawn, too, with arrays for repeatable options`() throws {
    let result = try batch(
      """
      {"command": "bar tab", "item": ["Home=house", "Search=magnifyingglass"], "selected": 1, \
      "width": 390, "output": "tabs.png"}
      {"command": "bar", "item": ["Home=house"], "output": "none.png"}
      {"command": "bar menu", "items": ["Copy"], "output": "none.png"}
      """)
    #expect(result.status == 65)
    #expect(
      result.errorText.contains(
        "bar tab, bar search, bar segmented, bar sidebar, bar list, bar menu, badge, docicon, symbols list or symbols show is expected, not bar"
      ))
    #expect(result.errorText.contains("there is no key items for bar menu; did you mean item?"))
    let line = try SymtextProcess.run(
      [
        "bar", "tab", "--item", "Home=house", "--item", "Search=magnifyingglass", "--selected", "1",
        "--width", "390", "-o", "-",
      ])
    #expect(try bytes("tabs.png") == Array(line.output))
  }

  @Test func `A line draws the same picture as the command line`() throws {
    let result = try batch(
      """
      {"label": "Save", "symbol": "trash", "tint": "systemRed", "maxWidth": 80.5, "noFallback": true, \
      "pixelRatio": 2, "output": "a.png"}
      {"command": "render", "text": "{bell} - News", "size": 34, "guides": true, "output": "b.svg"}
      {"command": "render", "text": "-", "guides": "baseline,cap", "italic": false, "alt": null, \
      "output": "c.png"}
      """)
    #expect(result.status == 0 && result.output.isEmpty)
    #expect(
      result.errorText
        == "standard input:1: the label is truncated; give it room with maxWidth or maxLines\n"
    )
    let commands = [
      "button --label Save --symbol trash --tint systemRed --max-width 80.5 --no-fallback --pixel-ratio 2",
      "render - --size 34 --guides", "render --plain - --guides=baseline,cap",
    ]
    for (command, file) in zip(commands, ["a.png", "b.svg", "c.png"]) {
      let single = try SymtextProcess.run(
        command.split(separator: " ").map(String.init) + ["-o", "single-\(file)"],
        input: file == "b.svg" ? "{bell} - News" : "-", directory: directory.path)
      #expect(single.status == 0)
      #expect(try bytes(file) == bytes("single-\(file)"))
    }
  }

  @Test func `One and two threads give the same bytes`() throws {
    for threads in ["1", "2"] {
      let result = try batch(
        Self.buttons, "-o", threads, "--threads", threads, "--manifest", "\(threads).json")
      #expect(result.status == 0 && result.errorText == "")
    }
    let files = PackageFiles.files(under: directory.file("1"))
    #expect(files.count == 40)
    #expect(files == PackageFiles.files(under: directory.file("2")))
    for file in files { #expect(try bytes("1/\(file)") == bytes("2/\(file)")) }
    let manifests = try ["1", "2"].map { folder in
      try PackageFiles.text(directory.file("\(folder).json"))
        .replacingOccurrences(of: "\"\(folder)/", with: "\"")
    }
    #expect(manifests[0] == manifests[1])
  }

  @Test(arguments: [
    (
      #"{"label": "a", "output": "a.png", "tnt": "red"}"#,
      "there is no key tnt for button; did you mean tint?"
    ),
    (
      #"{"label": "a", "output": "a.png", "text": "b"}"#,
      "there is no key text for button; `symtext button --help` lists all"
    ),
    (#"{"label": ["a"], "output": "a.png"}"#, "label: a text or a number is expected"),
    (#"{"label": true, "output": "a.png"}"#, "label: a text or a number is expected"),
    (#"{"label": "a", "sheet": 1, "output": "a.png"}"#, "sheet: true or false is expected"),
    (#"{"label": "a", "output": 1}"#, "output: a text is expected"),
    (#"{"label": "a"}"#, "output is missing; add a file, or name all files with --out-pattern"),
    (#"{"label": "a", "output": "-"}"#, "output: a file is expected, not “-”"),
    (
      #"{"label": "a", "output": "a.gif"}"#,
      "output a.gif: a file name with .png, .svg or .pdf is expected, or format"
    ),
    (
      #"{"symbol": "hart", "output": "a.png"}"#,
      "no symbol named `hart`; did you mean `hare` or `hat` or `heart`?"
    ),
    (
      #"{"label": "a", "maxWidth": 0, "output": "a.png"}"#,
      "maxWidth 0: 1 to 1,000,000 points is expected"
    ),
    (
      #"{"command": "buton", "output": "a.png"}"#,
      "command: render, animate, animate button, animate bar navigation, animate bar toolbar, animate bar tab, animate bar search, animate bar segmented, animate bar sidebar, animate bar list, animate bar menu, button, bar navigation, bar toolbar, bar tab, bar search, bar segmented, bar sidebar, bar list, bar menu, badge, docicon, symbols list or symbols show is expected, not buton; did you mean button?"
    ),
    (#"{"command": "render", "output": "a.png"}"#, "text is missing"),
    (
      #"{"label": {"en": "a"}, "locale": "fr", "output": "a.png"}"#,
      "label has no text for the locale fr, only for en"
    ),
    (#"{"label": "a""#, "not JSON at column 14: a comma or } is expected"),
    (
      #"["a"]"#, #"an object is expected, such as {"label": "Go", "output": "go.png"}"#
    ),
  ])
  func `A wrong line is named, and the others are drawn`(
    line: String, sentence: String
  ) throws {
    let result = try batch(
      """
      {"label": "first", "output": "1.png"}

      \(line)
      {"label": "last", "output": "2.png"}
      """)
    #expect(result.status == 65)
    #expect(
      result.errorText
        == "standard input:3: \(sentence)\nsymtext: 1 of 3 lines is invalid; 2 images exist\n")
    #expect(directory.files == ["1.png", "2.png"])
  }

  @Test func `Unreadable lines are named`() throws {
    let lines =
      Array(#"{"label": "a"#.utf8) + [0xFF] + Array("\"}\n".utf8)
      + Array(repeating: UInt8(ascii: "a"), count: 1 << 20 + 1)
    let result = try Subprocess.run(
      SymtextProcess.executable, ["batch", "-"], input: lines, directory: directory.path)
    #expect(result.status == 65)
    #expect(
      result.errorText == """
        standard input:1: not UTF-8 at byte 13; convert the file, for example with iconv
        standard input:2: the line has 1048577 bytes; at most 1048576 are read
        symtext: 2 of 2 lines are invalid; no image exists

        """)
  }

  @Test(arguments: ["", "\n \n"])
  func `A batch without lines is an error`(lines: String) throws {
    let result = try batch(lines, "--manifest", "a.json")
    #expect(result.status == 65)
    #expect(result.errorText.hasPrefix("symtext: standard input has no lines; one is expected"))
    #expect(directory.files.isEmpty)
  }

  @Test func `Of two lines for one file the later is an error`() throws {
    let result = try batch(
      """
      {"label": "a", "output": "a.png"}
      {"label": "b", "output": ".//./a.png"}
      """)
    #expect(result.status == 65)
    #expect(
      result.errorText.hasPrefix(
        "standard input:2: line 1 already writes a.png; give another file\n"))
  }

  @Test func `Nothing overwrites the files of the batch`() throws {
    let result = try batch(
      #"{"label": "a", "output": "./m.json", "format": "png"}"#, "--manifest", "m.json")
    #expect(result.status == 65)
    #expect(try PackageFiles.text(directory.file("m.json")) == "[\n\n]\n")
  }

  @Test func `A matrix makes all combinations`() throws {
    let result = try batch(
      """
      {"label": {"en": "Add", "ar": "أضف"}, "symbol": "cart"}
      {"command": "render", "text": "{bell}", "locale": "en", "symbolWeight": "bold"}
      """, "-o", "out", "--matrix", "locales=en-GB,ar", "--matrix", "states=normal,pressed",
      "--matrix", "ratios=1,2", "--out-pattern", "{command}/{line}-{locale}@{ratio}x-{weight}.png")
    #expect(result.status == 65)
    // The state is not in the pattern, so that the second of two states finds its file in use.
    #expect(
      result.errorText == """
        standard input:1: out/button/1-en-GB@1x-regular.png is made twice; add a key that differs to --out-pattern
        standard input:1: out/button/1-en-GB@2x-regular.png is made twice; add a key that differs to --out-pattern
        standard input:1: out/button/1-ar@1x-regular.png is made twice; add a key that differs to --out-pattern
        standard input:1: out/button/1-ar@2x-regular.png is made twice; add a key that differs to --out-pattern
        symtext: 1 of 2 lines is invalid; 6 images exist

        """)
    let files = PackageFiles.files(under: directory.file("out"))
    #expect(
      files == [
        "button/1-ar@1x-regular.png", "button/1-ar@2x-regular.png",
        "button/1-en-GB@1x-regular.png", "button/1-en-GB@2x-regular.png",
        "render/2-en@1x-regular.png", "render/2-en@2x-regular.png",
      ])
    let single = size(ofPNG: try bytes("out/\(files[0])"))
    let double = size(ofPNG: try bytes("out/\(files[1])"))
    #expect(single.height * 2 == double.height)
  }

  @Test(arguments: [
    ("{label}.png", "../b", "___b.png"), ("{label}.png", "/etc/x", "_etc_x.png"),
    ("{label}/{label}.svg", "..", "__/__.svg"), ("{label}.png", #"a\\b:c"#, "a_b_c.png"),
  ])
  func `Values cannot lead outside the folder`(pattern: String, label: String, name: String) throws
  {
    let result = try batch(
      #"{"label": "\#(label)"}"#, "-o", "out", "--out-pattern", pattern)
    #expect(result.status == 0)
    #expect(directory.files == ["out/\(name)"])
  }

  @Test func `A name that a line lacks is an error of the line`() throws {
    let result = try batch(#"{"label": "a"}"#, "--out-pattern", "{symbol}.png")
    #expect(result.status == 65)
    #expect(
      result.errorText.hasPrefix(
        "standard input:1: the line has no symbol, which --out-pattern needs; add it\n"))
  }

  @Test(arguments: [
    ["--matrix", "states"], ["--matrix", "states=a,"], ["--matrix", "stats=a"],
    ["--matrix", "state=normal", "--matrix", "states=pressed"], ["--out-pattern", "{simbol}.png"],
    ["--out-pattern", "{symbol"], ["--threads", "0"], ["--format", "gif"], ["--manifest", "a.txt"],
  ])
  func `Invalid options have status 64`(options: [String]) throws {
    let result = try SymtextProcess.run(
      ["batch", "-"] + options, input: #"{"label": "a", "output": "a.png"}"#,
      directory: directory.path)
    #expect(result.status == 64)
    #expect(directory.files.isEmpty)
  }

  @Test func `A file that cannot be written has status 73`() throws {
    _ = try directory.write("", to: "a")
    let result = try batch(#"{"label": "a", "output": "a/b.png"}"#)
    #expect(result.status == 73)
    #expect(directory.files == ["a"])
  }

  @Test func `The manifest lists the files`() throws {
    _ = try batch(
      #"{"label": "Add", "symbol": "cart", "ratio": 2, "output": "a.png"}"#, "--manifest",
      "m.ndjson")
    let text = try PackageFiles.text(directory.file("m.ndjson"))
    let entry = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let png = try bytes("a.png")
    #expect(entry["file"] as? String == "a.png" && entry["line"] as? Int == 1)
    #expect(entry["pixelWidth"] as? Int == size(ofPNG: png).width)
    #expect(entry["pixelHeight"] as? Int == 68 && entry["height"] as? Double == 34)
    #expect(entry["bytes"] as? Int == png.count)
    #expect(entry["altText"] as? String == "Add")
    let baseline = try #require(entry["baseline"] as? Double)
    #expect(baseline > 17 && baseline < 34)
    #expect(entry["crc32"] as? String == Self.crc32(png))
    #expect(directory.files == ["a.png", "m.ndjson"])
  }

  /// Follows the definition in PNG's annex D, bit by bit.
  private static func crc32(_ bytes: [UInt8]) -> String {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return String(format: "%08x", ~crc)
  }

  @Test(arguments: ["m.json", "m.ndjson"])
  func `Existing files are not made again`(manifest: String) throws {
    #expect(try batch(Self.buttons, "--manifest", manifest).status == 0)
    let first = try PackageFiles.text(directory.file(manifest))
    // A truncated picture, a missing one, and a changed line.
    try PackageFiles.write(
      Array(try bytes("out/1.png").prefix(99)), to: directory.file("out/1.png"))
    try FileManager.default.removeItem(atPath: directory.file("out/2.png"))
    let changed = Self.buttons.replacingOccurrences(of: "Button 3\"", with: "Button three\"")
    let again = try batch(changed, "--manifest", manifest)
    #expect(again.status == 0)
    #expect(again.errorText == "symtext: 37 images kept from an earlier run, 3 drawn\n")
    let last = try batch(Self.buttons, "--manifest", manifest)
    #expect(last.errorText == "symtext: 39 images kept from an earlier run, 1 drawn\n")
    #expect(try PackageFiles.text(directory.file(manifest)) == first)
    let forced = try batch(Self.buttons, "--manifest", manifest, "--force")
    #expect(forced.status == 0 && forced.errorText == "")
    #expect(try PackageFiles.text(directory.file(manifest)) == first)
  }

  @Test func `A killed batch continues from its journal`() throws {
    #expect(try batch(Self.buttons, "--manifest", "m.ndjson").status == 0)
    let whole = try PackageFiles.text(directory.file("m.ndjson"))
    // A kill leaves no manifest, and a journal that ends in the middle.
    let lines = whole.split(separator: "\n")
    let journal = lines[..<25].joined(separator: "\n") + "\n" + lines[25].prefix(40)
    _ = try directory.write(journal, to: "m.ndjson.part")
    for file in ["m.ndjson", "out/25.png"] {
      try FileManager.default.removeItem(atPath: directory.file(file))
    }
    let result = try batch(Self.buttons, "--manifest", "m.ndjson")
    #expect(result.status == 0)
    #expect(result.errorText == "symtext: 25 images kept from an earlier run, 15 drawn\n")
    #expect(try PackageFiles.text(directory.file("m.ndjson")) == whole)
    #expect(directory.files.count == 41)
    #expect(directory.files.allSatisfy { !$0.hasSuffix(".tmp") && !$0.hasSuffix(".part") })
  }

  @Test func `A file that is not a manifest is not overwritten`() throws {
    let file = try directory.write(#"[{"file": "a"}]"#, to: "package.json")
    let result = try batch(#"{"label": "a", "output": "a.png"}"#, "--manifest", "package.json")
    #expect(result.status == 65)
    #expect(
      result.errorText
        == "symtext: package.json is not a manifest or results of a batch; give another file, or remove it\n"
    )
    #expect(try PackageFiles.text(file) == #"[{"file": "a"}]"#)
    #expect(directory.files == ["package.json"])
  }

  @Test func `Warnings name their line`() throws {
    let result = try batch(
      #"{"label": "a漢", "noFallback": true, "output": "a.png"}"#)
    #expect(result.status == 0)
    #expect(
      result.errorText
        == "standard input:1: the font Inter has no glyph for “漢” (U+6F22)\n")
  }
}
