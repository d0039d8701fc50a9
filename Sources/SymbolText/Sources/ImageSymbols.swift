public import SymtextDrawing
public import SymtextFonts
internal import SymtextSupport
internal import SymtextTextLayout

/// Images under names of symbols, before another source: the glyphs of buttons and bars that are drawn in a file.
///
///     let symbols = try ImageSymbols(["logo": PlainImage(file: "logo.pdf")], before: library)
///     let button = Button(label: "Shop", symbol: "logo")
///
/// An image has the colour of its control, unless its ``PlainImage/renderingMode`` is `original`.
public struct ImageSymbols: SymbolSource {
  private let source: any SymbolSource
  private let images: [ImageSymbol]

  /// - Throws: ``SymbolError`` if an image has no ink.
  public init(
    _ images: KeyValuePairs<String, PlainImage>, before source: any SymbolSource
  ) throws(SymbolError) {
    try self.init(images.map { (name: $0.key, image: $0.value) }, before: source)
  }

  /// - Throws: ``SymbolError`` if an image has no ink.
  public init(
    _ images: [(name: String, image: PlainImage)], before source: any SymbolSource
  ) throws(SymbolError) {
    self.source = source
    var symbols: [ImageSymbol] = []
    for (name, image) in images { symbols.append(try ImageSymbol(image, name: name)) }
    self.images = symbols
  }

  /// Sets an image, or a symbol of the other source.
  public func symbol(
    named name: String, beside text: Font, configuration: SymbolConfiguration
  ) throws(SymbolError) -> ResolvedSymbol? {
    if let image = images.last(where: { $0.name.hasBytes(of: name) }) {
      return try image.symbol(beside: text, configuration: configuration)
    }
    return try source.symbol(named: name, beside: text, configuration: configuration)
  }

  /// The symbols of the other source.
  public var listing: [ListedSymbol] {
    get throws(SymbolError) { try source.listing }
  }

  /// The names of the images and of the other source.
  public var names: [String] {
    get throws(SymbolError) { try images.map(\.name) + source.names }
  }

  /// Returns a variant that the other source can make; images have none.
  public func variant(named name: String) throws(SymbolError) -> ListedSymbol? {
    try source.variant(named: name)
  }

  /// Returns the symbol of the other source of which a name is a variant.
  public func base(ofVariant name: String) throws(SymbolError) -> String? {
    try source.base(ofVariant: name)
  }

  /// The prefixes of the other source.
  public var libraryNames: [String] { source.libraryNames }

  /// The other source's treatment of names that are missing.
  public var missing: MissingSymbols { source.missing }
}
