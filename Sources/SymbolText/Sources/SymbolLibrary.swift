internal import SymtextSupport
public import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextOpenType
public import SymtextFonts
package import SymtextTextLayout

/// A font made by ``FontCompiler``: layered symbols that match text.
public struct SymbolLibrary: SymbolSource {
  /// The symbol font.
  public let face: Face
  /// The names and symbol data of the font.
  public let font: SymbolFont
  /// The stroke thickness at small scale, by weight.
  package let strokes: StrokeCurve
  /// Whether it is a variant of another library's symbol, made on request.
  package let isMade: Bool
  /// Whether badges may show symbols of the bundled library.
  package var borrowsSigns = true
  private let madeVariants: MadeVariants

  /// Returns the library bundled with symtext, opened once.
  /// - Throws: ``SymbolError`` if the executable was built without a font.
  public static func bundled() throws(SymbolError) -> SymbolLibrary { try shared.get() }

  private static let shared = Result { () throws(SymbolError) in
    try SymbolLibrary { () throws(FontLoadingError) in
      try Face(data: FontData.bundled, name: bundledFile)
    }
  }

  /// Opens a symbol font made by ``FontCompiler``.
  /// - Throws: ``SymbolError`` if the file is not a symbol font.
  public init(file: String) throws(SymbolError) {
    try self.init { () throws(FontLoadingError) in try Face(file: file) }
  }

  private init(opening open: () throws(FontLoadingError) -> Face) throws(SymbolError) {
    let face: Face
    do { face = try open() } catch { throw SymbolError("\(error)") }
    try self.init(face: face)
  }

  /// Uses a font that is already open.
  /// - Throws: ``SymbolError`` if it is not a symbol font.
  public init(face: Face) throws(SymbolError) { try self.init(face: face, isMade: false) }

  init(face: Face, isMade: Bool) throws(SymbolError) {
    self.isMade = isMade
    do {
      font = try SymbolFont(face.data)
    } catch {
      throw SymbolError("\(face.file) is no symbol font: \(error)")
    }
    self.face = face
    madeVariants = MadeVariants(isBundled: face.data === FontData.bundled)
    // Fonts built by older versions end at Ultralight and Black.
    let axis = face.axis("wght")
    let (least, greatest) = (axis?.minimum ?? 100, axis?.maximum ?? 900)
    let values = WeightLaw.axis.map(\.axisValue).filter { least <= $0 && $0 <= greatest }
    strokes = StrokeCurve(
      values.map {
        .init(axisValue: $0, stroke: WeightLaw.stroke(axisValue: $0, scale: .small))
      })
  }

  /// Finds a symbol by name or alias.
  /// - Throws: ``SymbolError`` that suggests the nearest names.
  public func entry(named name: String) throws(SymbolError) -> SymbolFont.Entry {
    guard let entry = font.entry(named: name) else {
      throw .noSymbol(named: name, among: font.names)
    }
    return entry
  }

  /// Finds a symbol by name or alias in the first of several libraries that stores it or can make it as a variant from
  /// its lines.
  /// - Returns: the symbol and its library; a made variant has a library of its own.
  /// - Throws: ``SymbolError`` that suggests the nearest names of all libraries.
  public static func entry(
    named name: String, in libraries: [SymbolLibrary]
  ) throws(SymbolError) -> (entry: SymbolFont.Entry, library: SymbolLibrary) {
    for library in libraries {
      if let entry = library.font.entry(named: name) { return (entry, library) }
      if let made = try library.made(name), let entry = made.font.entries.first {
        return (entry, made)
      }
    }
    let names = ExactSet(libraries.flatMap(\.names))
    guard let variant = VariantName(name, isKnown: { names.contains($0) }) else {
      throw .noSymbol(named: name, among: Array(names))
    }
    throw .noVariant(named: name, of: variant.base)
  }

  /// Sets a symbol; `nil` if there is none of that name or alias.
  ///
  /// A variant that the font does not store is made from its lines, if the font has them.
  public func symbol(named name: String, beside text: Font, configuration: SymbolConfiguration)
    throws(SymbolError) -> ResolvedSymbol?
  {
    if let entry = font.entry(named: name) {
      return try ResolvedSymbol(entry, of: self, beside: text, configuration: configuration)
    }
    guard let made = try made(name), let entry = made.font.entries.first else { return nil }
    return try ResolvedSymbol(
      entry, of: made, madeBy: self, beside: text, configuration: configuration)
  }

  /// The bundled library, from which badges take symbols that another library lacks; `nil` if they may not.
  var signs: SymbolFont? { borrowsSigns ? try? Self.bundled().font : nil }

  /// Returns the library of a variant that this one does not store; `nil` if it cannot be made.
  /// - Throws: ``SymbolError`` if the variant would customise a display-only symbol.
  func made(_ name: String) throws(SymbolError) -> SymbolLibrary? {
    let signs = self.signs
    guard !isMade, let variant = font.variant(named: name, signs: signs) else { return nil }
    var symbols = [(font: font, name: variant.base)]
    if case .symbol(let badge) = variant.badge {
      symbols.append((font.entry(named: badge) == nil ? signs ?? font : font, badge))
    }
    for symbol in symbols {
      guard let entry = symbol.font.entry(named: symbol.name) else { continue }
      let metadata = symbol.font.metadata(of: entry.index)
      if metadata.isDisplayOnly {
        throw .displayOnly(name, metadata.restriction(of: entry.name))
      }
    }
    return madeVariants.library(variant, of: font, signs: signs, named: face.file)
  }

  /// Returns the properties of a variant that the font does not store; `nil` if it cannot be made.
  /// - Throws: ``SymbolError`` if it would customise a display-only symbol.
  public func variant(named name: String) throws(SymbolError) -> ListedSymbol? {
    guard let made = try made(name), var symbol = made.listing.first else { return nil }
    symbol.codePoint = nil
    return symbol
  }

  /// Returns the name of the symbol of which a name is a design variant; `nil` if it is none.
  public func base(ofVariant name: String) -> String? {
    font.variant(named: name, signs: signs)?.base
  }

  /// The words after the first one in names of variants.
  private static let variantWords: Set<Substring> = [
    "fill", "slash", "circle", "square", "rectangle", "badge",
  ]

  /// All symbols, without aliases that are names of other symbols' variants.
  public var listing: [ListedSymbol] {
    font.entries.map { entry in
      var metadata = font.metadata(of: entry.index)
      metadata.aliases.removeAll { alias in
        alias.split(separator: ".").dropFirst().contains { Self.variantWords.contains($0) }
          && font.entry(named: alias)?.index != entry.index
      }
      return ListedSymbol(
        name: entry.name, codePoint: entry.codePoint, metadata: metadata,
        layers: font.layers(of: entry.index), motion: font.motion(of: entry.index),
        library: face.file, isStored: !isMade,
        hasLines: font.halfWidth(of: entry.index, scale: .medium, weight: 0) != nil
          || font.hasCuts(entry.index))
    }
  }

  /// The names of the library as prefixes before a colon.
  public var libraryNames: [String] {
    let names = LibraryNames.names(of: face)
    return isBundled ? ["symtext"] + names : names
  }

  /// Whether it is the library bundled with symtext.
  var isBundled: Bool { face.file == Self.bundledFile }

  private static let bundledFile = "(bundled)"

  /// All names and aliases, in byte order.
  public var names: [String] { font.names }
}
