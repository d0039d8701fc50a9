internal import SymtextAnimation
internal import SymtextAuthoring
internal import SymtextFontGlyphs
internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextImageFormats
internal import SymtextSupport
package import SymtextSymbolText
internal import SymtextSymbolImport
internal import SymtextSymbols
internal import SymtextTextLayout
internal import SymtextVectorFormats

/// A library as the page shows it: its symbols by category, in parts that are loaded when they are needed.
package struct GalleryLibrary: Sendable {
  /// What it is called.
  package let name: String
  /// The file that commands name; empty for the library that comes with symtext.
  package let file: String
  /// What the classes of its style sheet begin with.
  private var classPrefix: String
  private let face: Face
  private let library: SymbolLibrary?
  private let icons: IconFont?
  private let groups: [CatalogGroup]
  private let listing: [ListedSymbol]
  private let knots: WeightKnots
  /// How many font units a unit of the page's outlines is.
  private let step: Double
  /// The parts of the listing.
  let parts: [Range<Int>]

  /// The most symbols of a part: the first one is what the page waits for.
  static let mostOfPart = 96

  /// The library that comes with symtext.
  /// - Throws: ``SymbolError`` when the program was built without one.
  package static func bundled() throws(SymbolError) -> GalleryLibrary { try bundled { _ in true } }

  /// The same with some of its symbols.
  /// - Parameter isShown: whether a symbol of that name is one of them.
  static func bundled(where isShown: (String) -> Bool) throws(SymbolError) -> GalleryLibrary {
    let library = try SymbolLibrary.bundled()
    return GalleryLibrary(
      name: "Symtext", file: "", face: library.face, library: library, icons: nil,
      listing: library.listing.filter { isShown($0.name) })
  }

  /// Opens a font: one that `font build` made, or any font of icons.
  /// - Throws: ``SymbolError`` when it is no font, or shows no symbol.
  package init(file: String) throws(SymbolError) {
    let icons = try IconFont(file: file)
    let library = icons.face.hasTable(SymbolFont.table) ? try SymbolLibrary(face: icons.face) : nil
    let listing = library?.listing ?? icons.listing
    guard !listing.isEmpty else {
      throw SymbolError("\(file) has no symbols with names; a gallery has nothing to show of it")
    }
    self.init(
      name: icons.face.family.isEmpty ? file : icons.face.family, file: file, face: icons.face,
      library: library, icons: library == nil ? icons : nil, listing: listing)
  }

  /// Takes a font that was just built.
  /// - Parameters:
  ///   - name: what it is called.
  ///   - file: the file that commands name.
  ///   - classPrefix: what the classes of its style sheet begin with.
  /// - Throws: ``SymbolError`` when it cannot be read.
  package init(
    bytes: [UInt8], name: String, file: String, classPrefix: String
  ) throws(SymbolError) {
    let face: Face
    do { face = try Face(data: FontData(bytes), name: file) } catch {
      throw SymbolError("\(error)")
    }
    let library = try SymbolLibrary(face: face)
    self.init(
      name: name, file: file, face: face, library: library, icons: nil, listing: library.listing)
    self.classPrefix = classPrefix
  }

  private init(
    name: String, file: String, face: Face, library: SymbolLibrary?, icons: IconFont?,
    listing: [ListedSymbol]
  ) {
    self.name = name
    self.file = file
    classPrefix = ClassNames(family: name).prefix
    self.face = face
    self.library = library
    self.icons = icons
    groups = CatalogGroup.groups(listing)
    self.listing = groups.flatMap(\.symbols)
    knots = WeightKnots(face)
    step = max(Double(face.unitsPerEm) / 2048, 1 / 16)
    var parts: [Range<Int>] = []
    var start = 0
    for group in groups {
      let end = start + group.symbols.count
      // Parts of a category are about equally large.
      let count = (group.symbols.count + Self.mostOfPart - 1) / Self.mostOfPart
      for number in 0..<count {
        parts.append(
          start + group.symbols.count * number / count..<start + group.symbols.count * (number + 1)
            / count)
      }
      start = end
    }
    self.parts = parts
  }

  /// How many symbols it has.
  package var count: Int { listing.count }
  /// Their names, in the order in which the page has them.
  package var names: [String] { listing.map(\.name) }

  // MARK: What is there at once

  /// Where symbols stand against the capitals of text, in units of the page's outlines, y up.
  private var capHeight: Double {
    guard icons != nil else {
      return Double(FontUnits.capHeight) * Double(face.unitsPerEm) / Double(FontUnits.perEm) / step
    }
    return Double(face.unitsPerEm) / (DrawingGrid.size * DrawingGrid.unit) / step
  }

  private var middle: Double {
    guard icons != nil else { return capHeight / 2 }
    let metrics = Font(
      face: face, size: Double(face.unitsPerEm), coordinates: DesignCoordinates(),
      opticalSizing: .none
    ).metrics
    return (metrics.ascent - metrics.descent) / 2 / step
  }

  private var scales: [SymbolScale] {
    guard let library else { return [.medium] }
    return SymbolScale.allCases.filter { library.font.glyph(of: 0, scale: $0) != nil }
  }

  /// What the page is given first: names and what symbols are found by.
  func index(hasFonts: Bool) -> JSONValue {
    func column(_ text: (ListedSymbol) -> String) -> JSONValue {
      .string(
        listing.map { text($0).split(separator: "\n").joined(separator: " ") }.joined(
          separator: "\n"))
    }
    let axis = face.axis("wght")
    return .object([
      ("name", .string(name)), ("fontFamily", .string(face.family.isEmpty ? name : face.family)),
      ("file", .string(file)),
      ("classPrefix", .string(classPrefix)),
      ("hasLayers", .bool(face.featureTags.contains("cv01"))),
      ("isIcons", .bool(icons != nil)), ("em", .number(Double(face.unitsPerEm) / step)),
      ("capHeight", .number(capHeight)), ("middle", .number(middle)),
      (
        "weights",
        axis == nil
          ? .array([])
          : .array(
            knots.knots.map {
              .array([.number($0.value), .number(Double(Int(($0.coordinate * 16384).rounded())))])
            })
      ),
      ("scales", .array(scales.map { .string($0.rawValue) })),
      (
        "strokes",
        .array(
          (library?.strokes.points ?? []).map {
            .array([.number($0.axisValue), .number($0.stroke)])
          })
      ),
      ("hasFonts", .bool(hasFonts)),
      (
        "categories",
        .array(groups.map { .array([.string($0.category), .number(Double($0.symbols.count))]) })
      ),
      ("parts", .array(parts.map { .number(Double($0.count)) })),
      ("names", column(\.name)),
      (
        "altTexts",
        column { $0.metadata.altText == Self.plainWords($0.name) ? "" : $0.metadata.altText }
      ),
      ("aliases", column { $0.metadata.aliases.joined(separator: ",") }),
      ("keywords", column { $0.metadata.keywords.joined(separator: ",") }),
      ("bases", column { $0.metadata.base ?? "" }),
    ])
  }

  /// What a symbol is called that nobody described: its name's words.
  ///
  /// `library.js` does the same.
  private static func plainWords(_ name: String) -> String {
    let words = name.split { ".-_ ".contains($0) }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  // MARK: What is loaded

  /// What the page is given of a part when it is needed.
  func part(_ number: Int, _ pageMotion: PageMotion?) -> (json: JSONValue, motions: [StackedMotion])
  {
    let symbols = listing[parts[number]].map(symbol)
    var bytes = GalleryBytes()
    for symbol in symbols { write(symbol, to: &bytes) }
    var stream: [UInt8] = []
    Deflate(level: 9)?.append(zlib: bytes.bytes, to: &stream)
    let json = JSONValue.object([
      ("symbols", .array(symbols.map { $0.json(pageMotion) })),
      ("outlines", .string(Base64.text(stream))),
    ])
    return (json, symbols.compactMap(\.motion))
  }

  private func symbol(_ listed: ListedSymbol) -> GallerySymbol {
    guard let library, let entry = library.font.entry(named: listed.name) else {
      let icon = icon(listed.name)
      return GallerySymbol(
        listed: listed, drawing: icon.map { DrawingPlan($0) }, drawnSize: icon?.font.size ?? 0)
    }
    var configuration = SymbolConfiguration()
    configuration.weight = .named(.regular)
    configuration.scale = .medium
    let resolved = try? ResolvedSymbol(
      listed.name, in: library, beside: Font(face: face, size: 1000), configuration: configuration)
    return GallerySymbol(
      listed: listed, index: entry.index, motion: resolved.map { StackedMotion($0) },
      drawing: resolved.map { DrawingPlan($0) }, drawnSize: resolved?.font.size ?? 0,
      variants: library.font.variants(of: entry.index),
      isLayered: library.font.isLayered(entry.index))
  }

  private func stand(_ glyph: GlyphID, _ coordinate: Double) -> GlyphID {
    library?.font.glyph(glyph, weight: coordinate) ?? glyph
  }

  private func icon(_ name: String) -> ResolvedSymbol? {
    icons?.symbol(named: name, beside: Font(face: face, size: 1000), configuration: .init())
  }

  private func iconGlyph(_ name: String) -> GlyphID? { icon(name)?.glyph }

  /// The outlines of a symbol: first its glyphs, then which of them are the whole and the layers, at each scale, and in
  /// text from right to left; then how pens draw it.
  private func write(_ symbol: GallerySymbol, to bytes: inout GalleryBytes) {
    var glyphs: [GlyphID] = []
    var references = GalleryBytes()
    func place(_ glyph: GlyphID?) -> Int {
      guard let glyph else { return 0 }
      if let place = glyphs.firstIndex(of: glyph) { return place + 1 }
      glyphs.append(glyph)
      return glyphs.count
    }
    func writeForm(_ index: Int, _ library: SymbolLibrary) {
      let layers = library.font.layers(of: index)
      for scale in scales {
        references.write(place(library.font.glyph(of: index, scale: scale)))
        references.write(layers.count)
        for layer in layers { references.write(place(layer.glyphs[scale])) }
      }
    }
    if let library, let index = symbol.index {
      let form = library.font.rightToLeftIndex(of: index)
      // Another symbol stands in the page by itself.
      let mirrored = form.flatMap { $0 >= library.font.count ? $0 : nil }
      references.write(mirrored == nil ? 1 : 2)
      writeForm(index, library)
      if let mirrored { writeForm(mirrored, library) }
    } else {
      references.write(1)
      references.write(place(iconGlyph(symbol.listed.name)))
      references.write(0)
    }
    bytes.write(glyphs.count)
    for glyph in glyphs {
      SampledGlyph(glyph, knots, step: step, stand: stand).write(to: &bytes)
    }
    bytes.append(references)
    DrawnParts(symbol.drawing, unit: symbol.drawnSize * step / Double(face.unitsPerEm))
      .write(to: &bytes)
  }

  // MARK: Fonts

  /// A font for each part and scale, with the symbols' whole glyphs; `nil` when the grid has to draw outlines.
  func font(_ source: GalleryFont, part: Int, scale: SymbolScale) -> [UInt8]? {
    let glyphs = parts[part].compactMap { index -> (glyph: GlyphID, character: UInt32)? in
      let name = listing[index].name
      let glyph =
        library.map { library in
          library.font.entry(named: name).flatMap { library.font.glyph(of: $0.index, scale: scale) }
        } ?? iconGlyph(name)
      return glyph.map { ($0, GalleryFont.firstCharacter + UInt32(index)) }
    }
    return glyphs.isEmpty ? nil : try? source.file(glyphs, middle: Int((middle * step).rounded()))
  }

  /// Reads the font for ``font(_:part:scale:)``; `nil` where its outlines are not of the kind that browsers' compressed
  /// fonts have here.
  var fontSource: GalleryFont? { GalleryFont(face.data) }

  /// The scales that the page has fonts for.
  var fontScales: [SymbolScale] { scales }
}
