import Foundation
import SymtextTestSupport
import Testing

/// The baselines in pictures.
struct BaselineTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private struct Note: Decodable, Equatable {
    var baseline: Double
    var lastBaseline: Double
    var width: Double
    var height: Double
    var pixelRatio: Double?
  }

  private struct Metrics: Decodable {
    struct Picture: Decodable {
      var width: Double
      var height: Double
      var baseline: Double
      var lastBaseline: Double
    }
    struct Line: Decodable { var baseline: Double }
    var picture: Picture
    var lines: [Line]
  }

  private static let text = "Add {cart} to\nbasket"

  private func render(_ file: String, _ options: String...) throws {
    let result = try SymtextProcess.run(
      ["render", Self.text, "--size", "20", "--padding", "3", "-o", file] + options,
      directory: directory.path)
    #expect(result.status == 0 && result.errorText == "")
  }

  private func metrics(_ options: String...) throws -> Metrics {
    let result = try SymtextProcess.run(
      ["metrics", Self.text, "--size", "20", "--padding", "3", "--json"] + options)
    return try JSONDecoder().decode(Metrics.self, from: Data(result.output))
  }

  /// Returns the chunks of a PNG, parsed by the file format alone.
  private func chunks(_ bytes: [UInt8]) -> [(type: String, data: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var offset = 8
    while offset + 8 <= bytes.count {
      let count = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
      chunks.append((type, Array(bytes[(offset + 8)..<(offset + 8 + count)])))
      offset += 12 + count
    }
    return chunks
  }

  @Test func `All formats have the baselines that metrics prints`() throws {
    let metrics = try metrics("--pixel-ratio", "2")
    #expect(metrics.picture.baseline == metrics.lines[0].baseline + 3)
    #expect(metrics.picture.lastBaseline == metrics.lines[1].baseline + 3)
    func check(_ note: Note) {
      #expect(note.baseline == metrics.picture.baseline)
      #expect(note.lastBaseline == metrics.picture.lastBaseline)
      #expect(note.width == metrics.picture.width && note.height == metrics.picture.height)
    }

    try render("a.png", "--pixel-ratio", "2", "--report", "a.json")
    let texts = chunks(try PackageFiles.bytes(directory.file("a.png"))).filter { $0.type == "iTXt" }
    let keyword = Array("symtext.baseline\0\0\0\0\0".utf8)
    let chunk = try #require(texts.first { $0.data.starts(with: keyword) })
    let note = try JSONDecoder().decode(Note.self, from: Data(chunk.data.dropFirst(keyword.count)))
    check(note)
    #expect(note.pixelRatio == 2)
    check(
      try JSONDecoder().decode(Note.self, from: Data(PackageFiles.bytes(directory.file("a.json")))))

    try render("a.svg", "--pixel-ratio", "2")
    let svg = try PackageFiles.text(directory.file("a.svg"))
    let said = try #require(svg.firstMatch(of: /data-baseline="([\d.]+)"/)?.1)
    #expect(Double(said) == 2 * metrics.picture.baseline)

    try render("a.pdf", "--pixel-ratio", "2")
    let info = try Subprocess.run("/usr/bin/pdfinfo", ["-custom", directory.file("a.pdf")])
    let line = try #require(
      info.outputText.split(separator: "\n").first { $0.contains("symtext.baseline") })
    let json = try #require(line.firstIndex(of: "{").map { line[$0...] })
    check(try JSONDecoder().decode(Note.self, from: Data(json.utf8)))
  }

  @Test func `An animation has the baselines of its picture at rest`() throws {
    func animate(_ file: String) throws {
      let result = try SymtextProcess.run(
        [
          "animate", "{bell} Alarm", "--effect", "wiggle", "--size", "20", "--padding", "3",
          "--pixel-ratio", "2", "--fps", "5", "-o", file,
        ].filter { file.hasSuffix("png") || $0 != "--fps" && $0 != "5" },
        directory: directory.path)
      #expect(result.status == 0 && result.errorText == "")
    }
    try animate("a.png")
    let keyword = Array("symtext.baseline\0\0\0\0\0".utf8)
    let all = chunks(try PackageFiles.bytes(directory.file("a.png")))
    #expect(all.contains { $0.type == "acTL" })
    let chunk = try #require(all.first { $0.type == "iTXt" && $0.data.starts(with: keyword) })
    let note = try JSONDecoder().decode(Note.self, from: Data(chunk.data.dropFirst(keyword.count)))
    // As high as the picture, with its bottom at the letters' bottom.
    let height = all.first { $0.type == "IHDR" }?.data[4..<8].reduce(0) { $0 << 8 | Int($1) }
    #expect(Double(height ?? 0) == 2 * note.height && note.pixelRatio == 2)
    #expect(note.baseline == note.lastBaseline && note.baseline > 17 && note.baseline < note.height)
    try animate("a.svg")
    let svg = try PackageFiles.text(directory.file("a.svg"))
    let said = try #require(svg.firstMatch(of: /data-baseline="([\d.]+)"/)?.1)
    #expect(Double(said) == 2 * note.baseline)
  }

  @Test func `A picture without a baseline has no baseline metadata`() throws {
    let result = try SymtextProcess.run(
      ["button", "--sheet", "--label", "a", "-o", "a.png", "--report", "-", "--inline"],
      directory: directory.path)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(result.outputText.utf8)) as? [String: Any])
    #expect(report["baseline"] is NSNull)
    #expect(result.errorText.contains("--inline has no effect: a .png"))
    let bytes = try PackageFiles.bytes(directory.file("a.png"))
    #expect(!chunks(bytes).contains { $0.data.starts(with: Array("symtext.baseline".utf8)) })
  }

  @Test func `A button of two lines has both baselines`() throws {
    let result = try SymtextProcess.run(
      [
        "button", "--label", "Add all of it to the basket", "--max-width", "120",
        "--max-lines", "2", "--symbol", "cart",
        "-o", "a.svg", "--report", "-",
      ], directory: directory.path)
    let note = try JSONDecoder().decode(Note.self, from: Data(result.outputText.utf8))
    #expect(note.lastBaseline > note.baseline + 10 && note.lastBaseline < note.height)
  }

  @Test func `An SVG fits into a line like letters`() throws {
    try render("a.svg", "--inline")
    let picture = try metrics("--pixel-ratio", "1").picture
    let svg = try PackageFiles.text(directory.file("a.svg"))
    let sizes = try #require(
      svg.firstMatch(
        of: /width="([\d.]+)em" height="([\d.]+)em" style="vertical-align:(-[\d.]+)em"/))
    #expect(abs((Double(sizes.1) ?? 0) * 20 - picture.width) < 0.01)
    #expect(abs((Double(sizes.2) ?? 0) * 20 - picture.height) < 0.01)
    #expect(abs((Double(sizes.3) ?? 0) * 20 - (picture.lastBaseline - picture.height)) < 0.01)
    // Chromium aligns its last baseline with the line's, at any text size.
    let mark = "<span style='display:inline-block'></span>"
    let page = try directory.write(
      "<p style='font-size:40px'>Hx\(svg)\(mark)</p><p style='font-size:13px'>Hx\(svg)\(mark)</p>",
      to: "page.html")
    let measured = try JSONDecoder().decode(
      [[Double]].self, from: Data(try Python.run("inline_svg.py", [page]).utf8))
    #expect(measured.count == 2)
    for (place, scale) in zip(measured, [2, 0.65]) {
      #expect(abs(place[0] - (picture.height - picture.lastBaseline) * scale) < 0.1)
      #expect(abs(place[1] - picture.height * scale) < 0.1)
    }
  }
}
