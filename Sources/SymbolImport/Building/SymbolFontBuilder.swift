public import SymtextFontGlyphs
public import SymtextSymbols
internal import SymtextOpenType
internal import SymtextSupport

/// Makes a font of drawings: with generated variants, or only of what is needed, with frozen code points
/// and the drawings' licence.
///
///     let drawings = try SymbolFiles(["icons/"])
///     let font = try SymbolFontBuilder(familyName: "Mine").font(of: drawings)
///     // font.bytes is the file
public struct SymbolFontBuilder: Sendable {
  /// Compiles the font: its scales, colour, names, and how many threads work.
  public var compiler: FontCompiler
  /// The family's name; `nil` takes the name of the drawings' folder, as words: `lucide/icons` is “Lucide”.
  public var familyName: String?
  /// The names of variants that are generated, such as `heart.slash`; `nil` takes those in a file
  /// `variants` beside the drawings.
  public var variants: [String]?
  /// The only symbols that are kept, drawn or generated, with the forms that belong to them; `nil` keeps all.
  public var only: [String]?
  /// A text that tells which symbols are kept: by names in braces, class names, and characters.
  ///
  /// They come on top of those in ``only``.
  public var usingText: String?
  /// The code points that names already have; `nil` takes those in a file `codepoints` beside the drawings.
  public var codePoints: CodePoints?
  /// Where new code points begin, in an area for private use: U+E000, U+F0000 or U+100000 and what follows; `nil`
  /// goes on behind those that are known, from U+F0000 on.
  public var firstCodePoint: UInt32?
  /// Whose the drawings are; what is `nil` is taken from a licence file beside the drawings.
  public var terms = FontTerms()
  /// Whether a symbol that cannot be compiled is the end; otherwise it is left out and told.
  public var isStrict = false

  /// What the names of classes, properties and keyframes of the style sheet begin with: letters, digits, hyphens and
  /// underscores; `nil` makes it of the family's name.
  public var classPrefix: String?

  /// Makes a builder of fonts that have everything.
  public init(familyName: String? = nil) {
    self.familyName = familyName
    compiler = FontCompiler()
  }

  /// The name of a family that may well be called like a file of its font: `my-icons.ttf` is “My Icons”.
  package static func familyName(ofFile file: String) -> String? { FolderName.family(ofFile: file) }

  /// The family's name, that of the drawings' folder, or what all fonts are called that nobody named.
  package func familyName(of drawings: SymbolFiles) -> String {
    familyName ?? drawings.directory.flatMap { FolderName.family(ofFolder: $0) }
      ?? compiler.familyName
  }

  /// Builds the font.
  ///
  /// The same drawings give the same bytes.
  /// - Parameter progress: called now and then, from any thread, with how many of how many symbols are
  ///   outlined.
  /// - Throws: ``SourceError`` when nothing is left to build a font of, a name is that of no symbol, or a file
  ///   beside the drawings cannot be read.
  public func font(
    of drawings: SymbolFiles,
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(SourceError) -> BuiltFont {
    var drawings = drawings
    return try font(of: &drawings, progress: progress)
  }

  /// Builds the font as the other method does, and says in the drawings' report which were left out, also
  /// when it throws.
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
        "the family's name “\(compiler.familyName)” is none: 1 to \(FamilyName.mostCharacters) characters that can be seen are expected",
        kind: .misnamed)
    }
    // Who picks symbols wants a small font.
    if only != nil || usingText != nil { compiler.hasAllLetters = false }
    let classNames = try classNames(of: compiler.familyName)
    var terms = terms
    if !drawings.bundledNames.isEmpty, drawings.directory == nil, terms.license == nil {
      terms.license = BundledDrawings.license
    }
    compiler.terms = try LicenseFile.terms(terms, directory: drawings.directory)
    let known: CodePoints
    if let codePoints { known = codePoints } else { known = try Self.codePoints(beside: drawings) }
    // Characters that were copied elsewhere are the same ones here.
    var taken = known
    var firstCodePoint = firstCodePoint
    if firstCodePoint == nil, !drawings.bundledNames.isEmpty {
      taken.take(BundledDrawings.codePoints(of: drawings.bundledNames))
      // No new one is a character of another symbol there.
      firstCodePoint = BundledDrawings.firstFreeCodePoint
    }
    var outlined = OutlinedSymbols()
    while true {
      let (symbols, unknown) = try selected(
        drawings, codePoints: taken, classNames: classNames)
      do throws(FontError) {
        let set = try SymbolSet(
          symbols: symbols, codePoints: taken, firstCodePoint: firstCodePoint)
        let (file, web, report) = try compiler.fonts(
          set, outlined: &outlined, progress: progress)
        return BuiltFont(
          bytes: file.encoded(), set: set, compiled: report, sources: drawings.report,
          unknownNames: unknown, hasNewCodePoints: set.codePoints != known, web: web,
          compiler: compiler,
          classNames: classNames)
      } catch {
        let drawn = Set(drawings.symbols.map(\.name))
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
        "the prefix of classes “\(classPrefix)” is none: at most \(ClassNames.mostCharacters) English letters, digits, hyphens and underscores are expected, a letter first and no hyphen last, as in “my-icons”",
        kind: .misnamed)
    }
    return names
  }

  private static func codePoints(beside drawings: SymbolFiles) throws(SourceError) -> CodePoints {
    guard let file = drawings.companion("codepoints") else { return CodePoints() }
    return try codePoints(file: file)
  }

  /// Reads a file of frozen code points: a line for each name.
  /// - Throws: ``SourceError`` with the line that is none.
  public static func codePoints(file: String) throws(SourceError) -> CodePoints {
    let bytes = try InputFile.source(file, mostBytes: CodePoints.mostBytes)
    do {
      return try CodePoints(file: file, text: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw SourceError("\(error)")
    }
  }

  /// The symbols that go into the font, and names that the text uses and that are none's.
  private func selected(
    _ drawings: SymbolFiles, codePoints: CodePoints, classNames: ClassNames
  ) throws(SourceError) -> (symbols: [Symbol], unknown: [String]) {
    var names = variants ?? []
    if variants == nil, let file = drawings.companion("variants") {
      names = try SymbolNames.list(file)
    }
    let all = try SymbolSelection(drawings.symbols).symbols(withVariants: names)
    let everything = SymbolSelection(all)
    var wanted = only
    var unknown: [String] = []
    if let usingText {
      let used = SymbolNames.used(
        in: usingText, of: all, codePoints: codePoints, classNames: classNames
      ).sorted()
      unknown = used.filter { !everything.has($0) }
      wanted = (wanted ?? []) + used.filter { everything.has($0) }
    }
    guard let wanted else { return (all, unknown) }
    guard !wanted.isEmpty else {
      throw SourceError(
        "\(usingText == nil ? "the list of wanted symbols" : "the text") names no symbol; the font would be empty",
        kind: .empty)
    }
    return (try everything.symbols(only: wanted), unknown)
  }
}
