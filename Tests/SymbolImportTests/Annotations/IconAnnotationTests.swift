@testable import SymtextFontGlyphs
@testable import SymtextGraphics
@testable import SymtextSymbolImport
@testable import SymtextSymbols
import SymtextOpenType
import SymtextTestSupport
import Testing

/// Icons with annotations in `symbols.json`.
struct IconAnnotationTests {
  /// Three waves and a dot, as icon sets draw them.
  static let wifi = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" \
    stroke-linecap="round" stroke-linejoin="round">
      <path id="dot" d="M12 20h.01"/><path d="M2 9a15 15 0 0 1 20 0"/>
      <path d="M5 13a10 10 0 0 1 14 0"/><rect x="8" y="2" width="8" height="3" rx="1"/>
    </svg>
    """

  private func files(_ entry: String, icon: String = wifi, font: String = "{}") throws
    -> SymbolFiles
  {
    let directory = try TemporaryDirectory()
    try directory.write(icon, to: "wifi.svg")
    try directory.write(#"{ "$font": \#(font), "wifi": \#(entry) }"#, to: "symbols.json")
    return try SymbolFiles([directory.path])
  }

  private func symbol(_ entry: String, icon: String = wifi, font: String = "{}") throws -> Symbol {
    let files = try files(entry, icon: icon, font: font)
    #expect(files.report.messages == [])
    return try #require(files.symbols.first, "\(files.report.failures.compactMap(\.error))")
  }

  private func layer(_ members: String, font: String = "{}") throws -> SymbolLayer {
    let symbol = try symbol(
      ##"{ "layers": [{ "shapes": ["*"] }, { "shapes": ["#dot"], \##(members) }] }"##, font: font)
    #expect(symbol.layers.count == 2)
    return symbol.layers[1]
  }

  @Test func `Layers have the chosen shapes in the chosen order`() throws {
    let plain = try symbol("{}")
    #expect(plain.layers.count == 1 && plain.layers[0].shapes.count == 4)
    let symbol = try symbol(
      ##"{ "layers": [{ "shapes": ["4", "2"], "level": "tertiary" }, { "shapes": ["#dot"] }, { "shapes": ["*"], "level": "secondary" }] }"##
    )
    #expect(symbol.layers.map(\.shapes.count) == [2, 1, 1])
    #expect(symbol.layers.map(\.level) == [.tertiary, .primary, .secondary])
    #expect(symbol.layers[1].shapes == [plain.layers[0].shapes[0]])
    #expect(symbol.layers[2].shapes == [plain.layers[0].shapes[2]])
    #expect(symbol.metadata.preferredMode == .hierarchical)
  }

  @Test func `A layer says how it is painted and moves`() throws {
    #expect(try layer(#""color": "systemRed""#).color == .systemRed)
    #expect(try layer(##""color": "#0A58CA""##).color == .fixed(0x0A58CA))
    #expect(
      try layer(##""color": ["#0A58CA", "#6EA8FE"]"##).color
        == .pair(light: 0x0A58CA, dark: 0x6EA8FE))
    #expect(
      try layer(#""color": "brand""#, font: ##"{ "colors": { "brand": "#123456" } }"##).color
        == .fixed(0x123456))
    #expect(try layer(#""opacity": 0.5"#).opacities == .init(levels: 0.5, multicolor: 0.5))
    #expect(
      try layer(#""opacity": { "monochrome": 0, "multicolor": 0.8 }"#).opacities
        == .init(isInMonochrome: false, multicolor: 0.8))
    #expect(try layer(#""clear": true"#).clears == .all)
    #expect(try layer(#""clear": ["hierarchical"]"#).clears == .levels)
    #expect(try layer(#""threshold": 0.34"#).variableThreshold == 0.34)
    #expect(try layer(#""tag": "badge""#).tag == .badge)
    #expect(
      try layer(#""group": 3, "pulses": true, "rotates": true"#).motion
        == .init(group: 3, pulses: true, rotates: true))
    #expect(try layer(#""fill": "stroked""#).shapes[0].inFill == .stroked)
  }

  @Test func `Strokes have their factors at Regular and in Black, and the weight's at Ultralight`()
    throws
  {
    let pen = try layer(#""stroke": { "400": 0.9, "900": 0.5 }"#).shapes[0].pen
    func half(_ weight: SymbolWeight) -> Double { WeightLaw.halfStroke(weight) }
    #expect(abs(pen.halfWidth(half(.regular)) - 0.9 * half(.regular)) < 1e-9)
    #expect(abs(pen.halfWidth(half(.black)) - 0.5 * half(.black)) < 1e-9)
    #expect(abs(pen.halfWidth(WeightLaw.taper.start) - WeightLaw.taper.start) < 1e-9)
  }

  @Test func `A pen starts where it is told, and runs the other way`() throws {
    func rectangle(_ draw: String) throws -> SymbolLayer.Shape {
      try symbol(
        #"{ "layers": [{ "shapes": ["*"] }, { "shapes": ["4"], "draw": \#(draw) }] }"#
      ).layers[1].shapes[0]
    }
    let plain = try symbol("{}").layers[0].shapes[3]
    let half = try rectangle(#"{ "start": 0.5 }"#)
    #expect(half.path.contours.count == 1 && half.path.elements.last != .close)
    #expect(half.inFill == .filled)
    #expect(abs(half.path.length - plain.path.length) < 0.01)
    func ends(_ path: Path) -> [Point] {
      [path.elements.first, path.elements.last].compactMap { $0?.points.last }
    }
    let line = try #require(MeasuredLine.contours(of: plain.path).first)
    for end in ends(half.path) {
      #expect(end.distance(to: line.place(at: line.length / 2).point) < 0.01)
    }
    #expect(try rectangle(#"{ "start": 0.5, "reversed": true }"#).path == half.path.reversed)
    let dot = try layer(#""draw": { "reversed": true }"#).shapes[0]
    #expect(ends(dot.path).map(\.x) == [12.01, 12])
  }

  @Test func `Two pens begin at the start of a closed line, or in the middle of an open one`()
    throws
  {
    func layer(_ shape: String, _ draw: String) throws -> SymbolLayer {
      try symbol(
        ##"{ "layers": [{ "shapes": ["*"] }, { "shapes": ["\##(shape)"], "draw": \##(draw) }] }"##
      ).layers[1]
    }
    let ring = try layer("4", #"{ "both": true }"#)
    #expect(ring.motion.drawsBothWays && ring.motion.isDrawn)
    let line = try #require(MeasuredLine.contours(of: ring.shapes[0].path).first)
    let start = try #require(try symbol("{}").layers[0].shapes[3].path.elements.first?.points.last)
    #expect(line.place(at: line.length / 2).point.distance(to: start) < 0.01)
    let wave = try layer("2", #"{ "both": true }"#)
    #expect(wave.motion.drawsBothWays)
    #expect(wave.shapes == [try symbol("{}").layers[0].shapes[1]])
    let still = try layer("2", #"{ "pen": false }"#)
    #expect(!still.motion.isDrawn && !still.motion.drawsBothWays)
  }

  @Test func `A layer travels with the pen of another, whose number it has`() throws {
    func attachments(_ courses: String...) throws -> [PenAttachment?] {
      let layers = zip(["1", "2", "3", "4"], courses).map { shape, with in
        #"{ "shapes": ["\#(shape)"], "draw": \#(with) }"#
      }
      return try symbol(#"{ "layers": [\#(layers.joined(separator: ", "))] }"#).layers
        .map(\.motion.attachment)
    }
    #expect(
      try attachments(#"{ "with": 1 }"#, "{}", #"{ "with": 1 }"#, "{}")
        == [.carried(by: 1), .carries(1), .carried(by: 1), nil])
    #expect(
      try attachments(#"{ "with": 3 }"#, #"{ "with": 2 }"#, "{}", "{}")
        == [.carried(by: 1), .carried(by: 2), .carries(2), .carries(1)])
  }

  @Test func `What is drawn so far has ends of its own`() throws {
    func ends(_ text: String) throws -> PenEnds {
      try layer(#""draw": { "ends": "\#(text)" }"#).motion.ends
    }
    #expect(try ends("butt") == PenEnds(start: .butt, end: .butt))
    #expect(try ends("round butt") == PenEnds(start: .round, end: .butt))
  }

  @Test func `Strokes change evenly between weights, and move in units of the viewBox`() throws {
    let large = Self.wifi.replacing("0 0 24 24", with: "-12 -12 48 48")
    let entry =
      ##"{ "layers": [{ "shapes": ["*"], "weights": { "700": { "stroke": 0.8, "shift": [0, -0.5] }, "900": { "shift": [1, 0] } } }] }"##
    let weights = try symbol(entry, icon: large).layers[0].weights
    func change(_ weight: SymbolWeight) -> WeightChanges.Change {
      weights.change(at: WeightLaw.normalized(weight))
    }
    #expect(change(.regular) == .init() && change(.ultralight) == .init())
    #expect(change(.bold) == .init(stroke: 0.8, shift: Vector(0, -0.25)))
    #expect(change(.black) == .init(stroke: 1, shift: Vector(0.5, 0)))
    #expect(change(.thin) == .init())
    let semibold = WeightLaw.normalized(.semibold) / WeightLaw.normalized(.bold)
    #expect(abs(change(.semibold).stroke - (1 - 0.2 * semibold)) < 1e-12)
    #expect(abs(change(.semibold).shift.y + 0.25 * semibold) < 1e-12)
  }

  @Test func `Fine strokes are thinner from Regular on`() throws {
    let pen = try layer(#""fine": true"#).shapes[0].pen
    let black = WeightLaw.halfStroke(.black)
    #expect(abs(pen.halfWidth(black) - black * 2 / 3) < 1e-9)
    #expect(try layer(#""stroke": { "900": 0.5 }, "fine": true"#).shapes[0].pen != pen)
    #expect(try layer(#""fine": false"#).shapes[0].pen == .ofWeight)
  }

  @Test func `A symbol has space and moves in it, in units of the viewBox`() throws {
    let entry = #"{ "margins": { "left": 1, "right": -2 }, "shift": [0.5, -1] }"#
    #expect(
      try symbol(entry).spacing == SymbolSpacing(left: 1, right: -2, shift: Vector(0.5, -1)))
    let large = Self.wifi.replacing("0 0 24 24", with: "-6 0 48 48")
    #expect(
      try symbol(entry, icon: large).spacing
        == SymbolSpacing(left: 0.5, right: -1, shift: Vector(0.25, -0.5)))
    let far = try files(#"{ "shift": [0, 25] }"#)
    #expect(far.symbols.isEmpty)
    #expect(
      far.report.failures.compactMap(\.error).first?.contains(
        "“margins” and “shift” must be within 24 units") ?? false)
  }

  @Test func `A drawing stays wider than nothing, and where its lines can be drawn`() throws {
    let box = try #require(try symbol("{}").layers.lineBounds)
    func font(_ entry: String) throws -> SymbolFont {
      let files = try files(entry)
      return try SymbolFont(
        FontData(try SymbolFontBuilder(familyName: "T").font(of: files).bytes))
    }
    func error(_ entry: String) throws -> String {
      try files(entry).report.failures.compactMap(\.error).first ?? ""
    }
    let narrow = try font(#"{ "margins": { "left": 0, "right": \#(-box.width) } }"#)
    #expect(narrow.drawing(of: 0, scale: .medium, weight: 0) != nil)
    #expect(
      try error(#"{ "margins": { "left": -24, "right": -24 } }"#)
        .contains("more than the width of the drawing; make them larger"))
    let high = try font(#"{ "shift": [0, \#(box.midY - 30.9)] }"#)
    #expect(high.drawing(of: 0, scale: .medium, weight: 0) != nil)
    #expect(
      try error(#"{ "shift": [0, \#(box.midY - 31.1)] }"#).contains("the y of “shift” must be from")
    )
  }

  @Test func `Margins widen the advance, and a shift leaves it`() throws {
    func advance(_ entry: String) throws -> Int {
      let files = try files(entry)
      let bytes = try SymbolFontBuilder(familyName: "T").font(of: files).bytes
      let font = try SymbolFont(FontData(bytes))
      let glyph = try #require(font.glyph(of: 0, scale: .medium))
      let metrics = try #require(try FontDirectory(FontData(bytes))["hmtx"])
      return try #require(metrics.uint16(4 * Int(glyph.rawValue)))
    }
    let plain = try advance("{}")
    let unit = FontUnits.perDrawingUnit(.medium)
    #expect(
      try abs(advance(#"{ "margins": { "left": 2, "right": -1 } }"#) - plain - Int(unit)) <= 1)
    #expect(try advance(#"{ "shift": [3, 3] }"#) == plain)
  }

  @Test func `A layer turns about its own point`() throws {
    #expect(try layer(#""anchor": [12, 20]"#).motion.anchor == Point(12, 20))
    let large = Self.wifi.replacing("0 0 24 24", with: "-6 0 48 48")
    let symbol = try symbol(
      #"{ "layers": [{ "shapes": ["*"], "anchor": [18, 24] }] }"#, icon: large)
    #expect(symbol.layers[0].motion.anchor == Point(12, 12))
  }

  @Test(arguments: [
    (
      #"{ "shapes": ["*"] }, { "level": "secondary" }"#,
      "layer 2 names no shapes, so nothing is in it"
    ),
    (
      #"{ "shapes": ["1", "2", "3", "4"] }, { "shapes": ["*"] }"#,
      "no shape is left for “*” of layer 2; other layers name all of them"
    ),
  ])
  func `A layer without shapes is told`(layers: String, message: String) throws {
    let files = try files(##"{ "layers": [\##(layers)] }"##)
    #expect(files.symbols.first?.layers.count == 1)
    #expect(files.report.messages.count == 1)
    #expect(files.report.messages.first?.contains(message) ?? false)
  }

  @Test func `Pens on lines with flat ends are told to have no effect`() throws {
    let files = try files(
      #"{ "layers": [{ "shapes": ["*"], "draw": { "reversed": true } }] }"#,
      icon: Self.wifi.replacing("stroke-linecap=\"round\"", with: ""))
    #expect(
      files.report.messages.first?.contains(
        "“draw” has no effect on <path>, whose ends or joins are not round") ?? false)
  }

  @Test func `A symbol says about which point and how it moves`() throws {
    let symbol = try symbol(
      #"{ "anchor": [12, 20], "wiggle": -90, "rotate": "counterclockwise", "loop": "open", "draw": "reversed" }"#
    )
    #expect(symbol.motion.drawsValue == nil)
    #expect(try self.symbol(#"{ "valueMode": "draw" }"#).motion.drawsValue == true)
    #expect(try self.symbol(#"{ "valueMode": "color" }"#).motion.drawsValue == false)
    #expect(
      symbol.motion
        == SymbolMotion(
          anchor: Point(12, 20), wiggle: .linear(angle: -90), rotatesClockwise: false,
          drawsFrontToBack: true, isLoopClosed: false))
    let middle = try #require(symbol.layers.lineBounds).middle
    #expect(
      try self.symbol(#"{ "opticalCenter": [13, 12] }"#).opticalShift == Point(13, 12) - middle)
  }

  @Test func `Points are in units of the viewBox`() throws {
    let large = Self.wifi.replacing("0 0 24 24", with: "-6 0 48 48")
    #expect(try symbol(#"{ "anchor": [18, 24] }"#, icon: large).motion.anchor == Point(12, 12))
  }

  @Test func `Alternative texts have languages`() throws {
    let metadata = try symbol(#"{ "alt": { "de": "WLAN", "en": "Wi-Fi", "zh-Hant": "無線網路" } }"#)
      .metadata
    #expect(metadata.altText == "Wi-Fi")
    #expect(metadata.words == ["de": "WLAN", "zh-hant": "無線網路"])
  }

  @Test func `A shape in no layer is told and keeps its place`() throws {
    let files = try files(
      #"{ "layers": [{ "shapes": ["1"] }, { "shapes": ["3", "4"], "level": "secondary" }] }"#)
    let layers = try #require(files.symbols.first).layers
    #expect(layers.map(\.shapes.count) == [1, 1, 2])
    let message = try #require(files.report.messages.first)
    #expect(message.contains("wifi.svg:2:") && message.contains("1 of 4 shapes is in no layer: 2~"))
    #expect(files.report.messages.count == 1)
  }

  @Test func `A selector without a shape is told, and the others count`() throws {
    let files = try files(
      ##"{ "layers": [{ "shapes": ["#gone"], "threshold": 0 }, { "shapes": ["*"], "threshold": 0.5 }] }"##
    )
    let layers = try #require(files.symbols.first).layers
    #expect(layers.map(\.variableThreshold) == [0.5])
    #expect(files.report.messages.count == 1)
    #expect(
      files.report.messages.first?.hasSuffix(
        "no shape is “#gone”, which layer 1 names; the annotation is kept, choose the shape again")
        ?? false)
  }

  @Test func `A file of another kind keeps its own word, and it is told`() throws {
    let drawing = Self.wifi.replacing(
      "<path id=\"dot\"",
      with:
        "<metadata><category>a</category><anchor>1 2</anchor></metadata><title>A</title><g class=\"monochrome-0 hierarchical-0:primary\"><path id=\"dot\""
    ).replacing("</svg>", with: "</g></svg>")
    let files = try files(
      #"{ "anchor": [3, 4], "loop": "open", "layers": [{ "shapes": ["*"], "level": "tertiary" }] }"#,
      icon: drawing)
    let symbol = try #require(files.symbols.first)
    #expect(symbol.motion.anchor == Point(1, 2) && symbol.motion.isLoopClosed == false)
    #expect(symbol.layers.map(\.level) == [.primary])
    #expect(
      files.report.messages.map { $0.split(separator: ": ").last.map(String.init) } == [
        "symbols.json says something else than the file of anchor; the file counts",
        "the file has its own layers; those of symbols.json are not used",
      ])
  }

  @Test(arguments: [
    (#""layers": {}"#, "“layers” of wifi a list of at most 2000 layers"),
    (#""layers": [1]"#, "“layers[0]” of wifi an object, as in { \"shapes\": [\"*\"] },"),
    (
      #""layers": [{ "colour": 1 }]"#,
      "“layers[0]” of wifi one of shapes, level, color, opacity, clear, threshold, tag, group, pulses, rotates, anchor, stroke, fine, weights, fill, draw, not “colour”,"
    ),
    (#""layers": [{ "shapes": "1" }]"#, "“shapes” of “layers[0]” of wifi a list of shapes"),
    (
      #""layers": [{ "shapes": ["dot"] }]"#,
      "“shapes” of “layers[0]” of wifi a text such as \"#wave\", \"2~a91c\" or \"*\", not “dot”,"
    ),
    (
      #""layers": [{ "level": "first" }]"#,
      "“level” of “layers[0]” of wifi primary, secondary, tertiary"
    ),
    (#""layers": [{ "color": "red" }]"#, "“color” of “layers[0]” of wifi a colour such as"),
    (#""layers": [{ "opacity": 2 }]"#, "“opacity” of “layers[0]” of wifi a number from 0 to 1"),
    (
      #""layers": [{ "opacity": { "monochrome": 0.5 } }]"#,
      "“monochrome” of “opacity” of “layers[0]” of wifi 0 or 1, because"
    ),
    (
      #""layers": [{ "clear": "yes" }]"#, "“clear” of “layers[0]” of wifi true, false, or a list of"
    ),
    (
      #""layers": [{ "threshold": 1 }]"#,
      "“threshold” of “layers[0]” of wifi a number from 0 to below 1 is"
    ),
    (
      #""layers": [{ "group": -1 }]"#,
      "“group” of “layers[0]” of wifi a whole number from 0 to 65534"
    ),
    (
      #""layers": [{ "group": 1.5 }]"#,
      "“group” of “layers[0]” of wifi a whole number from 0 to 65534"
    ),
    (#""layers": [{ "pulses": 1 }]"#, "“pulses” of “layers[0]” of wifi true or false"),
    (#""layers": [{ "tag": "dot" }]"#, "“tag” of “layers[0]” of wifi slash, badge, enclosure"),
    (
      #""layers": [{ "stroke": { "500": 1 } }]"#,
      "“stroke” of “layers[0]” of wifi one of 400, 900, not “500”,"
    ),
    (
      #""layers": [{ "stroke": { "900": 0 } }]"#,
      "“900” of “stroke” of “layers[0]” of wifi a number from 0.25 to 2"
    ),
    (#""margins": { "top": 1 }"#, "“margins” of wifi one of left, right, not “top”,"),
    (#""shift": 1"#, "“shift” of wifi a point, as in [12, 20],"),
    (#""valueMode": "hide""#, "“valueMode” of wifi color or draw"),
    (#""layers": [{ "anchor": [1] }]"#, "“anchor” of “layers[0]” of wifi a point"),
    (#""layers": [{ "fill": "half" }]"#, "“fill” of “layers[0]” of wifi filled or stroked"),
    (
      #""layers": [{ "draw": { "start": -1 } }]"#,
      "“start” of “draw” of “layers[0]” of wifi a number from 0 to 1"
    ),
    (#""anchor": "12 20""#, "“anchor” of wifi a point, as in [12, 20],"),
    (#""anchor": [1e300, 0]"#, "“anchor” of wifi a point, as in [12, 20],"),
    (#""wiggle": 500"#, "“wiggle” of wifi clockwise, counterclockwise, or an angle"),
    (#""loop": true"#, "“loop” of wifi closed or open"),
    (#""alt": { "d!": "x" }"#, "“alt” of wifi a text, or one for each language"),
  ])
  func `A wrong value leaves the icon out and names the place`(member: String, message: String)
    throws
  {
    let files = try files("{ \(member) }")
    #expect(files.symbols.isEmpty)
    let error = try #require(files.report.failures.first?.error)
    #expect(
      error.contains("symbols.json: for \(message)") && error.hasSuffix("is expected"), "\(error)")
  }

  @Test func `All of it is in the font`() throws {
    let files = try files(
      ##"""
      { "anchor": [12, 20], "loop": "open", "layers": [
        { "shapes": ["#dot"], "threshold": 0, "group": 2, "color": ["#0A58CA", "#6EA8FE"] },
        { "shapes": ["3"], "threshold": 0.34, "level": "secondary", "pulses": true, "opacity": { "multicolor": 0.5 } },
        { "shapes": ["2"], "threshold": 0.68, "level": "tertiary", "color": "#123456" },
        { "shapes": ["4"], "tag": "badge", "clear": ["hierarchical"], "rotates": true }] }
      """##)
    #expect(files.report.messages == [])
    let built = try SymbolFontBuilder(familyName: "Mine").font(of: files)
    let font = try SymbolFont(FontData(built.bytes))
    let entry = try #require(font.entry(named: "wifi"))
    let layers = font.layers(of: entry.index)
    #expect(layers.map(\.variableThreshold) == [0, 0.34, 0.68, nil])
    #expect(layers.map(\.level) == [.primary, .secondary, .tertiary, .primary])
    #expect(
      layers.map(\.color) == [.pair(light: 0x0A58CA, dark: 0x6EA8FE), nil, .fixed(0x123456), nil])
    #expect(layers.map(\.opacities.multicolor) == [1, 0.5, 1, 1])
    #expect(layers.map(\.clears) == [[], [], [], .levels])
    #expect(layers.map(\.tag) == [nil, nil, nil, .badge])
    #expect(layers.map(\.motion.group) == [2, nil, nil, nil])
    #expect(layers.map(\.motion.pulses) == [false, true, false, false])
    #expect(layers.map(\.motion.rotates) == [false, false, false, true])
    #expect(font.motion(of: entry.index).anchor == Point(12, 20))
    #expect(font.motion(of: entry.index).isLoopClosed == false)
  }
}
