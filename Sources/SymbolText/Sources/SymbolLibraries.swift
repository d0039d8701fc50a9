public import SymtextSupport
public import SymtextSymbols
internal import SymtextFontGlyphs
public import SymtextFonts
internal import SymtextTextLayout

/// Several sources of symbols: a name is looked up in the last one given, then in the ones before it, and last in the
/// bundled library.
///
/// A name with a prefix, such as `material-icons:home`, is looked up in one source only: the one whose family or file
/// has this name in lower case and with hyphens. The bundled library is `symtext`.
///
/// The bundled library is opened only when a lookup reaches it.
public struct SymbolLibraries: SymbolSource {
  /// The sources in lookup order.
  private let given: [any SymbolSource]
  /// The library version in which symbols must exist; `nil` for the version of each file.
  public var available: SymbolVersion?
  /// The treatment of names that no source has.
  public var missing = MissingSymbols.error

  /// Puts sources before the bundled library; the last one comes first.
  public init(_ sources: [any SymbolSource] = []) { given = sources.reversed() }

  /// Opens fonts and puts them before the bundled library; the last one comes first.
  /// - Parameters:
  ///   - files: fonts made by ``FontCompiler``, or any icon fonts.
  ///   - fileAccess: the files that may be opened; restrict it for untrusted names.
  /// - Throws: ``SymbolError`` if a font cannot be opened.
  public init(files: [String], fileAccess: FileAccess = .everything) throws(SymbolError) {
    var sources: [any SymbolSource] = []
    for file in files { sources.append(try Self.source(file: file, fileAccess: fileAccess)) }
    self.init(sources)
  }

  /// Opens a font: as a ``SymbolLibrary`` if ``FontCompiler`` made it, otherwise as an ``IconFont``.
  /// - Parameter fileAccess: the files that may be opened; restrict it for untrusted names.
  /// - Throws: ``SymbolError`` if the file is not a font.
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

  /// Returns the library that a name's prefix selects.
  /// - Returns: `nil` for a name without a prefix.
  /// - Throws: ``SymbolError`` if no library or several libraries have the name.
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
        "`\(name)`: \(named.count) libraries are called `\(library)`; use the name of a file instead: \(calls(named))"
      )
    }
    let open = all.compactMap { $0.libraryNames.first }.map { "`\($0)`" }.joined(separator: ", ")
    throw SymbolError(
      "`\(name)`: no library is called `\(library)`; the open libraries are \(open)",
      kind: .unknownName(name, suggestions: []))
  }

  /// Returns a symbol if the requested library version has it.
  private func checked(_ symbol: ResolvedSymbol) throws(SymbolError) -> ResolvedSymbol {
    guard let available, let record = symbol.record else { return symbol }
    let since = record.font.metadata(of: record.index).since
    guard available.has(since: since) else {
      throw SymbolError(
        "`\(symbol.name)` was added in version \(since) of its library, but \(available) is requested; use another symbol or a later version"
      )
    }
    return symbol
  }

  /// The symbols of all sources, sorted by name, without those that an earlier source hides; the same holds for
  /// aliases.
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

  /// The symbols of ``listing``, and hidden ones with the prefix of their library: `symtext:heart`.
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

  /// Returns the properties of a variant from the first source that can make it; `nil` if none can.
  public func variant(named name: String) throws(SymbolError) -> ListedSymbol? {
    if let (source, _, symbol) = try source(of: name) { return try source.variant(named: symbol) }
    for source in given {
      if let variant = try source.variant(named: name) { return variant }
    }
    return try SymbolLibrary.bundled().variant(named: name)
  }

  /// The names of all sources, without duplicates.
  public var names: [String] {
    get throws(SymbolError) {
      var names: Set<String> = []
      for source in given + [try SymbolLibrary.bundled()] { names.formUnion(try source.names) }
      return Array(names)
    }
  }
}
