import SymtextTestSupport
import Testing

/// `--canvas`: stills and films change places.
struct CanvasOptionTests {
  private static let size = ["--size", "24", "--alt", "Bell"]

  private func still(_ text: String, _ more: [String] = []) throws -> [UInt8] {
    let run = try SymtextProcess.run(["render", text, "--canvas"] + Self.size + more)
    #expect(run.status == 0 && run.errorText.isEmpty)
    return run.output
  }

  /// The files of all frames.
  private func frames(_ text: String, _ more: [String]) throws -> [[UInt8]] {
    let folder = try TemporaryDirectory()
    let run = try SymtextProcess.run(
      ["animate", text, "--canvas", "--frames", folder.path] + Self.size + more)
    #expect(run.status == 0 && run.errorText.isEmpty)
    let names = folder.files.filter { $0.hasSuffix(".png") }
    return try names.map { try PackageFiles.bytes(folder.file($0)) }
  }

  @Test(arguments: [[], ["--snap", "none"], ["--pixel-ratio", "2"]])
  func `A film begins and ends with the still's file`(more: [String]) throws {
    let bell = try still("{bell} on", more)
    for effect in ["bounce", "wiggle", "rotate"] {
      let film = try frames("{bell} on", ["--effect", effect] + more)
      #expect(film.first == bell && film.last == bell && film.count > 20)
      #expect(film[5] != bell)
    }
    let film = try frames("{bell} on", ["--to", "bell.slash"] + more)
    #expect(film.first == (try still("{bell to=bell.slash} on", more)))
    #expect(film.last == (try still("{bell.slash to=bell} on", more)))
  }

  @Test func `A bar's film has the size of its still`() throws {
    // The gear of a tab turns beyond the edge of its bar.
    let bar = ["tab", "--item", "Home=house", "--item", "Set=gear"]
    let still = try SymtextProcess.run(["bar"] + bar + ["--canvas"])
    #expect(still.status == 0 && still.errorText.isEmpty)
    let folder = try TemporaryDirectory()
    let film = try SymtextProcess.run(
      ["animate", "bar"] + bar + ["--effect", "rotate", "--canvas", "--frames", folder.path])
    #expect(film.status == 0 && film.errorText.isEmpty)
    let names = folder.files.filter { $0.hasSuffix(".png") }
    let frames = try names.map { try PackageFiles.bytes(folder.file($0)) }
    #expect(frames.first == still.output && frames.last == still.output && frames.count > 20)
  }

  @Test func `A film in a line of text takes the room of its still`() throws {
    func svg(_ words: [String]) throws -> String {
      let run = try SymtextProcess.run(words + ["--size", "20", "--inline", "--format", "svg"])
      #expect(run.status == 0 && run.errorText.isEmpty)
      return String(decoding: run.output, as: UTF8.self)
    }
    let plain = try svg(["render", "{bell}"])
    let still = try svg(["render", "{bell}", "--canvas"])
    let film = try svg(["animate", "{bell}", "--effect", "bounce"])
    let ems =
      #/width="([\d.]+)em" height="([\d.]+)em" style="vertical-align:(-?[\d.]+em)(;margin:[-\d.em ]+)?"/#
    let (a, b, c) = (
      try #require(plain.firstMatch(of: ems)), try #require(still.firstMatch(of: ems)),
      try #require(film.firstMatch(of: ems))
    )
    // One size, one place: the page can exchange them.
    #expect(b.0 == c.0)
    #expect(a.4 == nil && a.3 == b.3)
    let margins = try #require(b.4).dropFirst(";margin:".count).split(separator: " ").map {
      Double($0.dropLast(2)) ?? .nan
    }
    let (width, height) = (try #require(Double(b.1)), try #require(Double(b.2)))
    #expect(abs(width + margins[1] + margins[3] - (Double(a.1) ?? 0)) < 2e-4)
    #expect(abs(height + margins[0] + margins[2] - (Double(a.2) ?? 0)) < 2e-4)
  }

  @Test func `Formats without lines of text say that --inline has no effect`() throws {
    for format in ["png", "lottie", "json", "webp"] {
      let run = try SymtextProcess.run([
        "animate", "{bell}", "--effect", "pulse", "--inline", "--format", format,
      ])
      #expect(run.errorText.contains("--inline has no effect: a .\(format) cannot"))
    }
  }
}
