internal import SymtextAuthoring
internal import SymtextCommandLine
internal import SymtextFontGlyphs
internal import SymtextSupport
internal import SymtextSymbolImport
internal import SymtextSymbols

/// The symbols of a folder, as its files are.
struct StudioFolder: Sendable {
  let options: StudioOptions
  private(set) var reader: FolderReader
  private(set) var viewer: SymbolViewer
  /// The number of times that the whole folder was read.
  private(set) var reading: Int
  /// The number of times that files were read again.
  private(set) var revision = 0
  /// The tag of `symbols.json` as it was read last.
  private(set) var metadataTag: String
  private(set) var symbols: [StudioSymbol] = []
  /// Sentences about the folder as a whole.
  var notes: [String] { folderNotes + fileNotes }
  private var folderNotes: [String] = []
  /// Sentences about the files beside the drawings.
  private var fileNotes: [String] = []
  private var places: ExactDictionary<Int> = [:]
  /// The index of the first symbol that may not be compiled yet.
  private var firstWaiting = 0

  /// Reads the folder.
  /// - Parameters:
  ///   - old: The folder as it was read before.
  ///   - changed: The files that have changed since, by path; `nil` if all may have.
  init(_ options: StudioOptions, before old: StudioFolder? = nil, changed: ExactSet? = nil) {
    self.options = options
    reading = (old?.reading ?? 0) + 1
    revision = (old?.revision ?? 0) + 1
    let project: StudioProject
    var notes: [String] = []
    do throws(CommandError) { project = try options.project() } catch {
      notes.append(error.description)
      project = StudioProject(builder: SymbolFontBuilder())
    }
    let metadata = FolderFiles.read("\(options.folder)/symbols.json")
    metadataTag = AnnotationJournal.tag(metadata)
    let new = FolderReader(options.folder, options: project.options, metadata: metadata)
    // Annotations that cannot be read for the moment are as they were.
    reader = new.isComplete ? new : old?.reader ?? new
    viewer = SymbolViewer(project, reader: reader)
    folderNotes = notes + viewer.notes
    fileNotes = new.notes
    var sources: [FolderReader.Source] = []
    do throws(SourceError) {
      let found = try reader.sources()
      sources = found.sources
      folderNotes += found.leftOut
    } catch {
      folderNotes.append(error.description)
    }
    if sources.count > Self.mostSymbols {
      folderNotes.append(
        "the folder has \(sources.count) drawings; the first \(Self.mostSymbols) are shown")
    }
    let shown = sources.prefix(Self.mostSymbols)
    let reader = reader
    let known = Self.known(old, unless: changed)
    symbols = ParallelMap.map(shown.count, threads: ParallelMap.processorCount) { index in
      if let known = known[shown[index].file], known.isLike(shown[index], reader) { return known }
      return StudioSymbol(shown[index], reader: reader)
    }
    for index in symbols.indices {
      place(index)
      if let first = old?[symbols[index].name]?.firstTag { symbols[index].firstTag = first }
    }
  }

  /// Returns the symbols whose files have not changed, by file.
  private static func known(
    _ old: StudioFolder?, unless changed: ExactSet?
  ) -> ExactDictionary<StudioSymbol> {
    guard let old, let changed else { return [:] }
    var known: ExactDictionary<StudioSymbol> = [:]
    for symbol in old.symbols where !symbol.source.files.contains(where: changed.contains) {
      known[symbol.source.file] = symbol
    }
    return known
  }

  /// The path of the file with the annotations.
  var metadataFile: String { "\(options.folder)/symbols.json" }

  /// Reads the files again that have changed while this was read.
  /// - Parameters:
  ///   - old: The folder before it.
  ///   - now: The same reading of the folder as `old`, with files that were read again.
  mutating func catchUp(from old: StudioFolder, to now: StudioFolder) {
    guard old.revision != now.revision else { return }
    let changed = zip(old.symbols, now.symbols).filter { $0.tag != $1.tag }
    refresh(nil, changed: ExactSet(changed.flatMap { $0.1.source.files }))
  }

  /// Reads symbols again, and the annotations of the folder with the symbols whose entry in them has changed.
  /// - Parameter names: The names of the symbols; `nil` for none but those, and if it is empty, the annotations stay.
  /// - Returns: The names of the symbols that have changed.
  @discardableResult
  mutating func refresh(_ names: ExactSet?, changed: ExactSet = []) -> [String] {
    let known = metadataTag
    if names.map({ !$0.isEmpty }) ?? true { readAnnotations() }
    let checksEntries = names == nil || metadataTag != known
    revision += 1
    var found: [String] = []
    for index in symbols.indices {
      let old = symbols[index]
      let isNamed = names?.contains(old.name) ?? false
      guard
        isNamed || old.source.files.contains(where: changed.contains)
          || checksEntries && !old.isLike(old.source, reader)
      else { continue }
      var new = StudioSymbol(old.source, reader: reader)
      guard new.tag != old.tag else { continue }
      (new.name, new.firstTag) = (old.name, old.firstTag)
      if case .failure = new.read { new.lastGood = old.symbol ?? old.lastGood }
      symbols[index] = new
      firstWaiting = min(firstWaiting, index)
      found.append(new.name)
    }
    return found
  }

  /// Reads the annotations of the folder; those that cannot be read for the moment stay.
  private mutating func readAnnotations() {
    let metadata = FolderFiles.read(metadataFile)
    metadataTag = AnnotationJournal.tag(metadata)
    let new = FolderReader(
      options.folder, options: viewer.project.options, metadata: metadata)
    fileNotes = new.notes
    if new.isComplete { reader = new }
    viewer.reader = reader
  }

  // MARK: Waiting

  /// The number of symbols that are not compiled yet.
  var waitingCount: Int { symbols.count { $0.state == .waiting } }
  /// Whether a symbol is not compiled yet.
  var hasWaiting: Bool { symbols[firstWaiting...].contains { $0.state == .waiting } }

  /// Returns the next symbol to compile.
  /// - Parameter first: The names of those that come before others.
  mutating func nextWaiting(_ first: [String]) -> StudioSymbol? {
    for name in first {
      if let symbol = self[name], symbol.state == .waiting { return symbol }
    }
    firstWaiting =
      symbols[firstWaiting...].firstIndex { $0.state == .waiting } ?? symbols.count
    return symbols[safe: firstWaiting]
  }

  /// The most symbols of a folder.
  static let mostSymbols = 20_000

  /// Notes the place of a symbol; one whose name another has gets a name of its own, and is not made.
  private mutating func place(_ index: Int) {
    var name = symbols[index].name
    var number = 2
    while places[name] != nil {
      name = "\(symbols[index].name)~\(number)"
      number += 1
    }
    symbols[index].name = name
    places[name] = index
  }

  /// The symbol with a name; `nil` if there is none.
  subscript(name: String) -> StudioSymbol? {
    get { places[name].map { symbols[$0] } }
    set {
      guard let index = places[name], let newValue else { return }
      symbols[index] = newValue
    }
  }

  /// Returns the symbols that a symbol names as its forms.
  func forms(of symbol: Symbol) -> [Symbol] {
    symbol.formNames.compactMap { self[$0]?.symbol }
  }

  /// The named colours, each as one for light and one for dark backgrounds, or one for both.
  private var colors: JSONValue {
    let members = reader.font?["colors"]?.members ?? []
    return .object(members.map { name, value in (name, value.string == nil ? value : [value]) })
  }

  /// The names of the variants in `$font`; null if they are in a file of their own, which the page does not change.
  private var variants: JSONValue {
    guard let own = reader.font?["variants"] else {
      return InputFile.exists("\(options.folder)/variants") ? .null : .array([])
    }
    return own.strings == nil ? .null : own
  }

  /// The name and the settings of the font.
  var project: JSONValue {
    let builder = viewer.project.builder
    let options = viewer.project.options
    return .object([
      ("family", .string(viewer.familyName)), ("prefix", .string(options.prefix)),
      ("keepWeight", .bool(options.keepsWeight)), ("colors", colors),
      ("scales", .array(builder.compiler.scales.map(\.rawValue).sorted().map { .string($0) })),
      ("variants", variants),
    ])
  }
}

extension Symbol {
  /// The names of its forms for languages and for text from right to left.
  var formNames: [String] {
    var names = metadata.forms.values.sorted()
    if case .symbol(let name)? = metadata.rightToLeft { names.append(name) }
    return names
  }
}
