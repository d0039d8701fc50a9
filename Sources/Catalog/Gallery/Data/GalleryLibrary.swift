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

/// A library on the gallery page: its symbols by category, in parts that the page loads on demand.
package struct GalleryLibrary: Sendable {
  /// The name of the library.
  package let name: String
  /// The file name in commands; empty for the bundled library.
  package let file: String
  /// The class prefix of its style sheet.
  private var classPrefix: String
  private let face: Face
  private let library: SymbolLibrary?
  private let icons: IconFont?
  private let groups: [CatalogGroup]
  private let listing: [ListedSymbol]
  private let knots: WeightKnots
  /// The number of font units in a unit of the page's outlines.
  private let step: Double
  /// The ranges of the listing, one for each part.
  let parts: [Range<Int>]

  /// The maximal number of symbols of a part.
  ///
  /// The page waits for the first part.
  static let mostOfPart = 96

  /// Returns the bundled library.
  /// - Throws: ``SymbolError`` if the program was built without one.
  package static func bundled() throws(SymbolError) -> GalleryLibrary { try bundled { _ in true } }

  /// Returns the bundled library with a selection of its symbols.
  /// - Parameter isShown: Whether the symbol with a name is included.
  static func bundled(where isShown: (String) -> Bool) throws(SymbolError) -> GalleryLibrary {
    let library = try SymbolLibrary.bundled()
    return GalleryLibrary(
      name: "Symtext", file: "", face: library.face, library: library, icons: nil,
      listing: library.listing.filter { isShown($0.name) })
  }

  /// Opens a font made by `font build`, or any icon font.
  /// - Throws: ``SymbolError`` if it is not a font, or has no symbols with names.
  package init(file: String) throws(SymbolError) {
    let icons = try IconFont(file: file)
    let library = icons.face.hasTable(SymbolFont.table) ? try SymbolLibrary(face: icons.face) : nil
    let listing = library?.listing ?? icons.listing
    guard !listing.isEmpty else {
      throw SymbolError("\(file) has no symbols with names, so a gallery cannot show it")
    }
    self.init(
      name: icons.face.family.isEmpty ? file : icons.face.family, file: file, face: icons.face,
      library: library, icons: library == nil ? icons : nil, listing: listing)
  }

  /// Makes a library from the bytes of a built font.
  /// - Parameters:
  ///   - name: The name of the library.
  ///   - file: The file name in commands.
  ///   - classPrefix: The class prefix of its style sheet.
  ///   - isShown: Whether the symbol with a name is included.
  /// - Throws: ``SymbolError`` if the font cannot be read.
  package init(
    bytes: [UInt8], name: String, file: String, classPrefix: String,
    where isShown: (String) -> Bool = { _ in true }
  ) throws(SymbolError) {
    let face: Face
    do { face = try Face(data: FontData(bytes), name: file) } catch {
      throw SymbolError("\(error)")
    }
    let library = try SymbolLibrary(face: face)
    self.init(
      name: name, file: file, face: face, library: library, icons: nil,
      listing: library.listing.filter { isShown($0.name) })
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
      // The parts of a category have similar sizes.
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

  /// The number of symbols.
  package var count: Int { listing.count }
  /// The names of the symbols, in the order of the page.
  package var names: [String] { listing.map(\.name) }

  /// The cap height of text beside the symbols, in units of the page's outlines.
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

  /// Returns the data that the page loads first: names and search words.
  func index(hasFonts: Bool) -> JSONValue {
    func column(_ text: (ListedSymbol) -> String) -> JSONValue {
      .string(
        listing.map { text($0).split(separator: "\n").joined(separator: " ") }.joined(
          separator: "\n"))
    }
    let axis = face.axis("wght")
    let forms = ListedForms(listing)
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
      (
        "displayOnly",
        .array(
          listing.indices.filter { listing[$0].metadata.isDisplayOnly }.map { .number(Double($0)) })
      ),
      (
        "languageForms",
        .array(
          listing.indices.filter { forms.base(of: listing[$0]) != nil }.map { .number(Double($0)) })
      ),
    ])
  }

  /// Returns the default alternative text of a symbol, made from the words of its name.
  ///
  /// `library.js` has the same rule.
  private static func plainWords(_ name: String) -> String {
    let words = name.split { ".-_ ".contains($0) }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Returns the data of a part, and the motions of its symbols.
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

  /// Whether the player can play its symbols.
  var hasPlayer: Bool { library != nil }

  /// The player of its symbols; `nil` for icons.
  var playerFiles: PlayerFiles? { library.flatMap { try? PlayerFiles($0) } }

  /// Returns the data of the player for a part, compressed; `nil` for icons.
  ///
  /// A symbol has the replacement by the variant that the page proposes first.
  func player(_ number: Int) -> [UInt8]? {
    guard let library, let files = playerFiles else { return nil }
    let items = listing[parts[number]].map { listed in
      let index = library.font.entry(named: listed.name)?.index
      let near =
        (index.map { library.font.variants(of: $0) } ?? [])
        + [listed.metadata.base].compactMap(\.self)
        + ["\(listed.name).slash", "\(listed.name).fill"]
      return PlayerFiles.Item(
        listed.name, successor: near.first { library.font.entry(named: $0) != nil })
    }
    guard let data = try? files.data(items) else { return nil }
    var stream: [UInt8] = []
    Deflate(level: 9)?.append(zlib: data.bytes, to: &stream)
    return stream
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

  /// Writes the outlines of a symbol: its glyphs; the references to its whole glyph and layers at each scale, also for
  /// right-to-left text; and its pen strokes.
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
      // If the form is another symbol, the page has its own entry for it.
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

  /// Makes the font of a part and scale, with the whole glyph of each symbol; `nil` if the grid must draw outlines.
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

  /// The source for ``font(_:part:scale:)``; `nil` if its outlines are not TrueType or it is damaged.
  var fontSource: GalleryFont? { GalleryFont(face.data) }

  /// The scales for which the page has fonts.
  var fontScales: [SymbolScale] { scales }
}
