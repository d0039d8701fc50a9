import Foundation
import SymtextTestSupport
import Testing

struct DocumentIconCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func icon(_ arguments: String..., output: String = "a.iconset") throws -> ProcessResult {
    try SymtextProcess.run(["docicon", "-o", directory.file(output)] + arguments)
  }

  private static let sizes = [
    "icon_16x16.png": 16, "icon_16x16@2x.png": 32, "icon_32x32.png": 32,
    "icon_32x32@2x.png": 64, "icon_128x128.png": 128, "icon_128x128@2x.png": 256,
    "icon_256x256.png": 256, "icon_256x256@2x.png": 512, "icon_512x512.png": 512,
    "icon_512x512@2x.png": 1024,
  ]

  @Test func `A folder contains a picture of each size`() throws {
    let result = try icon("--symbol", "list.bullet", "--text", "csv", "--fill", "systemGreen")
    #expect(result.status == 0 && result.errorText == "" && result.output.isEmpty)
    #expect(directory.files == Self.sizes.keys.map { "a.iconset/\($0)" }.sorted())
    for (name, side) in Self.sizes {
      let bytes = try PackageFiles.bytes(directory.file("a.iconset/\(name)"))
      #expect(bytes.starts(with: pngSignature) && size(ofPNG: bytes) == (side, side))
    }
  }

  @Test func `An existing folder gets new pictures and keeps other files`() throws {
    try directory.write("mine", to: "a.iconset/notes.txt")
    try directory.write("old", to: "a.iconset/icon_16x16.png")
    let result = try icon("--symbol", "heart", output: "a.iconset/")
    #expect(result.status == 0 && result.errorText == "")
    #expect(directory.files.count == 11)
    #expect(try PackageFiles.text(directory.file("a.iconset/notes.txt")) == "mine")
    #expect(
      try PackageFiles.bytes(directory.file("a.iconset/icon_16x16.png"))
        .starts(with: pngSignature))
  }

  @Test func `A file with the folder's name is kept, and nothing else is written`() throws {
    try directory.write("mine", to: "a.iconset")
    let result = try icon("--symbol", "heart")
    #expect(result.status == 73)
    #expect(result.errorText.contains("a.iconset: a file has this name"))
    #expect(directory.files == ["a.iconset"])
    #expect(try PackageFiles.text(directory.file("a.iconset")) == "mine")
  }

  @Test func `A folder that cannot be created is an error`() throws {
    let result = try icon("--symbol", "heart", output: "none/a.iconset")
    #expect(result.status == 73)
    #expect(
      result.errorText.contains(
        "none/a.iconset: there is no folder \(directory.path)/none; make it first"))
    #expect(directory.files.isEmpty)
  }

  @Test func `No folder is left half-written`() throws {
    // A directory has the name of a picture.
    try directory.write("x", to: "a.iconset/icon_512x512.png/x")
    let result = try icon("--symbol", "heart")
    #expect(result.status == 73 && result.errorText.contains("icon_512x512.png"))
    #expect(directory.files == ["a.iconset/icon_512x512.png/x"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["a.iconset"])
  }

  @Test(arguments: [("hart", "`heart`"), ("", "no symbol")])
  func `An unknown symbol has status 65 and leaves no files`(
    name: String, words: String
  ) throws {
    let result = try icon("--symbol", name)
    #expect(result.status == 65 && result.errorText.contains(words))
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).isEmpty)
  }

  @Test(arguments: [
    "", "--symbol heart --size 0", "--symbol heart --size x", "--symbol heart --size 5000",
    "--symbol heart --size 16 --preview", "--symbol heart --fill reddish",
    "--symbol heart --image a.png", "--fill red --fill-image a.png",
    "--fill-gradient --fill-image a.png", "--symbol heart --pixel-ratio 2",
    "--symbol heart --format png", "--symbol heart --alt x", "--symbol heart --mode round",
    "--symbol heart --background red", "--symbol heart --compression none", "--text a b",
  ])
  func `Invalid options have status 64 and leave no files`(words: String) throws {
    let result = try SymtextProcess.run(
      ["docicon", "-o", directory.file("a.iconset")]
        + words.split(separator: " ").map(String.init))
    #expect(result.status == 64, "\(result.errorText)")
    #expect(result.errorText.hasSuffix("See `symtext docicon --help`.\n"))
    #expect(directory.files.isEmpty)
  }

  @Test(arguments: ["a.png", "a.icns/", "a"])
  func `The folder has an icon set's name`(name: String) throws {
    let result = try icon("--symbol", "heart", output: name)
    #expect(result.status == 64 && result.errorText.contains("ends in .iconset"))
    #expect(directory.files.isEmpty)
  }

  @Test(arguments: ["--image", "--fill-image"])
  func `Images are read from files`(option: String) throws {
    #expect(try icon("--text", "a", option, directory.file("no.png")).status == 66)
    let text = try directory.write("text", to: "text.png")
    #expect(try icon("--text", "a", option, text).status == 65)
    _ = try SymtextProcess.run(["render", "{heart}", "-o", directory.file("logo.png")])
    let result = try icon(option, directory.file("logo.png"), "--size", "64", output: "b.png")
    #expect(result.status == 0 && result.errorText == "")
    #expect(try size(ofPNG: PackageFiles.bytes(directory.file("b.png"))) == (64, 64))
  }

  @Test func `One size can have any picture format`() throws {
    for name in ["a.png", "a.svg", "a.pdf"] {
      let result = try icon(
        "--symbol", "heart", "--text", "love", "--size", "48", "--pixel-ratio", "2", output: name)
      #expect(result.status == 0 && result.errorText == "")
    }
    #expect(directory.files == ["a.pdf", "a.png", "a.svg"])
    #expect(try size(ofPNG: PackageFiles.bytes(directory.file("a.png"))) == (96, 96))
    #expect(try PackageFiles.text(directory.file("a.svg")).contains("LOVE"))
  }

  @Test func `A preview is one picture`() throws {
    let result = try icon(
      "--symbol", "heart", "--text", "love", "--preview", "--appearance", "dark", output: "a.png")
    #expect(result.status == 0 && result.errorText == "")
    let side = try size(ofPNG: PackageFiles.bytes(directory.file("a.png")))
    #expect(side.width > 2832 && side.height > 1024 && directory.files == ["a.png"])
  }

  @Test func `Truncated text and missing letters give warnings`() throws {
    let cut = try icon(
      "--text", "a text that does not fit by any means", "--size", "256", output: "a.png")
    #expect(cut.status == 0 && cut.errorText.contains("is too long for the page and is truncated"))
    let missing = try icon(
      "--text", "\u{10FFFD}", "--no-fallback", "--size", "256", output: "a.png")
    #expect(missing.status == 0 && missing.errorText.contains("U+10FFFD"))
  }

  @Test func `A folder has the same bytes each time`() throws {
    for name in ["a.iconset", "b.iconset"] {
      #expect(try icon("--symbol", "cart", "--text", "shop", output: name).status == 0)
    }
    for name in Self.sizes.keys {
      #expect(
        try PackageFiles.bytes(directory.file("a.iconset/\(name)"))
          == PackageFiles.bytes(directory.file("b.iconset/\(name)")))
    }
  }

  @Test func `The weight of the text can be chosen`() throws {
    func bytes(_ arguments: String...) throws -> [UInt8] {
      let result = try SymtextProcess.run(
        ["docicon", "--text", "csv", "--size", "256", "-o", "-"] + arguments)
      #expect(result.status == 0)
      return result.output
    }
    #expect(try bytes() == bytes("--weight", "semibold"))
    #expect(try bytes() != bytes("--weight", "regular"))
  }

  /// Returns each picture's width in a file, read with Pillow.
  private func widths(_ file: String, _ expression: String) throws -> String {
    let script =
      "import sys; from PIL import Image; i = Image.open(sys.argv[1]); print(\(expression))"
    let result = try Subprocess.run(Python.executable, ["-c", script, directory.file(file)])
    #expect(result.status == 0, "\(result.errorText)")
    return result.outputText
  }

  @Test func `Pillow reads icns and ico files`() throws {
    for name in ["a.icns", "a.ico"] {
      let result = try icon("--symbol", "heart", "--text", "love", output: name)
      #expect(result.status == 0 && result.errorText == "")
    }
    #expect(
      try widths("a.icns", "sorted(set((s[0], s[2]) for s in i.info['sizes']))")
        == "[(16, 1), (16, 2), (32, 1), (32, 2), (128, 1), (128, 2), (256, 1), (256, 2), (512, 1), (512, 2)]\n"
    )
    #expect(
      try widths("a.ico", "sorted(s[0] for s in i.info['sizes']), i.ico.getimage((24, 24)).size")
        == "[16, 24, 32, 48, 64, 128, 256] (24, 24)\n")
  }

  @Test func `A folder named hicolor gets an icon of each size, and a scalable one`() throws {
    let result = try icon("--symbol", "heart", "--name", "text-csv", output: "icons/hicolor")
    #expect(result.status == 0 && result.errorText == "")
    let sizes = [16, 22, 24, 32, 48, 64, 96, 128, 256, 512]
    #expect(
      directory.files
        == (sizes.map { "icons/hicolor/\($0)x\($0)/mimetypes/text-csv.png" }
        + ["icons/hicolor/scalable/mimetypes/text-csv.svg"]).sorted())
    for side in sizes {
      let file = directory.file("icons/hicolor/\(side)x\(side)/mimetypes/text-csv.png")
      #expect(try size(ofPNG: PackageFiles.bytes(file)) == (side, side))
    }
  }

  @Test(arguments: [
    ("hicolor", "--symbol heart", "--name"),
    ("hicolor", "--symbol heart --name a:b", "--name"),
    ("hicolor", "--symbol heart --name .x", "--name"),
    ("a.icns", "--symbol heart --name x", "hicolor"),
    ("a.icns", "--image a.png --image b.png", "b.png: another image"),
    ("a.icns", "--image 4=a.png", "a size is"),
  ])
  func `Invalid file names and images are errors`(
    output: String, words: String, expected: String
  ) throws {
    _ = try SymtextProcess.run(["render", "{heart}", "-o", directory.file("a.png")])
    let result = try SymtextProcess.run(
      ["docicon", "-o", directory.file(output)]
        + words.split(separator: " ").map { word in
          let text = String(word)
          return text == "a.png" ? directory.file("a.png") : text
        })
    #expect(result.status == 64 && result.errorText.contains(expected), "\(result.errorText)")
    #expect(directory.files == ["a.png"])
  }

  @Test func `Each size has its image`() throws {
    for name in ["heart", "bell"] {
      _ = try SymtextProcess.run(
        ["render", "{\(name)}", "--size", "40", "-o", directory.file("\(name).png")])
    }
    let (heart, bell) = (directory.file("heart.png"), directory.file("bell.png"))
    #expect(try icon("--image", "16=\(bell)", "--image", heart).status == 0)
    #expect(try icon("--image", heart, output: "b.iconset").status == 0)
    func differ(_ name: String) throws -> Bool {
      try PackageFiles.bytes(directory.file("a.iconset/\(name)"))
        != PackageFiles.bytes(directory.file("b.iconset/\(name)"))
    }
    #expect(try differ("icon_16x16.png"))
    #expect(try !differ("icon_16x16@2x.png") && !differ("icon_512x512@2x.png"))
    let idle = try icon(
      "--image", "16=\(bell)", "--image", heart, "--size", "64", output: "c.png")
    #expect(idle.status == 0 && idle.errorText.contains("the --image of 16 has no effect"))
  }

  @Test func `A batch draws document icons, as pictures and as files of all sizes`() throws {
    let lines = [
      #"{"command": "docicon", "symbol": "heart", "text": "love", "size": 64, "output": "a.png"}"#,
      #"{"command": "docicon", "symbol": "heart", "text": "love", "output": "a.icns"}"#,
      #"{"command": "docicon", "symbol": "heart", "fill": "systemRed", "output": "a.ico"}"#,
      #"{"command": "docicon", "symbol": "heart", "output": "a.iconset"}"#,
      #"{"command": "docicon", "image": "/etc/hostname", "size": 64, "output": "b.png"}"#,
    ]
    let file = try directory.write(lines.joined(separator: "\n"), to: "lines.ndjson")
    let result = try SymtextProcess.run(["batch", file, "-o", directory.file("out")])
    #expect(result.status == 65)
    #expect(directory.files == ["lines.ndjson", "out/a.icns", "out/a.ico", "out/a.png"])
    #expect(result.errorText.contains("lines.ndjson:4: output "))
    #expect(result.errorText.contains("out/a.iconset: a batch writes no folders"))
    #expect(result.errorText.contains("lines.ndjson:5: /etc/hostname is not opened"))
    // The same as the command itself writes.
    #expect(try icon("--symbol", "heart", "--text", "love", output: "b.icns").status == 0)
    #expect(
      try PackageFiles.bytes(directory.file("out/a.icns"))
        == PackageFiles.bytes(directory.file("b.icns")))
  }
}
