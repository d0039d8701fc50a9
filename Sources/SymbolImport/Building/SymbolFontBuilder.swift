public import SymtextFontGlyphs
public import SymtextSymbols
internal import SymtextOpenType
internal import SymtextSupport

/// Builds a font from drawings, with generated variants, a selection of symbols, frozen code points and the drawings'
/// licence.
///
///     let drawings = try SymbolFiles(["icons/"])
///     let font = try SymbolFontBuilder(familyName: "Mine").font(of: drawings)
///     // font.bytes is the file
public struct SymbolFontBuilder: Sendable {
  /// The compiler.
  ///
  /// It sets the scales, colours, names and number of threads.
  public var compiler: FontCompiler
  /// The family name.
  ///
  /// The default, `nil`, makes it from the name of the drawings' folder: `lucide/icons` is “Lucide”.
  public var familyName: String?
  /// The names of variants to generate, such as `heart.slash`.
  ///
  /// The default, `nil`, reads them from a file `variants` beside the drawings.
  public var variants: [String]?
  /// Whether variants of display-only symbols are made, too.
  ///
  /// Otherwise such a variant is an error.
  public var customizesDisplayOnly = false
  /// The names of the symbols to keep, drawn or generated.
  ///
  /// The forms of these symbols are kept too. `nil` keeps all.
  public var only: [String]?
  /// A text whose symbols are kept.
  ///
  /// It names them in braces, by class name, or as characters.
  ///
  /// These symbols are kept in addition to those of ``only``.
  public var usingText: String?
  /// The frozen code points of names.
  ///
  /// The default, `nil`, reads them from a file `codepoints` beside the drawings.
  public var codePoints: CodePoints?
  /// The first new code point, in a private use area that starts at U+E000, U+F0000 or U+100000.
  ///
  /// The default, `nil`, continues after the known code points; without any, the family's name chooses the first.
  public var firstCodePoint: UInt32?
  /// The copyright and licence of the drawings.
  ///
  /// A `nil` field is read from a licence file beside the drawings.
  public var terms = FontTerms()
  /// Whether a symbol that fails to compile stops the build.
  ///
  /// Otherwise it is left out and reported.
  public var isStrict = false
  /// Whether variants that cannot be made are left out and reported.
  ///
  /// Otherwise they are an error, which names all of them.
  public var isLenient = false

  /// The prefix of classes, properties and keyframes in the style sheet: letters, digits, hyphens and underscores.
  ///
  /// The default, `nil`, makes it from the family name.
  public var classPrefix: String?

  /// Makes a builder with the default options.
  public init(familyName: String? = nil) {
    self.familyName = familyName
    compiler = FontCompiler()
  }

  /// Returns a family name for a font file: “My Icons” for `my-icons.ttf`.
  package static func familyName(ofFile file: String) -> String? { FolderName.family(ofFile: file) }

  /// Returns a family name for a folder of drawings: “Lucide” for `lucide/icons`.
  package static func familyName(ofFolder folder: String) -> String? {
    FolderName.family(ofFolder: folder)
  }

  /// Returns the family name: ``familyName``, else one made from the drawings' folder, else the compiler's default.
  package func familyName(of drawings: SymbolFiles) -> String {
    familyName ?? drawings.directory.flatMap { FolderName.family(ofFolder: $0) }
      ?? compiler.familyName
  }

  /// Builds the font.
  ///
  /// The same drawings give the same bytes.
  /// - Parameter progress: A closure called from any thread from time to time, with the number of outlined symbols and
  ///   of all symbols.
  /// - Throws: ``SourceError`` if no symbol is left, a name matches no symbol, or a file beside the drawings cannot be
  ///   read.
  public func font(
    of drawings: SymbolFiles,
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(SourceError) -> BuiltFont {
    var drawings = drawings
    return try font(of: &drawings, progress: progress)
  }

  /// Builds the font like the other method, and adds symbols that fail to compile to the drawings' report, also if it
  /// throws.
  public func font(
    of drawings: inout SymbolFiles,
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(SourceError) -> BuiltFont {
    guard !drawings.symbols.isEmpty else {
      throw SourceError(drawings.report.failures.compactMap(\.error).joined(separator: "\n"))
    }
    var compiler = compiler
    compiler.familyName = familyName(of: drawings)
    guard FamilyName.isValid(compiler.familyName) else {
      throw SourceError(
        "the family name must have 1 to \(FamilyName.mostCharacters) visible characters, not “\(compiler.familyName)”",
        kind: .misnamed)
    }
    // A selection of symbols is for a small font.
    if only != nil || usingText != nil { compiler.hasAllLetters = false }
    let classNames = try classNames(of: compiler.familyName)
    var terms = terms
    if !drawings.bundledNames.isEmpty, drawings.directory == nil, terms.license == nil {
      terms.license = BundledDrawings.license
    }
    compiler.terms = try LicenseFile.terms(terms, directory: drawings.directory)
    let known: CodePoints
    if let codePoints { known = codePoints } else { known = try Self.codePoints(beside: drawings) }
    // Symbols copied from the library keep their code points, so that copied text works with both fonts.
    var taken = known
    var firstCodePoint = firstCodePoint
    let isNew = known.byName.isEmpty
    if firstCodePoint == nil, !drawings.bundledNames.isEmpty {
      taken.take(BundledDrawings.codePoints(of: drawings.bundledNames))
      // New code points must not collide with those of other library symbols.
      if !isNew { firstCodePoint = BundledDrawings.firstFreeCodePoint }
    }
    if firstCodePoint == nil, isNew {
      // Variants are symbols of their own.
      let count = Self.variantsForSymbol * drawings.symbols.count
      firstCodePoint = CodePoints.first(forFamily: compiler.familyName, count: count)
    }
    var outlined = OutlinedSymbols()
    while true {
      let (symbols, unknown, failedVariants) = try selected(
        drawings, codePoints: taken, classNames: classNames)
      do throws(FontError) {
        let set = try SymbolSet(
          symbols: symbols, codePoints: taken, firstCodePoint: firstCodePoint)
        let (file, web, report) = try compiler.fonts(
          set, outlined: &outlined, progress: progress)
        return BuiltFont(
          bytes: file.encoded(), set: set, compiled: report, sources: drawings.report,
          unknownNames: unknown, failedVariants: failedVariants,
          hasNewCodePoints: set.codePoints != known, web: web,
          compiler: compiler,
          classNames: classNames)
      } catch {
        let drawn = ExactSet(drawings.symbols.map(\.name))
        let failures = error.failures.filter { drawn.contains($0.key) }
        guard !isStrict, !failures.isEmpty, failures.count < drawn.count else {
          throw SourceError("\(error)")
        }
        drawings.leaveOut(failures)
      }
    }
  }

  private func classNames(of family: String) throws(SourceError) -> ClassNames {
    guard let classPrefix else { return ClassNames(family: family) }
    guard let names = ClassNames(prefix: classPrefix) else {
      throw SourceError(
        "the class prefix “\(classPrefix)” is not valid: use at most \(ClassNames.mostCharacters) English letters, digits, hyphens and underscores, with a letter first and no hyphen last, as in “my-icons”",
        kind: .misnamed)
    }
    return names
  }

  /// The number of code points that are expected for a drawing and its variants.
  private static let variantsForSymbol = 4

  private static func codePoints(beside drawings: SymbolFiles) throws(SourceError) -> CodePoints {
    guard let file = drawings.companion("codepoints") else { return CodePoints() }
    return try codePoints(file: file)
  }

  /// Reads a file of frozen code points, with a line for each name.
  /// - Throws: ``SourceError`` with the invalid line.
  public static func codePoints(file: String) throws(SourceError) -> CodePoints {
    let bytes = try InputFile.source(file, mostBytes: CodePoints.mostBytes)
    do {
      return try CodePoints(file: file, text: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw SourceError("\(error)")
    }
  }

  /// Returns the symbols of the font, names in the text that match no symbol, and why variants cannot be made.
  private func selected(
    _ drawings: SymbolFiles, codePoints: CodePoints, classNames: ClassNames
  ) throws(SourceError) -> (symbols: [Symbol], unknown: [String], failedVariants: [String]) {
    var names = variants ?? []
    if variants == nil, let file = drawings.companion("variants") {
      names = try SymbolNames.list(file)
    }
    let (all, failures) = SymbolSelection(
      drawings.symbols, customizesDisplayOnly: customizesDisplayOnly
    ).symbols(withVariants: names)
    let failed = failures.map(\.description)
    if !isLenient, let error = SourceError(failures) { throw error }
    let everything = SymbolSelection(all, customizesDisplayOnly: customizesDisplayOnly)
    var wanted = only
    var unknown: [String] = []
    if let usingText {
      let used = SymbolNames.used(
        in: usingText, of: all, codePoints: codePoints, classNames: classNames
      ).sorted()
      unknown = used.filter { !everything.has($0) }
      wanted = (wanted ?? []) + used.filter { everything.has($0) }
    }
    guard let wanted else { return (all, unknown, failed) }
    guard !wanted.isEmpty else {
      throw SourceError(
        "\(usingText == nil ? "the list of wanted symbols" : "the text") names no symbol; the font would be empty",
        kind: .empty)
    }
    return (try everything.symbols(only: wanted), unknown, failed)
  }
}
