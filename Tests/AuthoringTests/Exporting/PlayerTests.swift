@testable import SymtextAuthoring
import SymtextAnimation
import SymtextDrawing
import SymtextFonts
import SymtextGraphics
import SymtextImageFormats
import SymtextSupport
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextSymbols
import SymtextTestSupport
import SymtextTextLayout
import Foundation
import Testing

/// The player of a page, as Chromium and Firefox run it.
struct PlayerTests {
  /// A symbol that plays an effect or is replaced.
  private struct Scene {
    var name: String
    /// The effect.
    var play = ""
    /// The replacement.
    var next = ""
    var weight = SymbolWeight.regular
    var isRightToLeft = false
    var isReduced = false
    var mode = RenderingMode.monochrome
  }

  private static let scenes: [String: Scene] = {
    var scenes: [String: Scene] = [
      "slash": Scene(name: "bell", next: "bell.slash"),
      "fill": Scene(name: "heart", next: "heart.fill"),
      "filled slash": Scene(name: "speaker.wave.3", next: "speaker.slash"),
      "bars": Scene(name: "line.3.horizontal", next: "xmark"),
      "morph": Scene(name: "play", next: "pause"),
      "bold": Scene(name: "plus", next: "checkmark", weight: .bold),
      "lock": Scene(name: "lock", next: "lock.open"),
      "enclosure": Scene(name: "play.circle", next: "checkmark.circle"),
      "badges": Scene(name: "folder.badge.plus", next: "folder.badge.minus"),
      "unrelated": Scene(name: "bell", next: "gear"),
      "slash, light": Scene(name: "bell", next: "bell.slash", weight: .light),
      "mirrored slash": Scene(name: "speaker.wave.3", next: "speaker.slash", isRightToLeft: true),
      "levels": Scene(name: "folder.badge.plus", play: "bounce", mode: .hierarchical),
      "palette": Scene(name: "person.2", play: "wiggle", mode: .palette),
      "colors": Scene(name: "cloud.sun", play: "breathe", mode: .multicolor),
      "colored slash": Scene(name: "bell.badge", play: "appear", mode: .multicolor),
      "lights": Scene(name: "wifi", play: "variableColor.iterative"),
      "ring": Scene(name: "arrow.up", play: "wiggle"),
      "left": Scene(name: "gear", play: "wiggle.left"),
      "whole": Scene(name: "bell", play: "bounce.wholeSymbol"),
      "badge": Scene(name: "folder.badge.plus", play: "appear"),
      "drawnArrow": Scene(name: "arrow.clockwise", play: "drawOn"),
      "reduced": Scene(name: "bell", play: "appear", isReduced: true),
      "mirrored": Scene(name: "cart", play: "bounce", isRightToLeft: true),
    ]
    for effect in [
      "appear", "appear.down", "disappear", "disappear.up", "bounce", "bounce.down", "scale",
      "scale.down", "pulse", "breathe", "breathe.plain", "wiggle", "rotate", "drawOn", "drawOff",
      "drawOff.reversed",
    ] {
      scenes[effect] = Scene(name: "bell", play: effect)
    }
    for weight in [SymbolWeight.light, .bold] {
      scenes["bounce, \(weight.rawValue)"] = Scene(name: "bell", play: "bounce", weight: weight)
    }
    return scenes
  }()

  private static let items = scenes.values.map {
    PlayerFiles.Item($0.name, successor: $0.next.isEmpty ? nil : $0.next)
  }

  /// The colours of the levels.
  private static let palette = ["#0080ff", "#ff8000", "#808080"]

  private struct Comparison: Decodable {
    var mean: Double
    var flatMost: Int
  }

  private struct Outcome: Decodable {
    var frames: [String: Comparison]
    var events: [String: Bool]
  }

  private static func files() throws -> PlayerFiles { try PlayerFiles(TestLibrary.bundled.get()) }

  private static func timeline(_ scene: Scene, beside font: Font) throws -> Timeline {
    var configuration = SymbolConfiguration()
    configuration.weight = .named(scene.weight)
    configuration.isRightToLeft = scene.isRightToLeft
    configuration.mode = scene.mode
    if scene.mode == .palette {
      configuration.palette = try palette.map { .fixed(try #require(Color($0))) }
    }
    configuration.effect = try EffectPlan(scene.next.isEmpty ? scene.play : "replace")
    if !scene.next.isEmpty { configuration.successor = SymbolSuccessor(scene.next) }
    let symbol = try ResolvedSymbol(
      scene.name, in: try TestLibrary.bundled.get(), beside: font, configuration: configuration)
    let items = SymbolPainter(tint: .black).items(symbol, at: Point(60, 120))
    var options = TimelineOptions()
    options.reducesMotion = scene.isReduced
    return try Timeline(DisplayList(width: 240, height: 180, items: items), options: options)
  }

  private static let chromium = Result { try play("chromium") }
  private static let firefox = Result { try play("firefox") }

  private static func play(_ browser: String) throws -> Outcome {
    let directory = try TemporaryDirectory()
    let script = try files().script(items)
    try PackageFiles.write(Array(script.utf8), to: directory.file("player.js"))
    try directory.write(try files().markup([.init("bell")], mode: .monochrome), to: "server.html")
    let bell = try files().data([.init("bell")])
    guard case .object(let members) = bell, case .object(let symbols)? = members.first?.1 else {
      throw CocoaError(.coderInvalidValue)
    }
    try directory.write(try #require(symbols.first).1.packedText, to: "bell.json")
    try PackageFiles.write(try PackageFiles.bytes(TestFonts.inter), to: directory.file("font.ttf"))
    // The size whose capitals are 70 pixels high.
    let size = 70 * 100 / (try TestLibrary.inter(size: 100).metrics.capHeight)
    let font = try TestLibrary.inter(size: size)
    var described: [(String, JSONValue)] = []
    for (name, scene) in scenes.sorted(by: { $0.key < $1.key }) {
      let timeline = try timeline(scene, beside: font)
      let times = [0.02, 0.1, 0.22, 0.35, 0.5, 0.7, 0.9].map {
        Int(($0 * timeline.length * 1000).rounded())
      }
      for time in times {
        try PackageFiles.write(
          try timeline.displayList(at: Double(time) / 1000).png(
            pixelRatio: 1, background: .white, snapping: .none),
          to: directory.file("\(name)@\(time).png"))
      }
      var members: [(String, JSONValue)] = [
        ("name", .string(scene.name)), ("weight", .number(scene.weight.axisValue)),
        ("direction", .string(scene.isRightToLeft ? "rtl" : "ltr")),
        ("reduced", .bool(scene.isReduced)), ("mode", .string(scene.mode.rawValue)),
        ("palette", .string(scene.mode == .palette ? palette.joined(separator: ",") : "")),
        ("times", .array(times.map { .number(Double($0)) })),
      ]
      members.append(
        scene.next.isEmpty ? ("play", .string(scene.play)) : ("replace", .string(scene.next)))
      described.append((name, .object(members)))
    }
    let page = JSONValue.object([("size", .number(size)), ("scenes", .object(described))])
    try PackageFiles.write(page.bytes, to: directory.file("scenes.json"))
    let printed = try Python.run("compare_player.py", [browser, directory.path])
    if let kept = ProcessInfo.processInfo.environment["KEEP_PICTURES"] {
      print(printed)
      for file in directory.files {
        try PackageFiles.write(
          try PackageFiles.bytes(directory.file(file)), to: "\(kept)/player/\(file)")
      }
    }
    return try JSONDecoder().decode(Outcome.self, from: Data(printed.utf8))
  }

  /// Chromium draws edges of some frames softly.
  /// - Parameter most: the largest mean difference of 255 at any of the seven times.
  private static func expectFrames(_ outcome: Outcome, most: Double) throws {
    #expect(outcome.frames.count == 7 * scenes.count)
    for scene in scenes.keys.sorted() {
      let means = outcome.frames.filter { $0.key.hasPrefix("\(scene)@") }.map(\.value.mean)
      #expect(means.reduce(0, +) <= 7 * 0.5, "\(scene): \(means)")
      #expect(means.allSatisfy { $0 <= most }, "\(scene): \(means)")
    }
  }

  @Test func `At seven times it draws the frames of films in Chromium`() throws {
    try Self.expectFrames(Self.chromium.get(), most: 0.75)
  }

  @Test func `At seven times it draws the frames of films in Firefox`() throws {
    try Self.expectFrames(Self.firefox.get(), most: 0.5)
  }

  @Test func `It begins, turns back and rests when people do something`() throws {
    for outcome in [Self.chromium, Self.firefox] {
      let outcome = try outcome.get()
      #expect(outcome.events.count == 16)
      for (event, happens) in outcome.events { #expect(happens, "\(event)") }
    }
  }

  @Test(arguments: ["chromium", "firefox"])
  func `The toggle of the web guide has 20 lines and turns back midway`(browser: String) throws {
    let guide = try PackageFiles.text(PackageFiles.path("Documentation/Guides/web.md"))
    let page = try #require(
      guide.components(separatedBy: "cat > player.html <<'HTML'\n").last?
        .components(separatedBy: "\nHTML\n").first)
    #expect(page.split(separator: "\n").count <= 20)
    let directory = try TemporaryDirectory()
    try directory.write(page, to: "player.html")
    let items = [
      PlayerFiles.Item("bell"), PlayerFiles.Item("speaker.wave.3", successor: "speaker.slash"),
    ]
    try directory.write(try Self.files().script(items), to: "symbols.js")
    struct Toggle: Decodable {
      var shown: [String]
      var moved: Bool
      var alike: Bool
    }
    let printed = try Python.run("play_toggle.py", [browser, directory.file("player.html")])
    let toggle = try JSONDecoder().decode(Toggle.self, from: Data(printed.utf8))
    #expect(toggle.shown == ["speaker.wave.3", "speaker.slash", "speaker.wave.3"])
    #expect(toggle.moved && toggle.alike)
  }

  @Test func `The player has at most 12 KB, a symbol at most 2, compressed`() throws {
    let files = try Self.files()
    func size(_ text: String) throws -> Int {
      let directory = try TemporaryDirectory()
      try PackageFiles.write(Array(text.utf8), to: directory.file("text"))
      return Int(try Python.run("gzip_size.py", [directory.file("text")]).trimmed) ?? .max
    }
    let player = try size(files.script([]))
    #expect(player <= 12_288, "\(player)")
    for name in ["bell", "heart.fill", "wifi", "arrow.up", "checkmark", "cart", "person.2"] {
      let data = try files.data([.init(name)])
      guard case .object(let members) = data, let first = members.first else { continue }
      let symbol = try size(first.1.packedText)
      #expect(symbol <= 2048, "\(name): \(symbol)")
    }
  }

  @Test func `The types of each framework have every attribute and effect`() {
    for framework in PlayerFramework.allCases {
      let text = framework.module(player: "./player.js")
      for attribute in PlayerAttribute.all {
        #expect(text.contains("  \(attribute.name)?: "), "\(framework): \(attribute.name)")
      }
      #expect(
        text.contains("\"drawOff.reversed\"") && text.contains("import \"./player.js\""))
    }
  }
}
