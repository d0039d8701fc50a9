import Foundation
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// Untrusted lines: the files that they may write and open.
struct BatchWallsTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    let logo = try PackageFiles.bytes(TestImages.file("described.png"))
    let font = try PackageFiles.bytes(TestFonts.inter)
    for folder in ["outside", "allowed"] {
      try PackageFiles.write(logo, to: directory.file("\(folder)/logo.png"))
      try PackageFiles.write(font, to: directory.file("\(folder)/font.ttf"))
    }
    for (name, target) in [
      ("out/link", "../outside"), ("out/link.png", "../outside/logo.png"),
      ("out/new.png", "../outside/new.png"), ("out/loop", "loop"), ("out/in", "sub"),
      ("allowed/link.png", "../outside/logo.png"), ("allowed/link", "../outside"),
      ("allowed/inner.png", "logo.png"),
    ] {
      try PackageFiles.write([], to: directory.file("\(name.split(separator: "/")[0])/.keep"))
      try FileManager.default.createSymbolicLink(
        atPath: directory.file(name), withDestinationPath: target)
    }
    try directory.write("", to: "out/sub/keep")
    for pipe in ["out/pipe.png", "allowed/pipe.png"] { unsafe mkfifo(directory.file(pipe), 0o600) }
  }

  private func batch(_ lines: [String], _ options: [String]) throws -> ProcessResult {
    try directory.write(lines.joined(separator: "\n"), to: "out/lines.ndjson")
    return try SymtextProcess.run(
      ["batch", "out/lines.ndjson"] + options, directory: directory.path)
  }

  /// Returns the names and bytes of outside files.
  private func outside() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for file in directory.files where !file.hasPrefix("out/") {
      guard !file.hasSuffix("pipe.png") else { continue }
      files[file] = try PackageFiles.bytes(directory.file(file))
    }
    return files
  }

  /// Returns lines with a part of the expected error; `nil` if the image is drawn.
  private func lines() -> [(line: String, sentence: String?)] {
    let path = directory.path
    let leads = "; name a file below the folder, or allow it with --anywhere"
    let step = "must be the path of a file, without ..\(leads)"
    let link = "is a symbolic link, which may lead out of the folder\(leads)"
    let refused =
      "is not opened: it is outside the allowed folders; allow its folder with --allow-files FOLDER"
    func output(_ name: String, _ sentence: String?) -> (String, String?) {
      (#"{"label": "a", "output": "\#(name)"}"#, sentence)
    }
    var number = 0
    func key(_ key: String, _ value: String, _ sentence: String?) -> (String, String?) {
      number += 1
      return (
        #"{"symbol": "heart", "label": "a", "\#(key)": "\#(value)", "output": "key\#(number).png"}"#,
        sentence
      )
    }
    func text(_ text: String, _ sentence: String?, _ more: String = "") -> (String, String?) {
      number += 1
      return (
        #"{"command": "render", "text": "\#(text)"\#(more), "output": "text\#(number).svg"}"#,
        sentence
      )
    }
    return [
      output("good.png", nil),
      output("sub/./deep//good.png", nil),
      output("..png", nil),
      output("/tmp/symtext-walls.png", "is an absolute path\(leads)"),
      output("\(path)/outside/a.png", "is an absolute path\(leads)"),
      output("//outside/a.png", "is an absolute path\(leads)"),
      output("../outside/a.png", "output: ../outside/a.png \(step)"),
      output("sub/../../outside/a.png", step),
      output("sub/../a.png", step),
      output("./../a.png", step),
      output("link/a.png", "out/link \(link)"),
      output("link/deep/a.png", "out/link \(link)"),
      output("link.png", "out/link.png \(link)"),
      output("new.png", "out/new.png \(link)"),
      output("in/a.png", "out/in \(link)"),
      output("loop/a.png", "out/loop \(link)"),
      output("./good.png", "line 1 already writes out/good.png"),
      output(".//./good.png", "line 1 already writes out/good.png"),
      output("sub/deep/good.png", "line 2 already writes"),
      (
        #"{"label": "a", "format": "png", "output": "lines.ndjson"}"#,
        "out/lines.ndjson is a file of the batch itself"
      ),
      (
        #"{"label": "a", "format": "png", "output": "sub/.././lines.ndjson"}"#, step
      ),
      output("pipe.png", "is a device or a pipe, not a file\(leads)"),
      output("sub", "a file name with"),
      output("a\\u0000.png", "no control characters"),
      output("a\\n.png", "no control characters"),
      output("", "a file is expected"),
      output("-", "a file is expected"),
      output(".", "must be the path of a file"),
      output("good.gif", "a file name with"),
      (#"{"label": "a", "format": "png", "output": "good.png.batch.tmp"}"#, nil),
      output(String(repeating: "a", count: 300) + ".png", "cannot write"),
      key("font", "DejaVu Sans", nil),
      key("font", "allowed/font.ttf", nil),
      key("font", "outside/font.ttf", "outside/font.ttf \(refused)"),
      key("font", "allowed/../outside/font.ttf", refused),
      key("font", "allowed/link/font.ttf", refused),
      key("font", "/etc/passwd", "/etc/passwd \(refused)"),
      key("font", "allowed/none.ttf", "cannot read allowed/none.ttf"),
      key("font", "outside/none.ttf", refused),
      key("library", "allowed/font.ttf", nil),
      key("library", "outside/font.ttf", refused),
      key("library", "/dev/zero", refused),
      key("allowFiles", "/", "there is no key allowFiles for button"),
      key("anywhere", "true", "there is no key anywhere for button"),
      text("{image=allowed/logo.png} [a]{font=allowed/font.ttf}", nil),
      text("{image=allowed/inner.png} {image=\(path)/allowed/logo.png}", nil),
      text("{image=outside/logo.png}", refused),
      text("{image=\(path)/outside/logo.png}", refused),
      text("{image=allowed/link.png}", refused),
      text("{image=allowed/link/logo.png}", refused),
      text("{image=allowed/pipe.png}", "allowed/pipe.png is not a file"),
      text("{image=allowed}", "allowed is not a file"),
      text("{image=/dev/stdin}", refused),
      text("{image=/proc/self/environ}", refused),
      text("[a]{font=outside/font.ttf}", refused),
      text("a", refused, #", "leading": "image=outside/logo.png""#),
      text("a", "there is no key noFiles", #", "noFiles": false"#),
      text("{$name}", nil, #", "args": {"name": "{image=outside/logo.png}"}"#),
      text("{$file}", #"give it one with args, as {"file": "TEXT"}"#),
      text("{image=outside/logo.png}", nil, #", "plainSymbols": true"#),
    ]
  }

  @Test func `Each of sixty malicious lines is reported, and the good ones are drawn`() throws {
    let lines = lines()
    #expect(lines.count >= 60)
    let before = try outside()
    let result = try batch(
      lines.map(\.line), ["-o", "out", "--allow-files", "allowed", "--threads", "2"])
    #expect(result.status == 73)
    let said = result.errorText.split(separator: "\n").map(String.init)
    for (index, (line, sentence)) in lines.enumerated() {
      let own = said.filter { $0.hasPrefix("out/lines.ndjson:\(index + 1): ") }
      if let sentence {
        #expect(own.count == 1 && own[0].contains(sentence), "\(line): \(own)")
      } else {
        #expect(own.isEmpty, "\(line): \(own)")
      }
    }
    let bad = lines.filter { $0.sentence != nil }.count
    #expect(
      said.last
        == "symtext: \(bad) of \(lines.count) lines are invalid; \(lines.count - bad) images exist"
    )
    #expect(try outside() == before)
    #expect(!PackageFiles.exists("/tmp/symtext-walls.png"))
    let drawn = directory.files.filter { file in
      file.hasPrefix("out/") && [".png", ".svg", ".tmp"].contains { file.hasSuffix($0) }
    }
    // Including a link and a pipe.
    #expect(drawn.count == lines.count - bad + 2)
    #expect(directory.files.allSatisfy { !$0.contains(".symtext-") })
    let text = try PackageFiles.text(directory.file("out/lines.ndjson"))
    #expect(text == lines.map(\.line).joined(separator: "\n"))
  }

  @Test func `Any path may be written except the lines themselves and each other's files`() throws {
    try FileManager.default.linkItem(
      atPath: directory.file("outside/logo.png"), toPath: directory.file("outside/hard.png"))
    try directory.write("", to: "out/lines.ndjson")
    try FileManager.default.linkItem(
      atPath: directory.file("out/lines.ndjson"), toPath: directory.file("outside/lines.png"))
    // Written in place, so that the second name stays one of the same file.
    let lines = [
      #"{"label": "a", "output": "../outside/up.png"}"#,
      #"{"label": "a", "output": "\#(directory.path)/outside/absolute.png"}"#,
      #"{"label": "a", "output": "link/through.png"}"#,
      #"{"label": "a", "output": "link.png"}"#,
      #"{"label": "a", "output": "../outside/logo.png"}"#,
      #"{"label": "a", "output": "link/up.png"}"#,
      #"{"label": "a", "output": "../outside/lines.png"}"#,
    ].joined(separator: "\n")
    let handle = try #require(FileHandle(forWritingAtPath: directory.file("out/lines.ndjson")))
    try handle.write(contentsOf: Data(lines.utf8))
    try handle.close()
    for input in ["out/lines.ndjson", "/dev/stdin"] {
      let result = try Subprocess.run(
        "/bin/sh",
        [
          "-c", "exec \"$0\" batch \(input) -o out --anywhere < out/lines.ndjson",
          SymtextProcess.executable,
        ],
        directory: directory.path)
      #expect(result.status == 65)
      let name = input == "/dev/stdin" ? input : "out/lines.ndjson"
      #expect(
        result.errorText == """
          \(name):5: line 4 already writes outside/logo.png; give another file
          \(name):6: line 1 already writes out/link/up.png; give another file
          \(name):7: outside/lines.png is a file of the batch itself; give another one
          symtext: 3 of 7 lines are invalid; 4 images exist

          """)
    }
    for file in ["up", "absolute", "through", "logo"] {
      let bytes = try PackageFiles.bytes(directory.file("outside/\(file).png"))
      #expect(bytes.starts(with: pngSignature))
    }
    // The link still leads to the picture.
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: directory.file("out/link.png"))
    #expect(target == "../outside/logo.png")
    #expect(try PackageFiles.text(directory.file("outside/lines.png")) == lines)
  }

  @Test func `A pattern cannot lead outside, and a link to an image is refused`() throws {
    let pattern = try batch(
      [#"{"label": "a"}"#], ["-o", "out", "--out-pattern", "../outside/{label}.png"])
    #expect(pattern.status == 65)
    #expect(
      pattern.errorText.contains(
        "out/lines.ndjson:1: output: ../outside/a.png must be the path of a file"))
    let line = [#"{"label": "a", "output": "a.png"}"#]
    #expect(try batch(line, ["-o", "out", "--manifest", "m.json"]).status == 0)
    try FileManager.default.moveItem(
      atPath: directory.file("out/a.png"), toPath: directory.file("outside/a.png"))
    try FileManager.default.createSymbolicLink(
      atPath: directory.file("out/a.png"), withDestinationPath: "../outside/a.png")
    let again = try batch(line, ["-o", "out", "--manifest", "m.json"])
    #expect(again.status == 65)
    #expect(again.errorText.contains("out/a.png is a symbolic link"))
  }

  @Test func `A matrix may name files, because the command's user chose them`() throws {
    let result = try batch(
      [#"{"label": "a"}"#, #"{"label": "a", "library": "allowed/font.ttf"}"#],
      [
        "-o", "out", "--matrix", "fonts=outside/font.ttf,DejaVu Sans", "--out-pattern",
        "{line}{font}.png",
      ])
    #expect(result.status == 65)
    #expect(result.errorText.contains("out/lines.ndjson:2: allowed/font.ttf is not opened"))
    #expect(result.errorText.contains("1 of 2 lines is invalid; 2 images exist"))
  }

  @Test func `A journal is not written through a link`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.file("m.json.part"), withDestinationPath: "outside/new")
    let result = try batch([#"{"label": "a", "output": "a.png"}"#], ["--manifest", "m.json"])
    #expect(result.status == 73)
    #expect(
      result.errorText
        == "symtext: cannot write m.json.part: it is a symbolic link; remove it\n")
    #expect(!PackageFiles.exists(directory.file("outside/new")))
  }

  @Test func `A missing folder is an error`() throws {
    let lines = [#"{"label": "a", "output": "a.png"}"#]
    let missing = try batch(lines, ["--allow-files", "none"])
    #expect(missing.status == 66)
    #expect(missing.errorText == "symtext: --allow-files none: there is no such folder\n")
    #expect(try batch(lines, ["-o", ""]).status == 64)
  }
}
