internal import SymtextAuthoring
internal import SymtextCatalog
internal import SymtextFontGlyphs
internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextSupport
internal import SymtextSymbolImport
internal import SymtextSymbolText
internal import SymtextSymbols

/// Compiles single symbols as the whole build does, and describes them.
struct SymbolViewer: Sendable {
  let project: StudioProject
  let familyName: String
  /// Sentences about files beside the drawings that cannot be read.
  private(set) var notes: [String] = []
  var reader: FolderReader
  private var codePoints = CodePoints()
  private var exceptions = DrawingExceptions()

  init(_ project: StudioProject, reader: FolderReader) {
    self.project = project
    self.reader = reader
    familyName =
      project.builder.familyName ?? SymbolFontBuilder.familyName(ofFolder: reader.folder)
      ?? project.builder.compiler.familyName
    let folder = reader.folder
    do throws(SourceError) {
      if InputFile.exists("\(folder)/codepoints") {
        codePoints = try SymbolFontBuilder.codePoints(file: "\(folder)/codepoints")
      }
      if InputFile.isOrdinary("\(folder)/lint") {
        exceptions = try DrawingExceptions(file: "\(folder)/lint")
      }
    } catch {
      notes.append(error.description)
    }
  }

  // MARK: Fonts

  /// Returns the font of one symbol, with the weights, scales and layers of the whole font.
  /// - Parameter forms: The symbols that it names as its forms.
  /// - Throws: ``StudioError`` if it cannot be compiled.
  func font(of symbol: Symbol, forms: [Symbol]) throws(StudioError) -> FontFile {
    var compiler = project.builder.compiler
    compiler.familyName = familyName
    compiler.hasNames = false
    compiler.threads = 1
    compiler.keepsOutlines = false
    do throws(FontError) {
      let set = try SymbolSet(symbols: Self.closed(symbol, forms), codePoints: codePoints)
      return try compiler.font(set).file
    } catch {
      throw StudioError(.badData, error.description)
    }
  }

  /// Returns a symbol and its forms without the names of symbols that are not among them.
  private static func closed(_ symbol: Symbol, _ forms: [Symbol]) -> [Symbol] {
    let known = ExactSet([symbol.name] + forms.map(\.name))
    var others = ExactDictionary<Symbol>()
    for var form in forms where !form.name.hasBytes(of: symbol.name) {
      form.metadata.aliases = []
      others[form.name] = form
    }
    return ([symbol] + others.values.sorted { ExactText($0.name) < ExactText($1.name) }).map {
      var symbol = $0
      symbol.metadata.forms = symbol.metadata.forms.filter { known.contains($0.value) }
      if case .symbol(let name)? = symbol.metadata.rightToLeft, !known.contains(name) {
        symbol.metadata.rightToLeft = nil
      }
      return symbol
    }
  }

  // MARK: Views

  /// Describes a symbol.
  /// - Parameters:
  ///   - changed: The bytes of files that count instead of those on the disk, by path.
  ///   - forms: The symbols that it names as its forms.
  ///   - old: The view of an earlier state.
  func view(
    _ symbol: StudioSymbol, reader: FolderReader? = nil, changed: ExactDictionary<[UInt8]> = [:],
    forms: [Symbol], before old: SymbolView? = nil
  ) -> SymbolView {
    let reader = reader ?? self.reader
    var members: [JSONValue.Member] = [
      ("name", .string(symbol.name)), ("file", .string(symbol.file)),
      ("kind", .string(symbol.kind.rawValue)), ("tag", .string(symbol.tag.text)),
    ]
    var findings: [StudioFinding] = []
    let drawing = drawing(of: symbol, reader, changed)
    members +=
      Self.members(of: drawing) ?? [
        ("viewBox", .null), ("shapes", .array([])), ("values", reader.entry(of: symbol.source)),
      ]
    switch symbol.read {
    case .failure(let error):
      findings.append(
        StudioFinding(rule: "import", error.description, severity: .error, at: error.place))
      // The page shows the symbol as it was before.
      var unused: [StudioFinding] = []
      let entry = symbol.lastGood.flatMap { compile($0, forms: forms, &unused) }
      members += Self.members(of: entry, nil)
      return SymbolView(members: members, findings: findings, isMade: false)
    case .success(let read):
      findings += read.findings.map { StudioFinding(rule: "import", $0.sentence, at: $0.place) }
      findings += sourceFindings(of: symbol, read.imported, changed)
      let entry = compile(read.imported.symbol, forms: forms, before: old, &findings)
      members += Self.members(of: entry, drawing?.gridMap)
      let fixes = StudioFixes(
        name: symbol.name, symbol: read.imported.symbol,
        values: AnnotationValues(
          drawing?.values ?? reader.entry(of: symbol.source).members ?? []))
      for index in findings.indices { findings[index].fixes = fixes.fixes(for: findings[index]) }
      return SymbolView(
        members: members, findings: findings, isMade: entry != nil, gallery: entry?.gallery,
        check: entry?.check)
    }
  }

  /// Describes a symbol that is generated, and has no file.
  func view(made symbol: Symbol, forms: [Symbol]) -> SymbolView {
    var findings: [StudioFinding] = []
    let entry = compile(symbol, forms: forms, &findings)
    return SymbolView(
      members: [("name", .string(symbol.name)), ("index", 0)] + Self.members(of: entry, nil),
      findings: findings, isMade: entry != nil, gallery: entry?.gallery)
  }

  /// Returns the shapes and the values of a symbol's file; `nil` if it is not SVG.
  private func drawing(
    of symbol: StudioSymbol, _ reader: FolderReader, _ changed: ExactDictionary<[UInt8]>
  ) -> AnnotatedDrawing? {
    let file = symbol.source.file
    guard file.hasSuffix(".svg"), let bytes = changed[file] ?? StudioSymbol.bytes(file) else {
      return nil
    }
    return try? AnnotatedDrawing(symbol.source, bytes: bytes, reader: reader)
  }

  private static func members(of drawing: AnnotatedDrawing?) -> [JSONValue.Member]? {
    guard let drawing else { return nil }
    let box = drawing.viewBox
    return [
      ("viewBox", .array([box.minX, box.minY, box.width, box.height].map { .number($0) })),
      ("shapes", .array(drawing.shapes.map(\.json))), ("values", .object(drawing.values)),
    ]
  }

  /// Returns the outlines of a compiled symbol.
  /// - Parameter grid: From the file to the drawing grid.
  private static func members(of entry: Entry?, _ grid: Affine?) -> [JSONValue.Member] {
    [
      ("library", entry?.gallery.library ?? .null), ("part", entry?.gallery.part ?? .null),
      ("player", entry?.gallery.player.map { .string(Base64.text($0)) } ?? .null),
      ("map", json(grid, entry?.placement)),
    ]
  }

  /// Returns the map from a file to the outlines at Regular and medium scale, y down.
  /// - Parameters:
  ///   - grid: From the file to the drawing grid.
  ///   - placement: From the drawing grid to the font, y up.
  private static func json(_ grid: Affine?, _ placement: Affine?) -> JSONValue {
    guard let grid, let placement else { return .null }
    let map = Affine(1, 0, 0, -1, 0, 0) * placement * grid
    return .array([map.a, map.b, map.c, map.d, map.tx, map.ty].map { .number($0) })
  }

  /// A compiled symbol.
  private struct Entry {
    var gallery: GalleryEntry
    var check: FontFindings
    /// The map from the drawing grid to the font at Regular, y up; `nil` without lines.
    var placement: Affine?
  }

  /// Compiles a symbol, and adds the findings of the check of its font.
  /// - Returns: `nil` if it cannot be compiled.
  private func compile(
    _ symbol: Symbol, forms: [Symbol], before old: SymbolView? = nil,
    _ findings: inout [StudioFinding]
  ) -> Entry? {
    let known = ExactSet(forms.map(\.name))
    for name in symbol.formNames where !known.contains(name) && !name.hasBytes(of: symbol.name) {
      var finding = StudioFinding(
        rule: "form", "\(symbol.name) has the form \(name), but there is no symbol of that name")
      finding.subject = name
      findings.append(finding)
    }
    do throws(StudioError) {
      return try entry(of: symbol, forms: forms, before: old, &findings)
    } catch {
      findings.append(StudioFinding(rule: "compile", error.message, severity: .error))
      return nil
    }
  }

  private func entry(
    of symbol: Symbol, forms: [Symbol], before old: SymbolView?,
    _ findings: inout [StudioFinding]
  ) throws(StudioError) -> Entry {
    let bytes = try font(of: symbol, forms: forms).encoded()
    do {
      let gallery = try GalleryLibrary(
        bytes: bytes, name: familyName, file: "", classPrefix: ClassNames(family: familyName).prefix
      ) { $0.hasBytes(of: symbol.name) }
      let library = try SymbolLibrary(face: Face(data: FontData(bytes), name: symbol.name))
      let made = GalleryEntry(gallery)
      let check = FontFindings(
        of: symbol, library, outlines: made.part["outlines"], before: old?.check)
      findings += check.findings
      let index = library.font.entry(named: symbol.name)?.index ?? 0
      return Entry(
        gallery: made, check: check,
        placement: library.font.placement(of: index, scale: .medium, weight: 0))
    } catch {
      throw StudioError(.badData, "\(error)")
    }
  }

  // MARK: Findings

  /// Returns the findings of `font lint` in a drawing, or of `template check` in a template.
  private func sourceFindings(
    of symbol: StudioSymbol, _ imported: ImportedSymbol, _ changed: ExactDictionary<[UInt8]>
  ) -> [StudioFinding] {
    let file = symbol.source.file
    switch symbol.kind {
    case .icon: return []
    case .drawing:
      let lint = DrawingLint(
        [imported.symbol], files: ExactDictionary(uniqueKeysWithValues: [(symbol.name, file)]),
        isWhole: false)
      return lint.report(except: exceptions).problems.filter { $0.symbol.hasBytes(of: symbol.name) }
        .map { StudioFinding(rule: $0.rule.rawValue, $0.description, at: $0.place) }
    case .template:
      guard let bytes = changed[file] ?? StudioSymbol.bytes(file),
        let template = try? TemplateImporter(file: file).template(from: bytes)
      else { return [] }
      return TemplateCheck.report(template, target: nil).problems.map { StudioFinding($0) }
    }
  }
}
