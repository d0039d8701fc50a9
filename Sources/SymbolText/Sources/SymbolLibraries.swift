public import SymtextSupport
public import SymtextSymbols
internal import SymtextFontGlyphs
public import SymtextFonts
internal import SymtextTextLayout

/// Several sources of symbols: a name is looked up in the last one given, then in the ones before it, and last in the
/// bundled library.
///
/// A source that has a symbol also has all its design variants: `bell.fill` is made from the `bell` that is found first,
/// and never taken from a source after it.
///
/// A name with a prefix, such as `material-icons:home`, is looked up in one source only: the one whose family or file
/// has this name in lower case and with hyphens. The bundled library is `symtext`.
///
/// The bundled library is opened only when a lookup reaches it.
public struct SymbolLibraries: SymbolSource {
  /// The sources in lookup order, without the bundled library.
  private let given: [any SymbolSource]
  /// Whether the bundled library follows the given sources.
  public let includesBundled: Bool
  /// The library version in which symbols must exist; `nil` for the version of each file.
  ///
  /// A symbol that is later is looked up in the sources after it.
  public var available: SymbolVersion?
  /// The treatment of names that no source has.
  public var missing = MissingSymbols.error

  /// Puts sources before the bundled library; the last one comes first.
  /// - Parameter includesBundled: whether the bundled library follows them.
  public init(_ sources: [any SymbolSource] = [], includesBundled: Bool = true) {
    given = sources.reversed()
    self.includesBundled = includesBundled
  }

  /// Opens fonts and puts them before the bundled library; the last one comes first.
  /// - Parameters:
  ///   - files: fonts made by ``FontCompiler``, or any icon fonts.
  ///   - includesBundled: whether the bundled library follows them, and lends them signs for badges.
  ///   - fileAccess: the files that may be opened; restrict it for untrusted names.
  /// - Throws: ``SymbolError`` if a font cannot be opened.
  public init(
    files: [String], includesBundled: Bool = true, fileAccess: FileAccess = .everything
  ) throws(SymbolError) {
    var sources: [any SymbolSource] = []
    for file in files {
      let source = try Self.source(file: file, fileAccess: fileAccess)
      if var library = source as? SymbolLibrary {
        library.borrowsSigns = includesBundled
        sources.append(library)
      } else {
        sources.append(source)
      }
    }
    self.init(sources, includesBundled: includesBundled)
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

  /// All sources in lookup order.
  package var sources: [any SymbolSource] {
    get throws(SymbolError) { given + (includesBundled ? [try SymbolLibrary.bundled()] : []) }
  }

  // MARK: Looking up

  /// Sets a symbol of the first source that has it in the requested version.
  /// - Throws: ``SymbolError`` if all symbols of that name are later than the requested version, and if the first source
  ///   with the base of a variant cannot make it.
  public func symbol(named name: String, beside text: Font, configuration: SymbolConfiguration)
    throws(SymbolError) -> ResolvedSymbol?
  {
    if let (source, library, symbol) = try source(of: name) {
      guard
        let found = try source.symbol(named: symbol, beside: text, configuration: configuration)
      else {
        if let base = try source.base(ofVariant: symbol) {
          throw .noVariant(named: symbol, of: base)
        }
        throw .noSymbol(named: symbol, in: library, among: try source.names)
      }
      if let refusal = refusal(found) { throw refusal }
      return found
    }
    return try first(having: name) {
      (source: any SymbolSource) throws(SymbolError) -> ResolvedSymbol? in
      guard
        let found = try source.symbol(named: name, beside: text, configuration: configuration)
      else { return nil }
      if let refusal = refusal(found) { throw refusal }
      return found
    }
  }

  /// Returns the answer of the first source that has a symbol.
  /// - Parameter look: Looks a symbol up in a source: `nil` if there is none. It throws
  ///   ``SymbolError/Kind/laterVersion(name:since:)`` if the symbol is later than the requested version; then the next
  ///   source is asked.
  private func first<Found>(
    having name: String, _ look: (any SymbolSource) throws(SymbolError) -> Found?
  ) throws(SymbolError) -> Found? {
    var later: SymbolError?
    // The bundled library is opened last, and only if it is asked.
    for index in 0..<given.count + (includesBundled ? 1 : 0) {
      let source: any SymbolSource =
        index < given.count ? given[index] : try SymbolLibrary.bundled()
      do throws(SymbolError) {
        if let found = try look(source) { return found }
      } catch {
        guard case .laterVersion = error.kind else { throw error }
        later = later ?? error
        continue
      }
      if let base = try source.base(ofVariant: name), try hasAvailable(base, in: source) {
        var error = SymbolError.noVariant(named: name, of: base)
        error.elsewhere = try sources.dropFirst(index + 1).compactMap { other in
          let found = try? look(other)
          return found == nil ? nil : other.libraryNames.first
        }.first.map { "\($0):\(name)" }
        throw error
      }
    }
    if let later { throw later }
    return nil
  }

  /// Whether the requested version has a symbol of a source.
  private func hasAvailable(
    _ name: String, in source: any SymbolSource
  ) throws(SymbolError) -> Bool {
    guard available != nil else { return true }
    return try source.listing.first {
      $0.name.hasBytes(of: name) || $0.metadata.aliases.contains { $0.hasBytes(of: name) }
    }
    .map(isAvailable) ?? true
  }

  private func isAvailable(_ symbol: ListedSymbol) -> Bool {
    available?.has(since: symbol.metadata.since) ?? true
  }

  /// Returns the library that a name's prefix selects.
  /// - Returns: `nil` for a name without a prefix.
  /// - Throws: ``SymbolError`` if no library or several libraries have the name.
  package func source(
    of name: String
  ) throws(SymbolError) -> (source: any SymbolSource, library: String, symbol: String)? {
    guard let (library, symbol) = LibraryNames.parts(name) else { return nil }
    let all = try sources
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

  /// Returns the error for a symbol that is later than the requested version; `nil` if it is not.
  private func refusal(_ symbol: ResolvedSymbol) -> SymbolError? {
    guard let available, let record = symbol.record else { return nil }
    return refusal(
      symbol.name, since: record.font.metadata(of: record.index).since, available)
  }

  func refusal(_ name: String, since: String, _ available: SymbolVersion) -> SymbolError? {
    guard !available.has(since: since) else { return nil }
    return SymbolError(
      "`\(name)` was added in version \(since) of its library, but \(available) is requested",
      kind: .laterVersion(name: name, since: since))
  }

  /// Returns the base of a variant in the first source that has it.
  public func base(ofVariant name: String) throws(SymbolError) -> String? {
    if let (source, _, symbol) = try source(of: name) { return try source.base(ofVariant: symbol) }
    for source in try sources {
      if let base = try source.base(ofVariant: name), try hasAvailable(base, in: source) {
        return base
      }
    }
    return nil
  }

  /// Returns the properties of a variant from the first source that can make it; `nil` if none can.
  public func variant(named name: String) throws(SymbolError) -> ListedSymbol? {
    if let (source, _, symbol) = try source(of: name) { return try source.variant(named: symbol) }
    return try first(having: name) {
      (source: any SymbolSource) throws(SymbolError) -> ListedSymbol? in
      guard let variant = try source.variant(named: name) else { return nil }
      if let available,
        let refusal = refusal(variant.name, since: variant.metadata.since, available)
      {
        throw refusal
      }
      return variant
    }
  }

  // MARK: Listing

  /// The symbols of all sources, sorted by name, without those that an earlier source hides; the same holds for
  /// aliases.
  ///
  /// A source hides symbols of its names, and variants of its symbols.
  public var listing: [ListedSymbol] {
    get throws(SymbolError) { try listed().shown.sorted { $0.name < $1.name } }
  }

  /// The symbols of ``listing``, and hidden ones with the prefix of their library: `symtext:heart`.
  package var fullListing: [ListedSymbol] {
    get throws(SymbolError) {
      let (shown, hidden) = try listed()
      return (shown + hidden).sorted { $0.name < $1.name }
    }
  }

  /// The libraries in lookup order, and a name that is found only with a prefix; `nil` if no name needs one.
  package var order: (libraries: [String], example: String)? {
    get throws(SymbolError) {
      guard !given.isEmpty, let example = try listed().hidden.first?.name else { return nil }
      return (try sources.compactMap { $0.libraryNames.first }, example)
    }
  }

  /// Returns the symbols that are found by their names alone, and those that need the prefix of their library.
  private func listed() throws(SymbolError) -> (shown: [ListedSymbol], hidden: [ListedSymbol]) {
    var (shown, hidden): ([ListedSymbol], [ListedSymbol]) = ([], [])
    var taken: ExactSet = []
    let signs: ExactSet = given.isEmpty ? [] : ExactSet(try names)
    func isTaken(_ name: String) -> Bool {
      guard !taken.isEmpty else { return false }
      return taken.contains(name)
        || VariantName(name, isKnown: { taken.contains($0) }, isSign: { signs.contains($0) }) != nil
    }
    for source in try sources {
      let symbols = try source.listing.filter(isAvailable)
      for var symbol in symbols {
        if isTaken(symbol.name) {
          guard let library = source.libraryNames.first else { continue }
          symbol.name = "\(library):\(symbol.name)"
          hidden.append(symbol)
        } else {
          symbol.metadata.aliases.removeAll(where: isTaken)
          shown.append(symbol)
        }
      }
      taken.formUnion(symbols.flatMap { [$0.name] + $0.metadata.aliases })
    }
    return (shown, hidden)
  }

  /// The names of all sources in the requested version, without duplicates.
  public var names: [String] {
    get throws(SymbolError) {
      var names: ExactSet = []
      for source in try sources {
        if available == nil {
          names.formUnion(try source.names)
        } else {
          let symbols = try source.listing.filter(isAvailable)
          names.formUnion(symbols.flatMap { [$0.name] + $0.metadata.aliases })
        }
      }
      return Array(names)
    }
  }
}
