public import SymtextSupport
public import SymtextSymbols
internal import SymtextFontGlyphs
public import SymtextFonts
internal import SymtextTextLayout

/// Several sources of symbols, one before the other: a name is looked up in the last one given, then in
/// the ones before it, and in the bundled library last.
///
/// A name such as `material-icons:home` is looked up in
/// one of them only: in the one whose family or file is called so, in small letters and with hyphens; the bundled one
/// is `symtext`.
///
/// The bundled library is opened when a name gets as far.
public struct SymbolLibraries: SymbolSource {
  /// In the order in which names are looked up.
  private let given: [any SymbolSource]
  /// The version of each library in which symbols have to be there; `nil` is that of its file.
  public var available: SymbolVersion?
  /// What becomes of names that none of them has.
  public var missing = MissingSymbols.error

  /// Puts sources before the bundled library, the last one foremost.
  public init(_ sources: [any SymbolSource] = []) { given = sources.reversed() }

  /// Opens fonts and puts them before the bundled library, the last one foremost.
  /// - Parameters:
  ///   - files: fonts that ``FontCompiler`` made, or any fonts of icons.
  ///   - fileAccess: which files may be opened; limit it for names that strangers give.
  /// - Throws: ``SymbolError`` when one cannot be opened.
  public init(files: [String], fileAccess: FileAccess = .everything) throws(SymbolError) {
    var sources: [any SymbolSource] = []
    for file in files { sources.append(try Self.source(file: file, fileAccess: fileAccess)) }
    self.init(sources)
  }

  /// Opens a font: as a ``SymbolLibrary`` if ``FontCompiler`` made it, as an ``IconFont``
  /// otherwise.
  /// - Parameter fileAccess: which files may be opened; limit it for names that strangers give.
  /// - Throws: ``SymbolError`` when it is no font.
  public static func source(
    file: String, fileAccess: FileAccess = .everything
  ) throws(SymbolError) -> any SymbolSource {
    let icons = try IconFont(file: file, fileAccess: fileAccess)
    return icons.face.hasTable(SymbolFont.table) ? try SymbolLibrary(face: icons.face) : icons
  }

  /// Sets a symbol of the first source that has it.
  public func symbol(named name: String, beside text: Font, configuration: SymbolConfiguration)
    throws(SymbolError) -> ResolvedSymbol?
  {
    if let (source, library, symbol) = try source(of: name) {
      if let found = try source.symbol(named: symbol, beside: text, configuration: configuration) {
        return try checked(found)
      }
      throw .noSymbol(named: symbol, in: library, among: try source.names)
    }
    for source in given {
      if let symbol = try source.symbol(named: name, beside: text, configuration: configuration) {
        return try checked(symbol)
      }
    }
    return try SymbolLibrary.bundled()
      .symbol(named: name, beside: text, configuration: configuration).map(checked)
  }

  /// The library that a name with a colon asks for.
  /// - Returns: `nil` of a name without one.
  /// - Throws: ``SymbolError`` when none is called so, or several are.
  private func source(
    of name: String
  ) throws(SymbolError) -> (source: any SymbolSource, library: String, symbol: String)? {
    guard let (library, symbol) = LibraryNames.parts(name) else { return nil }
    let all = given + [try SymbolLibrary.bundled()]
    let named = all.filter { $0.libraryNames.contains(library) }
    if let source = named.first, named.count == 1 { return (source, library, symbol) }
    let calls = { (sources: [any SymbolSource]) in
      sources.compactMap { $0.libraryNames.last }.map { "`\($0)`" }.joined(separator: ", ")
    }
    guard named.isEmpty else {
      throw SymbolError(
        "`\(name)`: \(named.count) libraries are called `\(library)`; name one by its file, of \(calls(named))"
      )
    }
    let open = all.compactMap { $0.libraryNames.first }.map { "`\($0)`" }.joined(separator: ", ")
    throw SymbolError(
      "`\(name)`: no library that is open is called `\(library)`; there is \(open)",
      kind: .unknownName(name, suggestions: []))
  }

  /// A symbol, if the version that is asked for has it.
  private func checked(_ symbol: ResolvedSymbol) throws(SymbolError) -> ResolvedSymbol {
    guard let available, let record = symbol.record else { return symbol }
    let since = record.font.metadata(of: record.index).since
    guard available.has(since: since) else {
      throw SymbolError(
        "`\(symbol.name)` came with version \(since) of its library, and \(available) is asked for; take another symbol, or a later version"
      )
    }
    return symbol
  }

  /// The symbols of all sources but those whose name leads to another symbol, sorted by name; of the
  /// aliases too only those that lead there.
  public var listing: [ListedSymbol] {
    get throws(SymbolError) {
      var listing: [ListedSymbol] = []
      var hidden: Set<String> = []
      for source in given + [try SymbolLibrary.bundled()] {
        let symbols = try source.listing.filter {
          available?.has(since: $0.metadata.since) ?? true
        }
        for var symbol in symbols where !hidden.contains(symbol.name) {
          symbol.metadata.aliases.removeAll { hidden.contains($0) }
          listing.append(symbol)
        }
        hidden.formUnion(symbols.flatMap { [$0.name] + $0.metadata.aliases })
      }
      return listing.sorted { $0.name < $1.name }
    }
  }

  /// The symbols of all sources, as ``listing`` has them, and those whose name leads to another symbol under the name
  /// of their library: `symtext:heart`.
  package var fullListing: [ListedSymbol] {
    get throws(SymbolError) {
      var full = try listing
      var hidden: Set<String> = []
      for source in given + [try SymbolLibrary.bundled()] {
        let symbols = try source.listing.filter {
          available?.has(since: $0.metadata.since) ?? true
        }
        if let library = source.libraryNames.first {
          for var symbol in symbols where hidden.contains(symbol.name) {
            symbol.name = "\(library):\(symbol.name)"
            full.append(symbol)
          }
        }
        hidden.formUnion(symbols.flatMap { [$0.name] + $0.metadata.aliases })
      }
      return full.sorted { $0.name < $1.name }
    }
  }

  /// What is known of a variant that the first source which can makes; `nil` when none can.
  public func variant(named name: String) throws(SymbolError) -> ListedSymbol? {
    if let (source, _, symbol) = try source(of: name) { return try source.variant(named: symbol) }
    for source in given {
      if let variant = try source.variant(named: name) { return variant }
    }
    return try SymbolLibrary.bundled().variant(named: name)
  }

  /// The names of all sources, each once.
  public var names: [String] {
    get throws(SymbolError) {
      var names: Set<String> = []
      for source in given + [try SymbolLibrary.bundled()] { names.formUnion(try source.names) }
      return Array(names)
    }
  }
}
