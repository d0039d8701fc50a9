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

/// The player of a page, as Chromium runs it.
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
    var mostMean = 0.5
  }

  private static let scenes: [String: Scene] = {
    var scenes: [String: Scene] = [
      "slash": Scene(name: "bell", next: "bell.slash"),
      "fill": Scene(name: "heart", next: "heart.fill"),
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

  private static let items = [
    PlayerFiles.Item("bell", successor: "bell.slash"),
    PlayerFiles.Item("heart", successor: "heart.fill"), PlayerFiles.Item("wifi"),
    PlayerFiles.Item("arrow.up"), PlayerFiles.Item("gear"), PlayerFiles.Item("folder.badge.plus"),
    PlayerFiles.Item("arrow.clockwise"), PlayerFiles.Item("cart"),
  ]

  private struct Comparison: Decodable {
    var mean: Double
    var flatMost: Int
  }

  private struct Outcome: Decodable {
    var frames: [String: Comparison]
    var events: [String: Bool]
    var rate: Double
  }

  private static func files() throws -> PlayerFiles { try PlayerFiles(TestLibrary.bundled.get()) }

  private static func timeline(_ scene: Scene, beside font: Font) throws -> Timeline {
    var configuration = SymbolConfiguration()
    configuration.weight = .named(scene.weight)
    configuration.isRightToLeft = scene.isRightToLeft
    configuration.effect = try EffectPlan(scene.next.isEmpty ? scene.play : "replace")
    if !scene.next.isEmpty { configuration.successor = SymbolSuccessor(scene.next) }
    let symbol = try ResolvedSymbol(
      scene.name, in: try TestLibrary.bundled.get(), beside: font, configuration: configuration)
    let items = SymbolPainter(tint: .black).items(symbol, at: Point(60, 120))
    var options = TimelineOptions()
    options.reducesMotion = scene.isReduced
    return try Timeline(DisplayList(width: 240, height: 180, items: items), options: options)
  }

  private static let outcome = Result {
    let directory = try TemporaryDirectory()
    let script = try files().script(items)
    try PackageFiles.write(Array(script.utf8), to: directory.file("player.js"))
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
        ("reduced", .bool(scene.isReduced)),
        ("times", .array(times.map { .number(Double($0)) })),
      ]
      members.append(
        scene.next.isEmpty ? ("play", .string(scene.play)) : ("replace", .string(scene.next)))
      described.append((name, .object(members)))
    }
    let scenes = JSONValue.object([("size", .number(size)), ("scenes", .object(described))])
    try PackageFiles.write(scenes.bytes, to: directory.file("scenes.json"))
    let printed = try Python.run("compare_player.py", [directory.path])
    if let kept = ProcessInfo.processInfo.environment["KEEP_PICTURES"] {
      print(printed)
      for file in directory.files {
        try PackageFiles.write(
          try PackageFiles.bytes(directory.file(file)), to: "\(kept)/player/\(file)")
      }
    }
    return try JSONDecoder().decode(Outcome.self, from: Data(printed.utf8))
  }

  @Test func `At seven times it draws the frames of films`() throws {
    let frames = try Self.outcome.get().frames
    #expect(frames.count == 7 * Self.scenes.count)
    for (name, comparison) in frames.sorted(by: { $0.key < $1.key }) {
      let scene = try #require(Self.scenes[String(name.prefix { $0 != "@" })])
      #expect(comparison.mean <= scene.mostMean, "\(name): \(comparison)")
    }
  }

  @Test func `It begins, turns back and rests when people do something`() throws {
    let outcome = try Self.outcome.get()
    #expect(outcome.events.count == 11)
    for (event, happens) in outcome.events { #expect(happens, "\(event)") }
    // Fifty symbols move; the machine may have other work.
    #expect(outcome.rate > 30, "\(outcome.rate)")
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
    for name in ["bell", "heart.fill", "wifi", "arrow.up", "checkmark"] {
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
        text.contains("\"drawOff.reversed\"") && text.contains("from \"./player.js\"")
          || text.contains("import \"./player.js\""))
    }
  }
}
