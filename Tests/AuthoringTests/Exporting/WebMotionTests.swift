internal import SymtextFonts
import SymtextAnimation
import SymtextGraphics
import SymtextDrawing
import SymtextAuthoring
import SymtextFontGlyphs
import Foundation
import SymtextSymbolImport
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextTextLayout

/// Animated symbols of a web font, as Chromium draws them.
struct WebMotionTests {
  /// A scene that is compared with symtext's frames.
  private struct Scene {
    var markup: String
    var html: String
    var effect: String
    var loops = false
    /// Whether it has a cleared area, which is still in Chromium while symtext's gaps move, open and close.
    var hasGap = false
  }

  private static func whole(_ name: String) -> String {
    "<i class=\"symtext symtext-\(name) EFFECT\"></i>"
  }

  private static func stack(_ name: String, _ count: Int) -> String {
    let layers = String(repeating: "<i class=\"symtext-\(name)\"></i>", count: count)
    return "<span class=\"symtext symtext--stacked EFFECT\">\(layers)</span>"
  }

  private static let scenes: [String: Scene] = [
    "bounce": Scene(
      markup: "{heart.fill weight=regular effect=bounce.wholeSymbol}", html: whole("heart-fill"),
      effect: "bounce"),
    "bounceDown": Scene(
      markup: "{gear weight=regular effect=bounce.down.wholeSymbol}", html: whole("gear"),
      effect: "bounce-down"),
    "scale": Scene(
      markup: "{heart.fill weight=regular effect=scale.wholeSymbol}", html: whole("heart-fill"),
      effect: "scale"),
    // About its anchor, not its centre.
    "wiggle": Scene(
      markup: "{bell weight=regular effect=wiggle.wholeSymbol}", html: whole("bell"),
      effect: "wiggle"),
    "wiggleOn": Scene(
      markup: "{bell weight=regular effect=wiggle.wholeSymbol:continuous}", html: whole("bell"),
      effect: "wiggle-continuous", loops: true),
    // Along its own line.
    "way": Scene(
      markup: "{arrow.up weight=regular effect=wiggle.wholeSymbol}", html: whole("arrow-up"),
      effect: "wiggle"),
    "left": Scene(
      markup: "{gear weight=regular effect=wiggle.left.wholeSymbol}", html: whole("gear"),
      effect: "wiggle-left"),
    "rotate": Scene(
      markup: "{gear weight=regular effect=rotate.wholeSymbol}", html: whole("gear"),
      effect: "rotate"),
    "rotateBack": Scene(
      markup: "{gear weight=regular effect=rotate.counterClockwise.wholeSymbol}",
      html: whole("gear"), effect: "rotate-counterClockwise"),
    "rotateOn": Scene(
      markup: "{gear weight=regular effect=rotate.wholeSymbol:continuous}", html: whole("gear"),
      effect: "rotate-continuous", loops: true),
    "appear": Scene(
      markup: "{heart.fill weight=regular effect=appear.wholeSymbol}", html: whole("heart-fill"),
      effect: "appear"),
    "disappear": Scene(
      markup: "{heart.fill weight=regular effect=disappear.up.wholeSymbol}",
      html: whole("heart-fill"), effect: "disappear-up"),
    "pulse": Scene(
      markup: "{heart.fill weight=regular effect=pulse.wholeSymbol}", html: whole("heart-fill"),
      effect: "pulse"),
    "breathe": Scene(
      markup: "{bell weight=regular effect=breathe.wholeSymbol}", html: whole("bell"),
      effect: "breathe"),
    "large": Scene(
      markup: "{bell weight=regular scale=large effect=wiggle.wholeSymbol}",
      html:
        "<u style=\"text-decoration: none\" class=\"symtext--scale-large\">\(whole("bell"))</u>",
      effect: "wiggle"),

    "lights": Scene(
      markup: "{wifi weight=regular effect=variableColor}", html: stack("wifi", 4),
      effect: "variableColor"),
    "lightsOn": Scene(
      markup: "{wifi weight=regular effect=variableColor.iterative}", html: stack("wifi", 4),
      effect: "variableColor-iterative-continuous", loops: true),
    "layersBounce": Scene(
      markup: "{wifi weight=regular effect=bounce}", html: stack("wifi", 4), effect: "bounce"),
    // The gap does not grow with the badge.
    "badgeBounce": Scene(
      markup: "{bell.badge weight=regular effect=bounce}", html: stack("bell-badge", 3),
      effect: "bounce", hasGap: true),
    // The gap does not open either.
    "badgeAppear": Scene(
      markup: "{folder.badge.plus weight=regular effect=appear}",
      html: stack("folder-badge-plus", 2), effect: "appear", hasGap: true),
    "layersGo": Scene(
      markup: "{cloud.sun.rain weight=regular effect=disappear}",
      html: stack("cloud-sun-rain", 3), effect: "disappear"),
    "layersBreathe": Scene(
      markup: "{wifi weight=regular effect=breathe}", html: stack("wifi", 4), effect: "breathe"),
    "slashWiggle": Scene(
      markup: "{bell.slash weight=regular effect=wiggle}", html: stack("bell-slash", 3),
      effect: "wiggle", hasGap: true),
  ]

  /// Times in milliseconds.
  private static let times = [0, 70, 130, 240, 480]
  /// The number of stacked layers of each symbol.
  private static let stacks = [
    "wifi": 4, "bell-badge": 3, "bell-slash": 3, "folder-badge-plus": 2, "cloud-sun-rain": 3,
    "person-crop-circle-badge-checkmark": 3, "wifi-slash": 5,
  ]

  /// A font with layers, and its files.
  static let font = Result {
    var builder = SymbolFontBuilder(familyName: "Web Motion")
    builder.classPrefix = "symtext"
    builder.compiler.hasLayers = true
    builder.only = [
      "wifi", "wifi.slash", "bell", "bell.badge", "bell.slash", "folder.badge.plus",
      "cloud.sun.rain", "heart.fill", "gear", "arrow.up", "cart",
      "person.crop.circle.badge.checkmark",
    ]
    return try builder.font(of: SymbolFiles([PackageFiles.path("fonts/symbols")]))
  }

  private struct Comparison: Decodable {
    var mean: Double
    var flatMost: Int
    /// Whether the picture differs from the one at rest.
    var moves: Bool?
  }

  private struct Outcome: Decodable {
    var frames: [String: Comparison]
    var reduced: [String: [String]]
    var stacked: [String: Comparison]
  }

  private struct Description: Encodable {
    var capHeight: Double
    var times: [Int]
    var scenes: [String: [String]]
    var stacks: [String: Int]
  }

  private static let outcome = Result {
    let directory = try TemporaryDirectory()
    let font = try Self.font.get()
    try PackageFiles.write(font.bytes, to: directory.file("Web.ttf"))
    for file in try font.webFiles([.styleSheet], fontName: "Web.ttf") {
      try PackageFiles.write(file.bytes, to: directory.file(file.name))
    }
    for (name, scene) in scenes {
      let label = try TestLibrary.label(scene.markup, size: 96)
      var options = TimelineOptions()
      options.loops = scene.loops
      let timeline = try Timeline(label.displayList(padding: 60), options: options)
      func write(_ list: DisplayList, _ time: String) throws {
        try PackageFiles.write(
          try list.png(pixelRatio: 1, background: .white, snapping: .none),
          to: directory.file("\(name)@\(time).png"))
      }
      try write(label.displayList(padding: 60), "rest")
      for time in times { try write(timeline.displayList(at: Double(time) / 1000), "\(time)") }
    }
    let inter = try TestLibrary.inter(size: 96)
    let description = Description(
      capHeight: inter.metrics.capHeight / 96, times: times,
      scenes: scenes.mapValues { [$0.html, $0.effect] }, stacks: stacks)
    try PackageFiles.write(
      Array(try JSONEncoder().encode(description)), to: directory.file("scenes.json"))
    let printed = try Python.run(
      "play_web_motion.py", [directory.file("Web.css"), directory.path])
    if let kept = ProcessInfo.processInfo.environment["KEEP_PICTURES"] {
      print(printed)
      for file in directory.files {
        try PackageFiles.write(
          try PackageFiles.bytes(directory.file(file)), to: "\(kept)/web/\(file)")
      }
    }
    return try JSONDecoder().decode(Outcome.self, from: Data(printed.utf8))
  }

  @Test func `Chromium draws the same frames when seeking`() throws {
    let frames = try Self.outcome.get().frames
    #expect(frames.count == Self.scenes.count * Self.times.count)
    for (name, comparison) in frames.sorted(by: { $0.key < $1.key }) {
      let scene = try #require(Self.scenes[String(name.prefix { $0 != "@" })])
      // Of 255; rotated edges have other coverage steps.
      #expect(comparison.mean < (scene.hasGap ? 2.2 : 0.9), "\(name): \(comparison)")
      if !scene.hasGap { #expect(comparison.flatMost <= 8, "\(name): \(comparison)") }
    }
    for name in Self.scenes.keys {
      #expect(frames.contains { $0.key.hasPrefix("\(name)@") && $0.value.moves == true }, "\(name)")
    }
  }

  @Test func `With reduced motion nothing moves or changes size`() throws {
    let reduced = try Self.outcome.get().reduced
    #expect(reduced.count == Self.scenes.count)
    for (name, moving) in reduced { #expect(moving == [], "\(name)") }
  }

  @Test func `Stacked layers look like the symbol, at all scales and weights`() throws {
    let stacked = try Self.outcome.get().stacked
    #expect(stacked.count == Self.stacks.count * 9)
    for (name, comparison) in stacked.sorted(by: { $0.key < $1.key }) {
      // Coinciding edges are a little darker.
      #expect(comparison.mean < 0.02, "\(name): \(comparison)")
      #expect(comparison.flatMost <= 4, "\(name): \(comparison)")
    }
  }
}
