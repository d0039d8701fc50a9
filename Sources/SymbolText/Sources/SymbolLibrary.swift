public import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextOpenType
public import SymtextFonts
package import SymtextTextLayout

/// A font that ``FontCompiler`` made: symbols of layers, matched to text.
public struct SymbolLibrary: SymbolSource {
  /// The symbol font.
  public let face: Face
  /// Its names and what it says of each symbol.
  public let font: SymbolFont
  /// How thick its strokes are at small scale.
  package let strokes: StrokeCurve
  /// Whether it is a variant of another library's symbol, made when it was asked for.
  package let isMade: Bool
  private let madeVariants = MadeVariants()

  /// The library that comes with symtext, opened once.
  /// - Throws: ``SymbolError`` when the executable was built without a font.
  public static func bundled() throws(SymbolError) -> SymbolLibrary { try shared.get() }

  private static let shared = Result { () throws(SymbolError) in
    try SymbolLibrary { () throws(FontLoadingError) in
      try Face(data: FontData.bundled, name: bundledFile)
    }
  }

  /// Opens a symbol font that ``FontCompiler`` made.
  /// - Throws: ``SymbolError`` when it is none.
  public init(file: String) throws(SymbolError) {
    try self.init { () throws(FontLoadingError) in try Face(file: file) }
  }

  private init(opening open: () throws(FontLoadingError) -> Face) throws(SymbolError) {
    let face: Face
    do { face = try open() } catch { throw SymbolError("\(error)") }
    try self.init(face: face)
  }

  /// Takes the symbols of a font that is open.
  /// - Throws: ``SymbolError`` when it has none.
  public init(face: Face) throws(SymbolError) { try self.init(face: face, isMade: false) }

  init(face: Face, isMade: Bool) throws(SymbolError) {
    self.isMade = isMade
    do {
      font = try SymbolFont(face.data)
    } catch {
      throw SymbolError("\(face.file) is no symbol font: \(error)")
    }
    self.face = face
    // A font that an older version built ends at Ultralight and Black.
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

  /// Finds a symbol by name or alias in the first of several libraries that has it or, of those that hold
  /// its lines, in the first that can make a variant of that name.
  /// - Returns: the symbol, and the library that it is in: a variant that was made is in one of its own.
  /// - Throws: ``SymbolError`` that suggests the nearest names of all.
  public static func entry(
    named name: String, in libraries: [SymbolLibrary]
  ) throws(SymbolError) -> (entry: SymbolFont.Entry, library: SymbolLibrary) {
    for library in libraries {
      if let entry = library.font.entry(named: name) { return (entry, library) }
      if let made = library.made(name), let entry = made.font.entries.first { return (entry, made) }
    }
    let names = Set(libraries.flatMap(\.names))
    guard let variant = VariantName(name, isKnown: { names.contains($0) }) else {
      throw .noSymbol(named: name, among: Array(names))
    }
    throw .noVariant(named: name, of: variant.base)
  }

  /// Sets a symbol; `nil` when there is none of that name or alias.
  ///
  /// A variant that the font does not store is made of its lines, if it holds them.
  public func symbol(named name: String, beside text: Font, configuration: SymbolConfiguration)
    throws(SymbolError) -> ResolvedSymbol?
  {
    if let entry = font.entry(named: name) {
      return try ResolvedSymbol(entry, of: self, beside: text, configuration: configuration)
    }
    guard let made = made(name), let entry = made.font.entries.first else { return nil }
    return try ResolvedSymbol(
      entry, of: made, madeBy: self, beside: text, configuration: configuration)
  }

  /// What another library lacks of signs, badges take from the bundled one.
  static var signs: SymbolFont? { try? bundled().font }

  /// The library of a variant that this one does not store.
  func made(_ name: String) -> SymbolLibrary? {
    let signs = Self.signs
    guard !isMade, let variant = font.variant(named: name, signs: signs) else { return nil }
    return madeVariants.library(variant, of: font, signs: signs, named: face.file)
  }

  /// What is known of a variant that the font does not store; `nil` when it cannot be made.
  public func variant(named name: String) -> ListedSymbol? {
    guard let made = made(name), var symbol = made.listing.first else { return nil }
    symbol.codePoint = nil
    return symbol
  }

  /// All symbols.
  public var listing: [ListedSymbol] {
    font.entries.map { entry in
      ListedSymbol(
        name: entry.name, codePoint: entry.codePoint, metadata: font.metadata(of: entry.index),
        layers: font.layers(of: entry.index), motion: font.motion(of: entry.index),
        library: face.file, isStored: !isMade,
        hasLines: font.halfWidth(of: entry.index, scale: .medium, weight: 0) != nil
          || font.hasCuts(entry.index))
    }
  }

  /// What it is called before a colon.
  public var libraryNames: [String] {
    let names = LibraryNames.names(of: face)
    return face.file == Self.bundledFile ? ["symtext"] + names : names
  }

  private static let bundledFile = "(bundled)"

  /// All names and aliases, in the order of their bytes.
  public var names: [String] { font.names }
}
