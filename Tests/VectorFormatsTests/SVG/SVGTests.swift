import SymtextSupport

@testable import SymtextSymbols
@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextVectorFormats
@testable import SymtextFontGlyphs
@testable import SymtextPreviews
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextTextLayout

/// Pictures as SVG.
struct SVGTests {
  private func svg(
    _ items: [DisplayItem], width: Double = 60, height: Double = 60, altText: String = "",
    pixelRatio: Double = 1, background: Color? = nil
  ) throws -> String {
    let list = DisplayList(width: width, height: height, items: items, altText: altText)
    return String(
      decoding: try list.svg(pixelRatio: pixelRatio, background: background), as: UTF8.self)
  }

  /// Returns the lines between the first and the last.
  private func body(_ items: [DisplayItem]) throws -> [String] {
    let lines = try svg(items).split(separator: "\n").map(String.init)
    return Array(lines.dropFirst().dropLast())
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), radiusX: 0, radiusY: 0)
  }

  private func symbol(_ name: String, size: Double = 40) throws -> ResolvedSymbol {
    try ResolvedSymbol(
      name, in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: size))
  }

  // MARK: Structure

  @Test func `A picture of one shape is one element`() throws {
    #expect(
      try svg([.fill(rect(1, 2, 3, 4), .black)], width: 20.5, height: 10) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20.5" height="10" viewBox="0 0 20.5 10" \
        aria-hidden="true">
        <path d="M1 2h3v4h-3z"/>
        </svg>

        """)
  }

  @Test func `The pixel ratio affects only the picture's size`() throws {
    let text = try svg([.fill(rect(1, 2, 3, 4), .black)], pixelRatio: 2.5)
    #expect(text.contains(#"width="150" height="150" viewBox="0 0 60 60""#))
    #expect(text.contains(#"d="M1 2h3v4h-3z""#))
  }

  @Test(arguments: [
    (Color.black, ""), (Color.white, " fill=\"#fff\""),
    (Color(red: 1, green: 0.2, blue: 0), " fill=\"#f30\""),
    (Color(red: 0.5, green: 0, blue: 0.004), " fill=\"#800001\""),
    (Color.black.multiplyingOpacity(by: 0.5), " fill-opacity=\".5\""),
    (Color.white.multiplyingOpacity(by: 1 / 3.0), " fill=\"#fff\" fill-opacity=\".3333\""),
  ])
  func `Colours are short, and black is omitted`(color: Color, attributes: String) throws {
    #expect(
      try body([.fill(rect(0, 0, 1, 1), .color(color))])
        == ["<path\(attributes) d=\"M0 0h1v1h-1z\"/>"])
  }

  @Test func `The page's text colour is currentColor, with its opacity`() throws {
    let current = Color.current(or: .white)
    #expect(
      try body([.fill(rect(0, 0, 1, 1), .color(current.multiplyingOpacity(by: 0.5)))])
        == ["<path fill=\"currentColor\" fill-opacity=\".5\" d=\"M0 0h1v1h-1z\"/>"])
    // A gradient made from it is flat.
    let box = Rect(x: 0, y: 0, width: 9, height: 9)
    #expect(
      try body([.fill(rect(0, 0, 1, 1), .gradient(current.gradient(across: box)))])
        == ["<path fill=\"currentColor\" d=\"M0 0h1v1h-1z\"/>"])
    // A gradient of a font that ends in transparency keeps it.
    let fading = try svg([
      .fill(
        rect(0, 0, 9, 9),
        .gradient(
          LinearGradient(
            from: Point(0, 0), to: Point(9, 0),
            stops: [
              .init(offset: 0, color: current),
              .init(offset: 1, color: current.multiplyingOpacity(by: 0)),
            ])))
    ])
    #expect(fading.split(separator: "stop-color=\"currentColor\"").count == 3)
    #expect(!fading.contains("fff"))
  }

  @Test func `An image in the page's text colour is a mask`() throws {
    let bitmap = Bitmap(TestImages.pixmap(4, 4) { _, _ in [0, 0, 0, 128] })
    let box = Rect(x: 1, y: 2, width: 8, height: 8)
    let lines = try body([
      .image(PlacedImage(bitmap, box: box), .template(.current(or: .black)))
    ])
    #expect(lines[0].hasPrefix("<mask id=\"") && lines[1].hasPrefix("<image x=\"1\" y=\"2\""))
    #expect(lines[4] == "<path fill=\"currentColor\" d=\"M1 2h8v8h-8z\"/>")
  }

  @Test func `Ids have the given prefix, or a hash of the drawing`() throws {
    let list = DisplayList(
      width: 9, height: 9, items: [.fill(rect(0, 0, 9, 9), gradient([(0, .white), (1, .black)]))],
      altText: "a")
    func text(_ prefix: String?) throws -> String {
      String(decoding: try list.svg(idPrefix: prefix), as: UTF8.self)
    }
    let own = try text("cart-2")
    #expect(own.contains("id=\"cart-2-gradient0\"") && own.contains("url(#cart-2-gradient0)"))
    #expect(own.contains("aria-labelledby=\"cart-2-title\""))
    let usual = try text(nil)
    let prefix = try #require(usual.firstMatch(of: /id="(s[0-9a-f]{8})-title"/)?.1)
    #expect(own == usual.replacing(prefix, with: "cart-2"))
    for wrong in ["", "2", "a b", "ä", "-a", "a\"", String(repeating: "a", count: 65)] {
      let error = #expect(throws: RenderingError.self) { try text(wrong) }
      #expect(error?.description.hasPrefix("ids cannot begin with “\(wrong)”: a letter") == true)
    }
    #expect(try text(String(repeating: "a", count: 64)).contains("aa-title"))
  }

  @Test func `The background is a shape behind all others`() throws {
    let text = try svg([.fill(rect(0, 0, 1, 1), .black)], background: .white)
    #expect(
      text.contains("<path fill=\"#fff\" d=\"M0 0h60v60h-60z\"/>\n<path d=\"M0 0h1v1h-1z\"/>"))
  }

  @Test func `A run is one path with any number of glyphs`() throws {
    let label = try TestLibrary.label("Add {plus.circle} to cart")
    let text = String(decoding: try label.displayList().svg(), as: UTF8.self)
    #expect(text.split(separator: "<path").count - 1 == 3)
    #expect(!text.contains("<g") && !text.contains("<defs"))
  }

  @Test func `Invisible items are omitted`() throws {
    #expect(
      try body([
        .fill(rect(0, 0, 1, 1), .color(Color.black.multiplyingOpacity(by: 0))),
        .fill(Path(), .black),
        .group([], opacity: 1), .group([.fill(rect(0, 0, 1, 1), .black)], opacity: 0),
        .described("", []),
      ]).isEmpty)
  }

  @Test func `Groups are written only if their opacity affects several items`() throws {
    let items: [DisplayItem] = [
      .fill(rect(0, 0, 2, 2), .red), .fill(rect(1, 1, 2, 2), .blue),
    ]
    #expect(try body([.group(items, opacity: 1)]) == (try body(items)))
    #expect(
      try body([.group([.described("a", [items[0]])], opacity: 0.5)])
        == ["<path fill=\"#f00\" fill-opacity=\".5\" d=\"M0 0h2v2h-2z\"/>"])
    let lines = try body([.group(items, opacity: 0.5)])
    #expect(lines.first == "<g opacity=\".5\">" && lines.last == "</g>" && lines.count == 4)
  }

  @Test func `The same picture gives the same bytes`() throws {
    let bytes = try (0..<2).map { _ in
      let label = try TestLibrary.label("{gear} Settings {cloud.sun mode=multicolor}")
      return try label.displayList().svg()
    }
    #expect(bytes[0] == bytes[1])
  }

  @Test func `A picture without a size is an error`() throws {
    for width in [Double.nan, .infinity, -1, 1e12] {
      #expect(throws: RenderingError.self) { try svg([], width: width) }
    }
  }

  // MARK: Clearing

  @Test func `A clearing item is cut out of the previous shapes of its group`() throws {
    let symbol = try symbol("square.fill")
    let run = GlyphRun(
      font: symbol.font, glyphs: [.init(id: symbol.glyph, origin: Point(10, 50))])
    let hole = run.outline
    let items: [DisplayItem] = [
      .fill(rect(0, 0, 60, 60), .blue),
      .group(
        [.fill(rect(5, 5, 50, 50), .red), .clear(run), .fill(rect(0, 0, 9, 9), .black)], opacity: 1),
    ]
    let outlined = DisplayItemOutliner(tolerance: 0.001, keepsText: false, keepsPaints: false)
      .items(items)
    let paths = outlined.compactMap { item in
      if case .path(let path, _) = item { path } else { nil }
    }
    #expect(paths.count == 3)
    #expect(abs(paths[0].area - 3600) < 0.01)
    #expect(abs(paths[1].area - (2500 - abs(hole.area))) < 0.5 && abs(hole.area) > 300)
    #expect(abs(paths[2].area - 81) < 0.01)
  }

  @Test func `Completely cleared shapes leave nothing`() throws {
    let symbol = try symbol("square.fill")
    let run = GlyphRun(
      font: symbol.font, glyphs: [.init(id: symbol.glyph, origin: Point(10, 50))])
    let middle = try #require(run.outline.bounds).insetBy(dx: 8, dy: 8)
    let inner = rect(middle.minX, middle.minY, middle.width, middle.height)
    let image = try PlacedImage(
      Bitmap(Pixmap(width: 2, height: 2, color: .black)), box: middle)
    #expect(
      try body([
        .group(
          [.fill(inner, .red), .image(image, .original(opacity: 1)), .clear(run)], opacity: 0.5)
      ])
      .isEmpty)
  }

  @Test func `Images are cut by a clip`() throws {
    let symbol = try symbol("circle.fill")
    let run = GlyphRun(
      font: symbol.font, glyphs: [.init(id: symbol.glyph, origin: Point(10, 50))])
    let image = try PlacedImage(
      Bitmap(Pixmap(width: 2, height: 2, color: .black)),
      box: Rect(x: 0, y: 0, width: 30, height: 60))
    let text = try svg([.group([.image(image, .original(opacity: 1)), .clear(run)], opacity: 1)])
    #expect(text.contains("<clipPath id=\"") && text.contains(" clip-path=\"url(#"))
  }

  @Test func `Every layered symbol of the library is cut like its pixels`() throws {
    // The area of the cut shapes is compared with the pixels' coverage, which is computed without cutting.
    let library = try TestLibrary.bundled.get()
    var cut = 0
    for entry in library.font.entries {
      guard library.font.layers(of: entry.index).contains(where: { $0.clears.contains(.levels) })
      else { continue }
      let symbol = try self.symbol(entry.name, size: 32)
      let painting = SymbolPainting(mode: .palette, palette: [.black])
      let items = SymbolPainter(painting, tint: .black).items(symbol, at: Point(20, 60))
      let pixmap = try RasterRenderer().pixmap(
        DisplayList(width: 100, height: 100, items: items), pixelRatio: 4)
      let pixels =
        stride(from: 3, to: pixmap.pixels.count, by: 4)
        .reduce(0.0) { $0 + Double(pixmap.pixels[$1]) } / 255 / 16
      var whole = Path()
      for item in DisplayItemOutliner(tolerance: 0.001, keepsText: false, keepsPaints: false).items(
        items)
      {
        let path: Path? =
          switch item {
          case .path(let path, _): path
          case .glyphs(let run, _): run.outline
          default: nil
          }
        if let path { whole = whole.combined(.union, with: path, tolerance: 0.001) ?? whole }
      }
      #expect(abs(whole.area - pixels) < 0.01 * pixels, "\(entry.name)")
      cut += 1
    }
    #expect(cut > 10)
  }

  // MARK: Gradients and images

  private func gradient(_ stops: [(Double, Color)], from start: Double = 0) -> Paint {
    .gradient(
      LinearGradient(
        from: Point(0, start), to: Point(0, 60),
        stops: stops.map { .init(offset: $0.0, color: $0.1) }))
  }

  @Test func `Equal gradients are written once`() throws {
    let paint = gradient([(0, .white), (1, .black)])
    let text = try svg([
      .fill(rect(0, 0, 1, 1), paint), .fill(rect(2, 2, 1, 1), paint),
      .fill(rect(4, 4, 1, 1), gradient([(0, .white), (1, .black)], from: 2)),
    ])
    #expect(text.split(separator: "<linearGradient").count - 1 == 2)
    #expect(
      text.contains(
        ##"gradient0" gradientUnits="userSpaceOnUse" x2="0" y2="60"><stop offset="0" stop-color="#fff"/><stop offset="1"/></linearGradient>"##
      ))
  }

  @Test func `A gradient of one colour, or without extent, is a colour`() throws {
    for paint in [
      gradient([(0, .white)]), gradient([(0, .white), (0.5, .white)]),
      gradient([(0, .black), (1, .white)], from: 60),
    ] {
      #expect(
        try body([.fill(rect(0, 0, 1, 1), paint)]) == ["<path fill=\"#fff\" d=\"M0 0h1v1h-1z\"/>"])
    }
  }

  @Test func `Stops are inserted where colour and opacity change together`() throws {
    let clear = Color(red: 1, green: 0, blue: 0, alpha: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let lines = try body([.fill(rect(0, 0, 1, 1), gradient([(0, clear), (1, blue)]))])
    // A clear stop has no colour of its own: nothing is red.
    #expect(!lines.joined().replacing("#f00\" stop-opacity=\"0\"", with: "").contains("#f00"))
    let half = Color(red: 1, green: 0, blue: 0, alpha: 0.25)
    let many = try body([.fill(rect(0, 0, 1, 1), gradient([(0, half), (1, blue)]))])
    #expect(many.joined().split(separator: "<stop").count - 1 == 17)
  }

  @Test func `An image is embedded as PNG`() throws {
    let pixmap = try Pixmap(width: 3, height: 2, color: Color(red: 1, green: 0, blue: 0))
    let image = PlacedImage(
      Bitmap(pixmap), box: Rect(x: 0, y: -4, width: 6, height: 4), origin: Point(5, 20))
    let lines = try body([.image(image, .original(opacity: 0.5))])
    #expect(lines.count == 1)
    #expect(
      lines[0].hasPrefix(
        #"<image x="5" y="16" opacity=".5" width="6" height="4" href="data:image/png;base64,iVBORw0KGgo"#
      ))
    let stretched = PlacedImage(Bitmap(pixmap), box: Rect(x: 0, y: 0, width: 6, height: 6))
    #expect(
      try body([.image(stretched, .original(opacity: 1))])[0]
        .contains(#" preserveAspectRatio="none""#))
  }

  @Test func `An image that occurs twice is written once`() throws {
    let pixmap = try Pixmap(width: 3, height: 2, color: Color(red: 1, green: 0, blue: 0))
    let image = PlacedImage(Bitmap(pixmap), box: Rect(x: 0, y: 0, width: 6, height: 4))
    func lines(_ paints: [ImagePaint]) throws -> String {
      try svg(
        paints.enumerated().map { .image(image.offsetBy(Vector(Double($0), 0)), $1) })
    }
    let same = try lines([.original(opacity: 1), .original(opacity: 0.5)])
    #expect(same.split(separator: "base64").count - 1 == 1)
    #expect(same.split(separator: "<use").count - 1 == 2)
    let other = try lines([.original(opacity: 1), .template(.black), .template(.white)])
    #expect(other.split(separator: "base64").count - 1 == 3 && !other.contains("<use"))
  }

  // MARK: Alternative text

  @Test func `The text with its symbols' names is the title`() throws {
    let label = try TestLibrary.label("Add {plus.circle alt=more} & <cart>\nor not\n\nat all")
    let text = String(decoding: try label.displayList().svg(), as: UTF8.self)
    #expect(text.contains("-title\">Add more &amp; &lt;cart&gt;</title>"))
    #expect(text.contains("-desc\">or not\nat all</desc>"))
    #expect(text.contains(" role=\"img\" aria-labelledby=\""))
    #expect(text.contains(" aria-describedby=\""))
  }

  @Test(arguments: ["", " ", "\n\t\n"])
  func `A decoration is hidden`(altText: String) throws {
    let text = try svg([], altText: altText)
    #expect(text.contains(" aria-hidden=\"true\"") && !text.contains("role"))
    #expect(!text.contains("<title"))
  }

  @Test func `Characters that XML cannot contain are replaced`() throws {
    let text = try svg([], altText: "a\u{0}b\u{1}c\u{1B}d\u{7F}e\u{9B}f\u{FFFE}g]]>h\ti\u{10FFFD}")
    #expect(
      text.contains(
        ">a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f\u{FFFD}g]]&gt;h\ti\u{10FFFD}</title>"))
    #expect(!text.utf8.contains(SVGIdentifier.mark))
    #expect(XMLText.attribute("\"a\"\n\t<&>") == "&quot;a&quot;&#10;&#9;&lt;&amp;&gt;")
  }

  @Test func `Each row has its symbol and text as title, and so has a button`() throws {
    let library = try TestLibrary.bundled.get()
    let font = try TestLibrary.inter()
    let blocks = try ["{trash}", "Delete"].map { Block(try TestLibrary.label($0)) }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(Row(direction: direction).block(blocks).altText == "Trash can Delete")
    }
    let rows = [SymbolColumn.Row(symbol: blocks[0], content: blocks[1])]
    #expect(SymbolColumn().block(rows + rows).altText == "Trash can Delete\nTrash can Delete")
    let button = Button(label: "Delete", symbol: "trash")
    let list = try button.displayList(font: font, library: library)
    // A button's label includes the meaning of its symbol.
    #expect(list.altText == "Delete")
  }

  @Test func `Names differ between pictures`() throws {
    func names(_ text: String) -> [Substring] {
      text.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    }
    let paint = gradient([(0, .white), (1, .black)])
    var all: [Substring] = []
    for number in 0..<20 {
      let text = try svg(
        [.fill(rect(0, 0, Double(number) + 1, 1), paint)], altText: "a\nb")
      let own = names(text)
      #expect(own.count == 3)
      all += own
      for name in own { #expect(text.split(separator: name).count >= 3, "\(name) is not used") }
    }
    #expect(Set(all).count == all.count)
  }
}
