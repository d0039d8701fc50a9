@testable import SymtextAnimation
import SymtextGraphics
import SymtextDrawing
import SymtextVectorFormats
import SymtextFontGlyphs
import SymtextSymbols
import Foundation
import SymtextOpenType
import SymtextImageFormats
import SymtextPreviews
import SymtextSymbolImport
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextFonts
import SymtextTextLayout

/// Animated SVG pictures as other programs draw them.
struct MovingSVGTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func timeline(_ markup: String, loops: Bool = false) throws -> Timeline {
    var options = TimelineOptions()
    options.loops = loops
    let label = try TestLibrary.label(markup, size: 32)
    return try Timeline(label.displayList(padding: 4), options: options)
  }

  /// Returns a symbol with a changing value.
  private func change(
    _ name: String, from: Double, to: Double, _ variable: VariableStyle, effect: String? = nil,
    options: TimelineOptions = TimelineOptions()
  ) throws -> Timeline {
    var next = SymbolConfiguration()
    next.value = to
    var configuration = SymbolConfiguration()
    configuration.value = from
    configuration.variable = variable
    configuration.effect = try effect.map { try EffectPlan($0) }
    configuration.successor = SymbolSuccessor(name, configuration: next)
    let symbol = try ResolvedSymbol(
      name, in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: 32),
      configuration: configuration)
    let items = SymbolPainter(tint: .black).items(symbol, at: Point(4, 36))
    return try Timeline(
      DisplayList(width: symbol.advance + 8, height: 46, items: items), options: options)
  }

  /// Returns a symbol that takes its own colours.
  private func look(_ name: String) throws -> Timeline {
    var next = SymbolConfiguration()
    next.layers.mode = .multicolor
    var configuration = SymbolConfiguration()
    configuration.layers.mode = .monochrome
    configuration.successor = SymbolSuccessor(name, configuration: next)
    let symbol = try ResolvedSymbol(
      name, in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: 32),
      configuration: configuration)
    let items = SymbolPainter(tint: .black).items(symbol, at: Point(4, 36))
    return try Timeline(DisplayList(width: symbol.advance + 8, height: 46, items: items))
  }

  private func press() throws -> Timeline {
    var button = Button(label: "Like", symbol: "heart", style: .tinted)
    button.configuration.effect = EffectPlan(.bounce(.up))
    let (font, library) = (try TestLibrary.inter(size: 17), try TestLibrary.bundled.get())
    let layout = try button.layout(font: font, library: library)
    button.state = .pressed
    let pressed = try button.layout(font: font, library: library)
    return try Timeline(layout.displayList(pressed: pressed))
  }

  /// Returns a symbol from a template, drawn along its guide points: from the right, clockwise.
  private func guided() throws -> Timeline {
    var sample = TemplateSample()
    sample.version = "6.0"
    sample.paths = [
      (
        "class=\"monochrome-0\" data-clipstroke-keyframes=\"0 0 0 0 1 0 0.5 0.5 1.5 0 1 0 1\"",
        .init()
      )
    ]
    let symbol = try TemplateImporter(file: "ring.svg")
      .symbol(from: Array(sample.text.utf8), name: "ring").symbol
    let font = try FontCompiler().font(SymbolSet(symbols: [symbol])).file.encoded()
    let library = try SymbolLibrary(face: Face(data: FontData(font), name: "Ring"))
    let label = try Label(
      "{ring effect=drawOn}", font: try TestLibrary.inter(size: 32), library: library,
      color: .fixed(.black))
    return try Timeline(label.displayList(padding: 4))
  }

  private func scenes() throws -> [String: Timeline] {
    [
      "iterative": try timeline("{wifi effect=variableColor.iterative}", loops: true),
      "bounce": try timeline("{wifi effect=bounce}"),
      "appear": try timeline("{bell.slash effect=appear}"),
      "replace": try timeline("{bell to=bell.slash effect=replace} Mute"),
      "gapBounce": try timeline("{folder.badge.plus effect=bounce}", loops: true),
      "gapWiggle": try timeline("{folder.badge.plus effect=wiggle}"),
      "gapDisappear": try timeline("Go {folder.badge.plus effect=disappear}"),
      "rotate": try timeline("{gear effect=rotate:continuous} Wait", loops: true),
      "turn": try timeline("{gear effect=rotate}"),
      "breathe": try timeline("{cloud.sun.rain mode=multicolor effect=breathe}", loops: true),
      "drawOn": try timeline("{square.and.arrow.up effect=drawOn}"),
      "drawOff": try timeline("{speaker.wave.3 effect=drawOff.reversed}"),
      "drawnGap": try timeline("{bell.slash effect=drawOn color=#f008}", loops: true),
      "several": try timeline("{heart effect=scale+pulse color=#0088ff80}"),
      "chain": try timeline("{star effect=drawOn>bounce>drawOff gradient=yes color=#cc2200}"),
      "shapes": try timeline("{wifi effect=bounce.individually} {gear effect=rotate:repeat=2}"),
      "value": try change("wifi", from: 0.2, to: 0.9, .color),
      "drawnValue": try change("wifi", from: 0.2, to: 0.9, .draw),
      // The second look fades in over the first.
      "look": try look("cloud.sun.rain"),
      "press": try press(),
      "guided": try guided(),
      // Rotates about one point and scales about another.
      "both": try timeline("{folder.badge.plus effect=bounce+rotate} {bell effect=wiggle+breathe}"),
    ]
  }

  // MARK: Pixels

  private struct Comparison: Decodable {
    var mean: Double
    var flatMean: Double
    var flatMost: Int
    /// The number of animations, for a picture at a given time.
    var animations: Int?
  }

  private func write(_ list: DisplayList, _ name: String) throws {
    try PackageFiles.write(
      try list.png(pixelRatio: Self.pixelRatio, background: .white),
      to: directory.file("\(name).png"))
  }

  private static let pixelRatio = 4.0

  @Test func `The title names both states of a swap, in the language of their words`() throws {
    func title(_ markup: String, to next: SymbolSuccessor? = nil) throws -> String {
      var configuration = SymbolConfiguration()
      configuration.room = .wider
      configuration.successor = next
      let label = try MovingPictures.label(markup, configuration: configuration)
      let svg = String(decoding: try label.animated().svg(), as: UTF8.self)
      return String(svg.split(separator: "\n").first { $0.hasPrefix("<title") } ?? "")
    }
    let next = SymbolSuccessor("heart.fill", altText: "Remove")
    #expect(try title(#"{heart alt="Add"}"#, to: next).contains(">Add → Remove</title>"))
    #expect(try title("{heart}", to: SymbolSuccessor("heart")).contains(">Heart</title>"))
    let foreign = try title("[{tornado.badge.anchor effect=bounce}]{lang=de}")
    #expect(foreign.hasPrefix("<title lang=\"en\""))
  }

  @Test func `Chromium draws the same frames when seeking, resvg the picture at rest`() throws {
    let scenes = try scenes()
    var count = 0
    for (name, timeline) in scenes {
      let svg = try timeline.svg(pixelRatio: Self.pixelRatio, background: .white)
      try PackageFiles.write(svg, to: directory.file("\(name).svg"))
      try write(timeline.restingList, "\(name)@rest")
      let ends = [0, 0.07, 0.2, 0.43, 0.61, 0.83, timeline.loops ? 0.95 : 1]
      for time in ends.map({ $0 * timeline.length }) {
        try write(timeline.displayList(at: time), "\(name)@\(time * 1000)")
      }
      count += ends.count + 1
      guard let reduced = try timeline.reducingMotion(), reduced.length > 0 else { continue }
      for time in [0.1, 0.5].map({ $0 * reduced.length }) {
        try write(reduced.displayList(at: time), "\(name)@r\(time * 1000)")
      }
      count += 2
    }
    let result = try Python.run("compare_moving_svg.py", [directory.path])
    if let kept = ProcessInfo.processInfo.environment["KEEP_PICTURES"] {
      print(result)
      for file in directory.files {
        try PackageFiles.write(
          try PackageFiles.bytes(directory.file(file)), to: "\(kept)/moving/\(file)")
      }
    }
    let comparisons = try JSONDecoder().decode([String: Comparison].self, from: Data(result.utf8))
    #expect(comparisons.count == count)
    for (name, comparison) in comparisons.sorted(by: { $0.key < $1.key }) {
      // Away from edges, of 255. Each of two cross-faded pictures is rounded once.
      let most = name.hasPrefix("press") ? 1 : 0.4
      #expect(comparison.flatMean < most, "\(name): \(comparison)")
      // Including edges, where coverage is rounded differently.
      #expect(comparison.mean < 2.5, "\(name): \(comparison)")
      // Frame-by-frame drawings may be one frame late.
      if !name.hasPrefix("drawnValue") {
        #expect(comparison.flatMost <= 8, "\(name): \(comparison)")
      }
      if let animations = comparison.animations, !name.contains("@r") {
        #expect(animations > 0, "\(name)")
      }
    }
  }

  // MARK: Text

  @Test func `An animation begins with the still picture's shapes`() throws {
    for timeline in [
      try timeline("{wifi effect=bounce} on"), try timeline("{bell to=bell.slash effect=replace}"),
      try timeline("{folder.badge.plus effect=pulse}", loops: true),
      try timeline("{wifi effect=disappear}"),
    ] {
      let still = String(decoding: try timeline.restingList.svg(), as: UTF8.self)
      let moving = String(decoding: try timeline.svg(), as: UTF8.self)
      for line in still.split(separator: "\n") where line.hasPrefix("<path") {
        #expect(moving.contains(line))
      }
      #expect(!moving.contains("\u{1}") && !moving.contains("<script"))
    }
  }

  @Test func `Names differ between files, and equal pictures give equal files`() throws {
    let first = try timeline("{wifi effect=bounce}").svg()
    #expect(first == (try timeline("{wifi effect=bounce}").svg()))
    func name(_ svg: [UInt8]) -> Substring? {
      String(decoding: svg, as: UTF8.self).split(separator: "@keyframes ").dropFirst().first?
        .prefix { $0 != "-" }
    }
    #expect(name(first) != nil)
    #expect(name(first) != name(try timeline("{wifi effect=bounce.down}").svg()))
  }

  @Test func `Reduced motion has its own rules where it differs`() throws {
    func text(_ timeline: Timeline) throws -> String {
      String(decoding: try timeline.svg(), as: UTF8.self)
    }
    let bounce = try text(try timeline("{wifi effect=bounce}"))
    #expect(bounce.contains("@media (prefers-reduced-motion:reduce)"))
    #expect(bounce.contains("{animation:none!important}"))
    let pulse = try text(try timeline("{wifi effect=pulse}", loops: true))
    #expect(!pulse.contains("@media"))
    var options = TimelineOptions()
    options.reducesMotion = true
    let label = try TestLibrary.label("{wifi effect=appear}", size: 32)
    let reduced = try text(try Timeline(label.displayList(), options: options))
    #expect(
      !reduced.contains("@media") && reduced.contains("opacity") && !reduced.contains("scale:"))
  }

  @Test func `A part with a shorter period than its loop has its own duration`() throws {
    let svg = String(
      decoding: try timeline("{wifi effect=pulse} {gear effect=rotate:continuous}", loops: true)
        .svg(plays: 3), as: UTF8.self)
    #expect(svg.contains(" 1s linear 6") && svg.contains(" 2s linear 3"))
    #expect(svg.utf8.count < 10_000)
  }

  @Test func `A loop of few layers is small`() throws {
    let svg = try timeline("{wifi effect=variableColor.iterative}", loops: true).svg()
    #expect(svg.count < 6_500)
  }

  @Test func `Motion that rules cannot express is drawn frame by frame, unless it is too long`()
    throws
  {
    let short = try change("wifi", from: 0.1, to: 1, .draw)
    #expect(String(decoding: try short.svg(), as: UTF8.self).contains("visibility"))
    var options = TimelineOptions()
    options.repetition = Repetition(count: 40)
    let timeline = try change(
      "wifi", from: 0.1, to: 1, .draw, effect: "pulse", options: options)
    #expect(throws: RenderingError.self) { try timeline.svg() }
  }
}
