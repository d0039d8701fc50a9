import Foundation
import SymtextTestSupport
import Testing

/// Animations as WebP, GIF and videos.
struct FilmCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func animate(_ arguments: [String]) throws -> ProcessResult {
    try SymtextProcess.run(["animate"] + arguments, directory: directory.path)
  }

  /// Makes an animated file and its frames, and compares them.
  private func compare(
    _ file: String, _ arguments: [String], frames: [String] = [], errorText: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> FilmComparison {
    let film = try animate(arguments + ["-o", file])
    #expect(film.status == 0, sourceLocation: sourceLocation)
    #expect(film.errorText == errorText, sourceLocation: sourceLocation)
    let folder = try animate(arguments + frames + ["--frames", "frames"])
    #expect(folder.status == 0, sourceLocation: sourceLocation)
    return try FilmComparison(directory.file(file), frames: directory.file("frames"))
  }

  private static let wifi = ["{wifi}", "--effect", "bounce", "--size", "40"]

  // MARK: WebP

  @Test(arguments: [
    wifi, ["{gear} Loading", "--effect", "rotate", "--continuous", "--loop", "--fps", "20"],
    ["{bell}", "--to", "{bell.slash}", "--background", "#8cf8"],
    ["button", "--label", "Add to cart", "--symbol", "cart", "--effect", "bounce"],
    [
      "bar", "tab", "--item", "Home=house", "--item", "Inbox=envelope|3", "--badge-effect",
      "appear",
    ],
    ["{heart gradient=yes color=systemPink}", "--effect", "pulse", "--fps", "7"],
  ])
  func `A WebP has all frames unchanged, with their times`(arguments: [String]) throws {
    let film = try compare("a.webp", arguments)
    #expect(film.frames == film.wanted && film.frames > 1)
    #expect(film.worst == 0)
    #expect(film.late <= 0.51)
    #expect(film.loop == (arguments.contains("--loop") ? 0 : 1))
    // Half a kilobyte is for metadata.
    let sizes = try FilmComparison.sizes(directory.file("frames"))
    #expect(film.bytes <= (sizes["img2webp"] ?? 0) + 512)
  }

  @Test func `More effort makes a WebP smaller`() throws {
    _ = try animate(Self.wifi + ["-o", "a.webp"])
    _ = try animate(Self.wifi + ["-o", "b.webp", "--compression", "small"])
    let sizes = try ["a.webp", "b.webp"].map {
      try PackageFiles.bytes(directory.file($0)).count
    }
    #expect(sizes[1] < sizes[0])
  }

  @Test func `Standard output receives a WebP if the format is set`() throws {
    let result = try animate(Self.wifi + ["--format", "webp"])
    #expect(result.status == 0 && result.errorText == "")
    #expect(result.output.starts(with: Array("RIFF".utf8)))
  }

  @Test func `Without libwebp a WebP is an error that names the package`() throws {
    let result = try HiddenLibrary("libwebp").run(
      ["animate"] + Self.wifi + ["-o", "a.webp"], directory: directory.path)
    #expect(result.status == 69)
    #expect(
      result.errorText
        == "symtext: WebP needs libwebp, which is not installed: install the package libwebp7 (Debian) or webp\n"
    )
    #expect(directory.files.isEmpty)
  }

  // MARK: GIF

  @Test(arguments: [
    wifi, ["{gear} Loading", "--effect", "rotate", "--loop", "--size", "30"],
    ["{bell}", "--to", "{bell.slash}", "--size", "40"],
    ["button", "--label", "Add to cart", "--symbol", "cart", "--effect", "bounce"],
    [
      "bar", "tab", "--item", "Home=house", "--item", "Inbox=envelope|3", "--badge-effect",
      "appear",
    ],
  ])
  func `A GIF has all frames on their background, with their times`(arguments: [String]) throws {
    let arguments = arguments + ["--background", "white"]
    let film = try compare("a.gif", arguments, frames: ["--fps", "50"])
    #expect(film.frames == film.wanted && film.frames > 1)
    #expect(film.worst == 0)
    #expect(film.late <= 5.1)
    #expect(film.milliseconds.allSatisfy { $0 >= 20 })
    #expect(film.loop == (arguments.contains("--loop") ? 0 : nil))
    let sizes = try FilmComparison.sizes(directory.file("frames"))
    #expect(film.bytes <= (sizes["gifsicle"] ?? 0) + 24)
  }

  @Test func `A GIF is limited to 50 frames a second, with a warning`() throws {
    let arguments = Self.wifi + ["--background", "white"]
    let film = try compare(
      "a.gif", arguments + ["--fps", "60"], frames: ["--fps", "50"],
      errorText:
        "symtext: --fps 60 is limited to 50: browsers slow down a .gif with more frames per second\n"
    )
    #expect(film.frames == film.wanted && film.worst == 0)
    // A loop whose length is not a multiple of 1/50 s.
    let loop = try animate([
      "{wifi}", "--effect", "bounce:delay=0.013", "--loop", "--background", "white", "-o", "b.gif",
    ])
    #expect(loop.status == 0 && loop.errorText == "")
  }

  @Test func `A GIF with many colours gives a warning with the largest change`() throws {
    let arguments = [
      "{heart gradient=yes color=systemPink}", "--effect", "pulse", "--size", "60", "--background",
      "white",
    ]
    let film = try animate(arguments + ["-o", "a.gif"])
    let number = film.errorText.split(separator: " ").dropLast(2).last.flatMap { Int($0) }
    let most = try #require(number, "\(film.errorText)")
    #expect(
      film.errorText
        == "symtext: a GIF frame has at most 256 colours: colours were changed by up to \(most) of 255\n"
    )
    _ = try animate(arguments + ["--fps", "50", "--frames", "frames"])
    let comparison = try FilmComparison(directory.file("a.gif"), frames: directory.file("frames"))
    #expect(comparison.worst == most && comparison.frames == comparison.wanted)
  }

  @Test(arguments: [[], ["--background", "#fff8"]])
  func `A GIF needs a background`(background: [String]) throws {
    let result = try animate(Self.wifi + background + ["-o", "a.gif"])
    #expect(result.status == 64)
    #expect(
      result.errorText.hasPrefix(
        "symtext: a GIF has no translucent pixels, which edges need: set an opaque background, such as --background white\n"
      ))
    #expect(directory.files.isEmpty)
  }

  @Test func `Compression effort is not available for a GIF`() throws {
    let result = try animate(
      Self.wifi + ["--background", "white", "--compression", "small", "-o", "a.gif"])
    #expect(result.status == 64)
    #expect(result.errorText.contains("--compression is for"))
    #expect(directory.files.isEmpty)
  }

  // MARK: Videos

  @Test func `An MP4 has all frames on their background, with even sides`() throws {
    let arguments = Self.wifi + ["--background", "white", "--padding", "0.5", "--alt", "Wave = 1"]
    let film = try compare("a.mp4", arguments)
    #expect(film.codec == "h264" && film.format == "yuv420p")
    #expect(film.frames == film.wanted && film.rate == "60/1")
    #expect(abs((film.seconds ?? 0) - Double(film.frames) / 60) < 0.001)
    #expect(film.width % 2 == 0 && film.height % 2 == 0)
    #expect(film.mean < 3 && film.worst < 60)
    #expect(film.title == "Wave = 1")
  }

  @Test func `A WebM has opacity`() throws {
    let film = try compare("a.webm", Self.wifi + ["--fps", "25"])
    #expect(film.codec == "vp9" && film.frames == film.wanted)
    #expect(film.rate == "25/1")
    #expect(abs((film.seconds ?? 0) - Double(film.frames) / 25) < 0.002)
    #expect(film.mean < 3 && film.worst < 60)
    #expect(film.title == "Wi-Fi")
  }

  @Test func `A looping video is as long as its loop, with a note about its repetition`() throws {
    let arguments = ["{gear}", "--effect", "bounce:delay=0.034", "--loop", "--fps", "30"]
    let film = try compare(
      "a.webm", arguments,
      errorText:
        "symtext: the player decides whether a .webm repeats (<video loop>); its end joins its beginning\n"
    )
    #expect(film.frames == film.wanted)
    #expect(film.late < 0.05)
  }

  @Test func `An MP4 needs a background`() throws {
    let result = try animate(Self.wifi + ["-o", "a.mp4"])
    #expect(result.status == 64)
    #expect(
      result.errorText.contains(
        "an MP4 has no translucent pixels, which edges need: set an opaque background"))
    #expect(directory.files.isEmpty)
  }

  /// Runs `symtext` with `ffmpeg` replaced or missing.
  private func animate(withProgram script: String?, _ file: String) throws -> ProcessResult {
    let bin = try TemporaryDirectory()
    if let script {
      let program = try bin.write("#!/bin/sh\n\(script)\n", to: "ffmpeg")
      _ = try Subprocess.run("/bin/chmod", ["+x", program])
    }
    return try Subprocess.run(
      "/usr/bin/env",
      ["PATH=\(bin.path)", SymtextProcess.executable, "animate"] + Self.wifi
        + ["--background", "white", "-o", file], directory: directory.path)
  }

  @Test(arguments: ["mp4", "webm"])
  func `Without ffmpeg a video is an error that says how to install it`(format: String) throws {
    let result = try animate(withProgram: nil, "a.\(format)")
    #expect(result.status == 69)
    #expect(
      result.errorText
        == "symtext: a .\(format) needs the program ffmpeg, which is not on the PATH: install the package ffmpeg (Debian, Homebrew)\n"
    )
    #expect(directory.files.isEmpty)
  }

  @Test(arguments: [
    ("echo first >&2; echo 'Unknown encoder' >&2; exit 1", ": Unknown encoder"), ("exit 3", ""),
    ("kill -9 $$", ": signal 9 ended it"),
    // The script reads a part or nothing, and reports success.
    ("exec 0<&-; exit 0", ": it stopped reading before the last frame"),
    ("read -r line; exit 0", ": it stopped reading before the last frame"),
  ])
  func `The error has ffmpeg's last message, and no file is left`(script: String, words: String)
    throws
  {
    try directory.write("old", to: "a.mp4")
    let result = try animate(withProgram: script, "a.mp4")
    #expect(result.status == 70)
    #expect(result.errorText == "symtext: ffmpeg could not make the .mp4\(words)\n")
    #expect(directory.files == ["a.mp4"])
    #expect(try PackageFiles.text(directory.file("a.mp4")) == "old")
  }
}
