@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextVectorFormats
import Foundation
@testable import SymtextPreviews
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextFonts
import SymtextTextLayout

/// SVG pictures as other programs render them.
struct SVGDifferentialTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  // MARK: Scenes

  private func symbols(
    _ names: [String], _ painting: SymbolPainting, tint: Color = .black
  ) throws -> [DisplayItem] {
    try names.enumerated().flatMap { index, name in
      let symbol = try ResolvedSymbol(
        name, in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: 34))
      return SymbolPainter(painting, tint: tint)
        .items(symbol, at: Point(8 + 56 * Double(index), 44))
    }
  }

  private func picture(_ items: [DisplayItem], altText: String = "a") -> DisplayList {
    DisplayList(width: 240, height: 64, items: items, altText: altText)
  }

  private func label(_ markup: String, color: Color = .black) throws -> DisplayList {
    let label = try TestLibrary.label(markup, size: 34, color: color)
    return label.displayList(padding: 4)
  }

  /// A soft image, on which different scalers show little difference.
  private var image: Bitmap {
    Bitmap(
      TestImages.pixmap(24, 24) { x, y in
        let distance =
          ((Double(x) - 11.5) * (Double(x) - 11.5)
          + (Double(y) - 11.5) * (Double(y) - 11.5)).squareRoot()
        let alpha = UInt8(max(0, min(255, 260 - distance * 22)))
        return [alpha, UInt8(Int(alpha) * y / 24), UInt8(Int(alpha) * x / 24), alpha]
      })
  }

  private func scenes() throws -> [String: DisplayList] {
    let layered = ["person.crop.circle.badge.plus", "bell.badge", "cloud.sun.rain", "wifi"]
    let colors = ["#cc2200", "#008844", "#7733cc"].compactMap { AdaptiveColor($0) }
    let blue = Color(red: 0, green: 0.3, blue: 0.8)
    let half = blue.multiplyingOpacity(by: 0.5)
    let frame = Rect(x: 0, y: 0, width: 48, height: 48)
    let stops = [
      (0.0, blue), (0.5, Color(red: 1, green: 1, blue: 0, alpha: 0.4)),
      (1, .black.multiplyingOpacity(by: 0)),
    ]
    let gradient = Paint.gradient(
      LinearGradient(
        from: Point(20, 10), to: Point(210, 50),
        stops: stops.map { .init(offset: $0.0, color: $0.1) }))
    let badge = try ResolvedSymbol(
      "circle.fill", in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: 34))
    let hole = DisplayItem.clear(
      GlyphRun(font: badge.font, glyphs: [.init(id: badge.glyph, origin: Point(30, 44))]))
    let page = try TestLibrary.label(
      String(repeating: "fi AVATAR {heart} مرحبا text ", count: 80), size: 9
    ).displayList(width: 300, padding: 4)
    let turned = Affine(0.95, 0.2, -0.3, 0.8, 16, -8)
    let moved: [DisplayItem] = [
      .fill(
        .roundedRect(Rect(x: 4, y: 4, width: 200, height: 50), radiusX: 9, radiusY: 9), gradient),
      .image(PlacedImage(image, box: frame, origin: Point(100, 8)), .original(opacity: 0.8)),
      .group(
        [
          .image(PlacedImage(image, box: frame, origin: Point(10, 8)), .original(opacity: 1)),
          .transformed([hole], by: .translation(6, -3)),
        ], opacity: 0.7),
    ]
    return [
      "page": page,
      "moved": picture([.transformed(moved, by: turned)]),
      "moved label": picture([
        .transformed(try label("Ag {bell.badge mode=hierarchical}").items, by: turned)
      ]),
      "text": try label("Add {plus.circle} to cart, AVATAR fi"),
      "arabic": try label("مرحبا {heart} بالعالم"),
      "half": try label("Half سلام {bell.badge}", color: half),
      "emoji": try label("a 😀 b 😀"),
      "hierarchical": picture(try symbols(layered, SymbolPainting(mode: .hierarchical))),
      "half-hierarchical": picture(
        try symbols(layered, SymbolPainting(mode: .hierarchical), tint: half)),
      "palette": picture(try symbols(layered, SymbolPainting(mode: .palette, palette: colors))),
      "multicolor": picture(
        try symbols(layered, SymbolPainting(mode: .multicolor, hasGradient: true))),
      "value": picture(
        try symbols(layered, SymbolPainting(hasGradient: true, value: 0.5), tint: blue)),
      "gradient": picture([
        .fill(
          .roundedRect(Rect(x: 4, y: 4, width: 232, height: 56), radiusX: 9, radiusY: 9), gradient)
      ]),
      "images": picture([
        .image(PlacedImage(image, box: frame, origin: Point(4, 8)), .original(opacity: 1)),
        .image(PlacedImage(image, box: frame, origin: Point(64, 8)), .original(opacity: 0.5)),
        .image(PlacedImage(image, box: frame, origin: Point(124, 8)), .template(half)),
        .group(
          [
            .image(PlacedImage(image, box: frame, origin: Point(4, 8)), .original(opacity: 1)),
            .fill(
              .roundedRect(Rect(x: 30, y: 4, width: 50, height: 50), radiusX: 4, radiusY: 4),
              gradient),
            hole,
          ], opacity: 0.7),
      ]),
    ]
  }

  // MARK: Pixels

  private struct Comparison: Decodable {
    var mean: Double
    var flatMean: Double
    var flatMost: Int
    /// The text copied by selecting all, of pictures with text.
    var copied: String?
  }

  private func compare(
    _ scenes: [String: DisplayList], text: SVGText = .paths
  ) throws -> [String: Comparison] {
    for (name, list) in scenes {
      try PackageFiles.write(
        try list.png(pixelRatio: 3, background: .white), to: directory.file("\(name).png"))
      try PackageFiles.write(
        try list.svg(pixelRatio: 3, background: .white, text: text),
        to: directory.file("\(name).svg"))
    }
    let result = try Python.run("compare_svg.py", [directory.path])
    if let kept = ProcessInfo.processInfo.environment["KEEP_PICTURES"] {
      print(result)
      for file in directory.files {
        try PackageFiles.write(
          try PackageFiles.bytes(directory.file(file)), to: "\(kept)/\(text)/\(file)")
      }
    }
    let comparisons = try JSONDecoder().decode([String: Comparison].self, from: Data(result.utf8))
    for (name, comparison) in comparisons.sorted(by: { $0.key < $1.key }) {
      // Away from edges; of 255.
      #expect(comparison.flatMean < 0.5, "\(name): \(comparison)")
      #expect(comparison.flatMost <= 8, "\(name): \(comparison)")
      // Including edges, where coverage is rounded differently and text is off by up to half a pixel.
      #expect(comparison.mean < 8, "\(name): \(comparison)")
    }
    return comparisons
  }

  @Test func `resvg and Chromium draw the same as the PNG`() throws {
    let scenes = try scenes()
    #expect(try compare(scenes).count == 2 * scenes.count)
    // The page is large enough to share outlines; a word of joined letters is one outline.
    let page = String(decoding: try #require(scenes["page"]).svg(), as: UTF8.self)
    let text = String(decoding: try #require(scenes["text"]).svg(), as: UTF8.self)
    #expect(page.split(separator: "<use ").count > 800)
    #expect((8...20).contains(page.split(separator: "<path id=").count - 1))
    #expect(!text.contains("<use "))
  }

  @Test func `Browsers, librsvg and resvg draw kept text the same as paths`() throws {
    let texts = [
      "latin": "Add {plus.circle} to **cart**, AVATAR fi *it* é",
      "arabic": "مرحبا {heart} (بالعالم) abc שָׁלוֹם", "hebrew": "שלום עולם 12",
      "chinese": "漢字 カート、追加", "bold": "AVATAR **Wide** *slant*",
      "others": "กำลัง हिन्दी தமிழ் 한국어",
      "emoji": "a 😀 b {bell.badge mode=hierarchical}",
    ]
    var scenes: [String: DisplayList] = [:]
    for (name, text) in texts { scenes[name] = try label(text) }
    scenes["half"] = try label("سلام {heart} AV", color: Color.black.multiplyingOpacity(by: 0.5))
    let comparisons = try compare(scenes, text: .text)
    #expect(comparisons.count == 3 * scenes.count)
    for (name, list) in scenes {
      #expect(comparisons["\(name), Chromium"]?.copied == list.altText, "\(name)")
    }
  }

  @Test(arguments: [
    ("Add {plus.circle} to AVATAR", nil), ("漢字 Ω щ", nil), ("مرحبا", "مرحبا"), ("שלום", "שלום"),
    ("a สวัสดี", "สวัสดี"), ("office e\u{301}", "office e\u{301}"), ("{heart}", nil),
  ])
  func `Text that others would set differently gives a warning`(markup: String, part: String?)
    throws
  {
    #expect(try label(markup).textDrawnAsShapes == part)
    let text = String(decoding: try label(markup).svg(text: .text), as: UTF8.self)
    #expect(text.contains("fill-opacity=\"0\"") == (part != nil || markup.contains("{")))
  }

  // MARK: Text

  @Test func `Fonts in a picture are valid and as few as possible`() throws {
    let lists = try ["a é {heart}", "ab **a** *c*", "", "{heart}"].map { try label($0) }
    let all = try facts(lists, text: .text)
    #expect(all.map(\.fonts.count) == [1, 2, 0, 0])
    #expect(all.flatMap(\.fonts).allSatisfy { $0.complaint.isEmpty }, "\(all)")
    #expect(all[0].fonts.map(\.characters) == [" aé"])
    #expect(all[1].fonts.map(\.characters) == [" abc", "a"])
    #expect(all.map(\.text) == ["a é Heart", "ab a c", "", "Heart"])
    #expect(all[0].role == "graphics-document document" && all[0].title == "a é Heart")
  }

  @Test func `Lines of one paragraph are one text, even with other items between them`() throws {
    let label = try TestLibrary.label("one two {heart} three four\nfive {star}{heart}")
    let list = label.displayList(width: 60)
    let text = String(decoding: try list.svg(text: .text), as: UTF8.self)
    #expect(text.split(separator: "<text ").count - 1 == 2)
    #expect(try facts([list], text: .text)[0].text == "one two Heart three fourfive StarHeart")
  }

  @Test func `Items behind and in front of text keep their order`() throws {
    let button = Button(label: "Add", symbol: "cart")
    let list = try button.displayList(
      font: try TestLibrary.inter(), library: try TestLibrary.bundled.get())
    let lines = String(decoding: try list.svg(text: .text), as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("<path") || $0.hasPrefix("<text") }
    #expect(lines.count == 4)
    #expect(lines[0].contains("#08f") && lines[1].hasPrefix("<path fill=\"#fff\""))
    #expect(lines.suffix(2).allSatisfy { $0.hasPrefix("<text") })
  }

  // MARK: XML

  private struct Facts: Decodable {
    var root: String
    var viewBox: String
    var role: String?
    var isHidden: Bool
    var title: String?
    var description: String?
    var ids: [String]
    var references: [String]
    var elements: [String]
    var text: String
    var fonts: [Font]

    struct Font: Decodable {
      /// The OpenType Sanitizer's output.
      var complaint: String
      var characters: String
    }
  }

  private func facts(_ lists: [DisplayList], text: SVGText = .paths) throws -> [Facts] {
    let files = try lists.enumerated().map { number, list in
      let file = directory.file("\(number).svg")
      try PackageFiles.write(try list.svg(text: text), to: file)
      return file
    }
    let text = try Python.run("svg_facts.py", files)
    return try JSONDecoder().decode([Facts].self, from: Data(text.utf8))
  }

  @Test func `Expat parses every picture, and all names in one page differ`() throws {
    let all = try facts(Array(try scenes().values))
    for facts in all {
      #expect(facts.root == "svg" && facts.role == "img" && !facts.isHidden)
      #expect(facts.title?.isEmpty == false)
      #expect(Set(facts.references) == Set(facts.ids))
      #expect(
        Set(facts.elements).isSubset(of: [
          "svg", "title", "defs", "path", "g", "image", "use", "linearGradient", "stop", "clipPath",
        ]))
    }
    let ids = all.flatMap(\.ids)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `Texts survive XML unchanged`() throws {
    let text = "Price < 5 & \"more\" > it's 😀 {a}\nسلام\n]]>\u{0}\u{B}\u{FFFF}\u{85}"
    let facts = try facts([picture([], altText: text)])[0]
    #expect(facts.title == "Price < 5 & \"more\" > it's 😀 {a}")
    #expect(facts.description?.hasPrefix("سلام\n]]>\u{FFFD}") == true)
  }
}
