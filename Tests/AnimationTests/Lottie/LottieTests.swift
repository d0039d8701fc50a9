@testable import SymtextAnimation
@testable import SymtextImageFormats
@testable import SymtextDrawing
import SymtextGraphics
import Foundation
import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing

/// Lottie files as rlottie and thorvg draw them.
struct LottieTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func timeline(
    _ markup: String, mode: RenderingMode = .monochrome, loops: Bool = false,
    reducesMotion: Bool = false
  ) throws -> Timeline {
    let label = try MovingPictures.label(markup, size: 32, mode: mode)
    return try Timeline(
      label.displayList(padding: 4),
      options: MovingPictures.options(loops: loops, reducesMotion: reducesMotion))
  }

  private func button(_ style: ButtonStyle) throws -> Timeline {
    var button = Button(label: "Like", symbol: "heart", style: style)
    button.configuration.effect = EffectPlan(.bounce(.up))
    let (font, library) = (try TestLibrary.inter(size: 17), try TestLibrary.bundled.get())
    let layout = try button.layout(font: font, library: library)
    button.state = .pressed
    let pressed = try button.layout(font: font, library: library)
    return try Timeline(layout.displayList(pressed: pressed))
  }

  /// Returns a symbol with a changing value.
  private func change(_ variable: VariableStyle) throws -> Timeline {
    var (before, after) = (SymbolConfiguration(), SymbolConfiguration())
    (before.value, after.value, before.variable) = (0.2, 0.9, variable)
    before.successor = SymbolSuccessor("wifi", configuration: after)
    let label = try MovingPictures.label("{wifi}", size: 32, configuration: before)
    return try Timeline(label.displayList(padding: 4))
  }

  /// Returns every effect, on symbols with layers, gaps, lines and without.
  private func effects() throws -> [String: Timeline] {
    var scenes: [String: Timeline] = [:]
    for effect in SymbolEffect.names where effect != "replace" {
      for symbol in ["wifi", "bell.slash", "folder.badge.plus"] {
        scenes["\(effect)-\(symbol)"] = try timeline("{\(symbol) effect=\(effect)}")
      }
    }
    return scenes
  }

  private func scenes() throws -> [String: Timeline] {
    let image = try TestImages.file("rgba.png")
    return [
      "iterative": try timeline("{wifi effect=variableColor.iterative}", loops: true),
      "hidden": try timeline("{wifi effect=variableColor.hideInactiveLayers}"),
      "replace": try timeline("{bell to=bell.slash effect=replace} Mute"),
      "slash": try timeline("{wifi.slash to=wifi}"),
      "badge": try timeline("{folder to=folder.badge.plus}", mode: .hierarchical),
      "fill": try timeline("{heart to=heart.fill} {checkmark.circle to=xmark.circle}"),
      "swap": try timeline("{play to=pause effect=replace.offUp}"),
      "gap": try timeline("{folder.badge.plus effect=bounce}", loops: true),
      "gone": try timeline("Go {folder.badge.plus effect=disappear}"),
      "turns": try timeline("{gear effect=rotate:continuous} {wifi effect=pulse}", loops: true),
      "hierarchical": try timeline("{wifi effect=bounce}", mode: .hierarchical),
      "palette": try timeline("{folder.badge.plus effect=wiggle}", mode: .palette),
      "multicolor": try timeline("{cloud.sun.rain effect=breathe}", mode: .multicolor, loops: true),
      "translucent": try timeline("{bell.slash effect=drawOn color=#f008}", loops: true),
      "heads": try timeline("{square.and.arrow.up effect=drawOn} {arrow.clockwise effect=drawOff}"),
      "reversed": try timeline("{speaker.wave.3 effect=drawOff.reversed}"),
      "gradient": try timeline(
        "{star effect=drawOn>bounce>drawOff gradient=yes color=#cc2200} {heart gradient=yes effect=pulse}"
      ),
      "several": try timeline("{heart effect=scale+pulse color=#0088ff80}"),
      "shapes": try timeline("{wifi effect=bounce.individually} {gear effect=rotate:repeat=2}"),
      "both": try timeline("{folder.badge.plus effect=bounce+rotate} {bell effect=wiggle+breathe}"),
      "value": try change(.color),
      "drawnValue": try change(.draw),
      "dimmed": try timeline("{wifi value=.4 effect=bounce}"),
      "image": try timeline("{image=\(image) height=30} {wifi effect=bounce} 🙂"),
      "press": try button(.tinted),
      "filled": try button(.filled),
      "reduced": try timeline("{wifi effect=appear}", reducesMotion: true),
      "still": try timeline("{wifi} Wi-Fi"),
    ]
  }

  // MARK: Pixels

  private struct File: Decodable {
    var fr: Double
    var op: Int
    var w: Int
    var h: Int
  }

  private struct Frame: Decodable {
    /// The mean difference of opacities, of 255.
    var alpha: Double
    /// The mean and the largest difference of colours on white, away from edges.
    var flatMean: Double
    var flatMost: Int
  }

  private struct Film: Decodable {
    var seconds: Double
    var frames: [String: Frame]
  }

  private static let pixelRatio = 4.0

  /// Compares the players' frames with symtext's.
  private func compare(_ scenes: [String: Timeline]) throws -> [String: Film] {
    for (name, timeline) in scenes {
      let bytes = try timeline.lottie(pixelRatio: Self.pixelRatio)
      try PackageFiles.write(bytes, to: directory.file("\(name).json"))
      try PackageFiles.write(
        try timeline.dotLottie(pixelRatio: Self.pixelRatio), to: directory.file("\(name).lottie"))
      let file = try JSONDecoder().decode(File.self, from: Data(bytes))
      let last = file.op - 1
      for frame in Set([0, last / 16, last / 7, last / 3, last * 5 / 8, last * 6 / 7, last]) {
        let time = min(Double(frame) / file.fr, timeline.length)
        try PackageFiles.write(
          try timeline.displayList(at: time).png(pixelRatio: Self.pixelRatio),
          to: directory.file("\(name)@\(frame).png"))
      }
    }
    let result = try Python.run("compare_lottie.py", [directory.path])
    if let kept = ProcessInfo.processInfo.environment["KEEP_PICTURES"] {
      print(result)
      for file in directory.files {
        try PackageFiles.write(
          try PackageFiles.bytes(directory.file(file)), to: "\(kept)/lottie/\(file)")
      }
    }
    return try JSONDecoder().decode([String: Film].self, from: Data(result.utf8))
  }

  private func check(_ scenes: [String: Timeline]) throws {
    let films = try compare(scenes)
    #expect(films.count == 2 * scenes.count)
    for (name, film) in films.sorted(by: { $0.key < $1.key }) {
      let words = name.split(separator: " ").map(String.init)
      let timeline = try #require(scenes[words[0]])
      let isRlottie = words[1] == "Rlottie"
      #expect(film.frames.count >= min(Int(timeline.length * 60), 3), "\(name)")
      #expect(abs(film.seconds - (try timeline.frameTimes(rate: 60)).duration) < 1e-4, "\(name)")
      for (number, frame) in film.frames {
        // rlottie multiplies opacities in eight bits, once more for each matte and each group. Only symtext aligns text
        // that moves with a button to whole pixels. Each scales images differently.
        let slack = words[0] == "image" ? 4.0 : ["press", "filled"].contains(words[0]) ? 2 : 1
        #expect(frame.alpha < (isRlottie ? max(slack, 2) : slack), "\(name) \(number): \(frame)")
        #expect(frame.flatMean < (isRlottie ? 2 : 1), "\(name) \(number): \(frame)")
        let most = words[0] == "image" ? 32 : isRlottie ? 16 : 4
        #expect(frame.flatMost <= most, "\(name) \(number): \(frame)")
      }
    }
  }

  @Test func `rlottie and thorvg draw the same frames of every effect`() throws {
    try check(try effects())
  }

  @Test func `rlottie and thorvg draw the same frames of every kind of drawing`() throws {
    try check(try scenes())
  }

  // MARK: Text

  @Test func `A bounce is small, and smaller in an archive`() throws {
    let timeline = try timeline("{wifi effect=bounce}")
    let (json, archive) = (
      try timeline.lottie(pixelRatio: 4), try timeline.dotLottie(pixelRatio: 4)
    )
    #expect(json.count < 6_000 && archive.count < 2_500)
    #expect(json == (try timeline.lottie(pixelRatio: 4)))
    #expect(archive == (try timeline.dotLottie(pixelRatio: 4)))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `A background is behind everything`() throws {
    let timeline = try timeline("{wifi effect=bounce}")
    let plain = text(try timeline.lottie())
    let painted = text(try timeline.lottie(background: Color(red: 1, green: 0, blue: 0)))
    #expect(!plain.contains("\"rc\"") && painted.contains("\"r\":1}]}]"))
    let back = try #require(painted.range(of: "\"rc\""))
    #expect(!painted[back.upperBound...].contains("\"sh\""))
    #expect(painted[back.upperBound...].contains("\"k\":[1,0,0]"))
  }

  @Test func `A file describes its content`() throws {
    var timeline = try timeline("{wifi effect=bounce} on")
    timeline.altText = "A \"quoted\"\nline"
    let json = text(try timeline.lottie())
    #expect(json.contains("\"nm\":\"A \\\"quoted\\\"\\nline\""))
    #expect(json.contains("\"d\":\"A \\\"quoted\\\"\\nline\""))
  }

  @Test func `A loop has whole frames in each turn and keeps its length`() throws {
    for rate in [24.0, 50, 60, 61.7] {
      let timeline = try timeline(
        "{gear effect=rotate:continuous} {wifi effect=pulse}", loops: true)
      let file = try JSONDecoder().decode(
        File.self, from: Data(try timeline.lottie(rate: rate)))
      #expect(abs(Double(file.op) / file.fr - timeline.length) < 1e-4)
      #expect(file.op % 2 == 0 && abs(file.fr - rate) < 1)
    }
  }

  @Test func `Frame-by-frame drawing is refused when it takes too long`() throws {
    let label = try MovingPictures.label("{wifi effect=pulse}", size: 32)
    let list = label.displayList()
    let moved = DisplayList(
      width: list.width, height: list.height, items: [.transformed(list.items, by: .identity)])
    var options = TimelineOptions()
    options.repetition = Repetition(count: 40)
    let timeline = try Timeline(moved, options: options)
    #expect(throws: RenderingError.self) { try timeline.lottie() }
    #expect(try timeline.lottie(rate: 5).count > 10_000)
  }

  @Test func `A skewed image is refused`() throws {
    let image = try PlainImage(file: try TestImages.file("rgba.png"))
    let label = try MovingPictures.label("{wifi effect=pulse}", size: 32)
    let list = label.displayList()
    let items = image.items(at: .zero, beside: try TestLibrary.inter(size: 32), tint: .black)
    let skewed = DisplayItem.transformed(items, by: Affine(1, 0, 0.5, 1, 0, 0))
    let timeline = try Timeline(
      DisplayList(width: list.width, height: list.height, items: [skewed] + list.items))
    #expect(throws: RenderingError.self) { try timeline.lottie() }
  }
}
