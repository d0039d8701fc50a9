@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextPreviews
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing

/// The layout of document icons at each size.
struct DocumentIconTests {
  private func layout(
    _ icon: DocumentIcon, _ size: DocumentIconSize
  ) throws -> DocumentIconLayout {
    try icon.layout(
      size, font: try TestLibrary.inter(), library: try TestLibrary.bundled.get())
  }

  private let table = DocumentIcon(
    fill: .color(.system(.systemGreen)), image: .symbol("list.bullet.rectangle"), text: "csv")

  @Test func `An icon set has ten sizes with its usual names`() {
    #expect(
      DocumentIconSize.all.map(\.fileName) == [
        "icon_16x16.png", "icon_16x16@2x.png", "icon_32x32.png", "icon_32x32@2x.png",
        "icon_128x128.png", "icon_128x128@2x.png", "icon_256x256.png", "icon_256x256@2x.png",
        "icon_512x512.png", "icon_512x512@2x.png",
      ])
    #expect(
      DocumentIconSize.all.map(\.pixels) == [16, 32, 32, 64, 128, 256, 256, 512, 512, 1024])
  }

  @Test(arguments: DocumentIconSize.all)
  func `The page's edges are on pixels`(size: DocumentIconSize) throws {
    let layout = try layout(table, size)
    let frame = layout.pageFrame
    for value in [frame.minX, frame.minY, frame.maxX, frame.maxY, layout.fold] {
      let pixels = value * size.pixelRatio
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
    }
    #expect(frame.midX == size.points / 2)
    #expect(frame.minY >= 0 && frame.maxY <= size.points)
  }

  @Test(arguments: DocumentIconSize.all)
  func `The image is in the middle half, within its margin`(size: DocumentIconSize) throws {
    let half = size.points / 2
    let center = Rect(x: half / 2, y: half / 2, width: half, height: half)
    let pixel = 1 / size.pixelRatio
    for name in ["list.bullet.rectangle", "play.fill", "heart", "wifi", "mappin", "airplane"] {
      var icon = table
      icon.image = .symbol(name)
      let frame = try #require(try layout(icon, size).imageFrame)
      let slack = 1e-6
      let room = center.insetBy(dx: -slack, dy: -slack)
      #expect(room.union(frame) == room, "\(name)")
      let longer = max(frame.width, frame.height)
      // If there are pixels for a margin it is a tenth on each side.
      let most = size.pixels < 24 ? half : half * 0.8
      #expect(longer <= most + slack, "\(name)")
      #expect(longer >= half * 0.8 * 0.9 - 2 * pixel, "\(name)")
      #expect(abs(frame.midX - half) <= half * 0.06 + pixel)
      #expect(abs(frame.midY - half) <= half * 0.06 + pixel)
    }
  }

  @Test func `At 512 points the image is 205 points wide`() throws {
    let size = DocumentIconSize(points: 512)
    let frame = try #require(try layout(table, size).imageFrame)
    #expect(abs(max(frame.width, frame.height) - 205) <= 1)
  }

  @Test func `An unbalanced image is moved to balance its mass`() throws {
    var icon = table
    icon.image = .symbol("play.fill")
    let frame = try #require(try layout(icon, DocumentIconSize(points: 512)).imageFrame)
    #expect(frame.midX > 258 && frame.midX < 276)
    icon.image = .symbol("circle")
    let circle = try #require(try layout(icon, DocumentIconSize(points: 512)).imageFrame)
    #expect(abs(circle.midX - 256) <= 0.5 && abs(circle.midY - 256) <= 0.5)
  }

  @Test(arguments: DocumentIconSize.all)
  func `Text appears above 32 pixels only, and within the page`(
    size: DocumentIconSize
  ) throws {
    for text in ["csv", "weather", "document", "interoperability", "a term of many words"] {
      var icon = table
      icon.text = text
      let layout = try layout(icon, size)
      guard size.pixels > 32 else {
        #expect(layout.textFrame == nil && !layout.isTruncated)
        continue
      }
      let frame = try #require(layout.textFrame)
      let page = layout.pageFrame
      #expect(frame.width <= page.width * 0.8 + 1e-6)
      #expect(abs(frame.midX - page.midX) < 1e-6)
      #expect(frame.minY > (layout.imageFrame?.maxY ?? 0) && frame.maxY < page.maxY)
      let capPixels = frame.height * size.pixelRatio
      #expect(abs(capPixels - capPixels.rounded()) < 1e-6 && capPixels >= 4)
      #expect(layout.isTruncated == (text.count > 15), "\(text)")
    }
  }

  @Test func `A text that is too wide is scaled down to a limit, then truncated`() throws {
    func layout(_ text: String) throws -> DocumentIconLayout {
      try self.layout(DocumentIcon(text: text), DocumentIconSize(points: 512))
    }
    let short = try #require(try layout("csv").textFrame)
    let long = try layout("performance")
    let frame = try #require(long.textFrame)
    #expect(frame.height < short.height && !long.isTruncated)
    let cut = try layout("a text that does not fit by any means")
    #expect(cut.isTruncated)
    #expect(try #require(cut.textFrame).height >= 0.55 * short.height)
    #expect(cut.altText == "A TEXT THAT DOES NOT FIT BY ANY MEANS")
    #expect(try layout("two\nlines").isTruncated)
  }

  @Test(
    arguments: [
      ("csv", true, nil, "CSV"), ("Scene", false, nil, "Scene"), ("ini", true, "tr", "İNİ"),
      ("ini", true, "tr-TR", "İNİ"), ("ini", true, "en", "INI"), ("straße", true, nil, "STRASSE"),
    ] as [(String, Bool, String?, String)])
  func `Texts are set in capitals`(
    text: String, isCapitalized: Bool, language: String?, expected: String
  ) {
    let icon = DocumentIcon(
      text: text, isCapitalized: isCapitalized, attributes: .init(language: language))
    #expect(icon.shownText == expected)
  }

  @Test func `Symbols get heavier as sizes fall`() throws {
    let weights = try DocumentIconSize.all.map { size in
      try #require(try layout(table, size).symbol).axisValue
    }
    #expect(weights == weights.sorted(by: >))
    #expect(weights.first == 700 && weights.last == 400)
    var icon = table
    icon.configuration.weight = .value(650)
    #expect(try layout(icon, DocumentIconSize(points: 512)).symbol?.axisValue == 650)
    #expect(try layout(icon, DocumentIconSize(points: 16)).symbol?.axisValue == 700)
  }

  @Test func `Small sizes have no badges`() throws {
    var icon = table
    icon.image = .symbol("folder.badge.plus")
    let names = try DocumentIconSize.all.map { try layout(icon, $0).symbol?.name }
    #expect(names.prefix(2).allSatisfy { $0 == "folder" })
    #expect(names.dropFirst(2).allSatisfy { $0 == "folder.badge.plus" })
    icon.image = .symbol("folder.fill.badge.plus")
    #expect(try layout(icon, DocumentIconSize(points: 16)).symbol?.name == "folder.fill")
  }

  @Test func `Small sizes have fewer colours`() throws {
    func colors(_ mode: RenderingMode, _ pixels: Double) throws -> Int {
      var icon = table
      icon.image = .symbol("cloud.sun.rain")
      icon.painting.mode = mode
      let items = try layout(icon, DocumentIconSize(points: pixels)).items
      return Set(
        items.compactMap { item -> [Paint]? in
          guard case .described(_, let steps) = item else { return nil }
          return steps.flatMap(\.paints)
        }.flatMap(\.self)
      ).count
    }
    #expect(try colors(.multicolor, 512) == 3 && colors(.multicolor, 32) == 3)
    #expect(try colors(.multicolor, 16) == 1)
    #expect(try colors(.hierarchical, 512) > 1)
    #expect(try colors(.hierarchical, 32) == 1)
  }

  @Test func `Symbol and text are white on dark pages and grey on light ones`() throws {
    func ink(_ fill: DocumentFill) throws -> Paint? {
      let icon = DocumentIcon(fill: fill, image: .symbol("heart.fill"))
      let items = try layout(icon, DocumentIconSize(points: 32)).items
      // Items with a description are the symbol.
      return items.lazy.compactMap { item -> Paint? in
        guard case .described = item else { return nil }
        return item.paints.first
      }.first
    }
    #expect(try ink(.color(.system(.systemBlue))) == .color(.white))
    #expect(try ink(.gradient(.system(.systemGreen))) == .color(.white))
    #expect(try ink(.color(.white)) == .color(Color(rgb: 0x48484A)))
    #expect(try ink(.color(.system(.systemYellow))) == .color(Color(rgb: 0x48484A)))
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9])
  func `An invalid size is an error`(points: Double) {
    #expect(throws: SymbolError.self) {
      try layout(table, DocumentIconSize(points: points))
    }
    #expect(throws: SymbolError.self) {
      try layout(table, DocumentIconSize(points: 512, pixelRatio: points))
    }
  }

  @Test func `An unknown symbol is an error with similar names`() {
    #expect {
      try layout(DocumentIcon(image: .symbol("hart")), DocumentIconSize(points: 512))
    } throws: { "\($0)".contains("`heart`") }
  }

  @Test func `Icons of any size are drawn`() throws {
    for points in [1, 7.5, 24, 33, 48, 100.5, 2048] {
      let layout = try layout(table, DocumentIconSize(points: points))
      #expect(layout.displayList().width == points)
    }
  }
}

extension DisplayItem {
  /// The paints of this item and the items in it.
  fileprivate var paints: [Paint] {
    switch self {
    case .fill(_, let paint), .glyphs(_, let paint): [paint]
    case .group(let items, _), .transformed(let items, _), .described(_, let items),
      .moving(_, _, let items):
      items.flatMap(\.paints)
    case .composite(let source, _, let backdrop): (backdrop + source).flatMap(\.paints)
    case .image, .vectors, .clear, .cut, .link: []
    }
  }
}
