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
  private(set) var symbols: [StudioSymbol] = []
  /// Sentences about the folder as a whole.
  private(set) var notes: [String] = []
  private var places: ExactDictionary<Int> = [:]

  /// Reads the folder.
  init(_ options: StudioOptions) {
    self.options = options
    let project: StudioProject
    var notes: [String] = []
    do throws(CommandError) { project = try options.project() } catch {
      notes.append(error.description)
      project = StudioProject(builder: SymbolFontBuilder())
    }
    reader = FolderReader(options.folder, options: project.options)
    viewer = SymbolViewer(project, reader: reader)
    self.notes = notes + reader.notes + viewer.notes
    var sources: [FolderReader.Source] = []
    do throws(SourceError) {
      let found = try reader.sources()
      sources = found.sources
      self.notes += found.leftOut
    } catch {
      self.notes.append(error.description)
    }
    if sources.count > Self.mostSymbols {
      self.notes.append(
        "the folder has \(sources.count) drawings; the first \(Self.mostSymbols) are shown")
    }
    let shown = sources.prefix(Self.mostSymbols)
    let reader = reader
    symbols = ParallelMap.map(shown.count, threads: ParallelMap.processorCount) { index in
      StudioSymbol(shown[index], reader: reader)
    }
    for index in symbols.indices { place(index) }
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

  /// The name and the settings of the font.
  var project: JSONValue {
    let builder = viewer.project.builder
    let options = viewer.project.options
    return .object([
      ("family", .string(viewer.familyName)), ("prefix", .string(options.prefix)),
      ("keepWeight", .bool(options.keepsWeight)),
      ("scales", .array(builder.compiler.scales.map(\.rawValue).sorted().map { .string($0) })),
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
