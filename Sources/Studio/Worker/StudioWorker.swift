internal import SymtextAuthoring
internal import SymtextCatalog
package import SymtextCommandLine
internal import SymtextService
internal import SymtextSupport
internal import SymtextSymbolImport
internal import SymtextSymbols

/// A process that holds a folder of drawings, answers the requests of a page, and reports changes of the folder.
///
/// Requests and answers are lines of JSON as those of `serve`; events are lines without an `id`.
package final class StudioWorker: Sendable {
  /// Raised when something is removed or changed.
  static let protocolVersion = 1

  let options: StudioOptions
  /// A thread that holds it writes lines, too, so that events are in the order of their numbers.
  let state: Monitor<StudioState>
  private let output: @Sendable ([UInt8]) -> Void

  /// Reads the folder.
  /// - Parameter output: Writes a line with its line feed; it is called by several threads.
  package init(_ options: StudioOptions, output: @escaping @Sendable ([UInt8]) -> Void) {
    self.options = options
    self.output = output
    state = Monitor(
      StudioState(
        folder: StudioFolder(options),
        history: EditHistory(
          of: options.folder, in: options.isReadOnly ? nil : options.historyFolder)))
  }

  /// Begins to compile in the background and to follow the folder, until ``end()``.
  package func begin() {
    _ = BackgroundThread { self.compileInBackground() }
    _ = BackgroundThread { self.watch() }
  }

  /// Ends the threads.
  package func end() { state.change { $0.isEnded = true } }

  // MARK: Lines

  /// Answers a request.
  package func answer(to line: LineReader.Line) {
    var head: [JSONValue.Member] = []
    do throws(CommandError) {
      let request = try StudioRequest(line)
      head = [("id", request.id ?? .null)]
      do throws(StudioError) {
        let result = try result(of: request)
        write(
          head + [
            ("status", "ok"), ("command", .string(request.command)), ("result", result),
          ])
      } catch {
        write(
          head + [
            ("status", "error"), ("command", .string(request.command)), ("error", error.json),
          ])
      }
    } catch {
      write([
        ("id", .null), ("status", "error"), ("line", .integer(line.number)), ("error", error.json),
      ])
    }
  }

  /// The commands whose answers may take seconds.
  private static let slow: Set<String> = ["font", "variants", "variant", "template", "export"]

  /// Whether the answer to a request may take seconds.
  func isSlow(_ line: LineReader.Line) -> Bool {
    (try? StudioRequest(line)).map { Self.slow.contains($0.command) } ?? false
  }

  private func write(_ members: [JSONValue.Member]) {
    output(JSONValue.object(members).bytes + [UInt8(ascii: "\n")])
  }

  /// Tells the page of something that happened.
  func tell(_ kind: String, _ members: [JSONValue.Member] = []) {
    // The lock keeps events in the order of their numbers.
    state.change { state in
      state.number += 1
      write([("event", .string(kind)), ("number", .integer(state.number))] + members)
    }
  }

  // MARK: Requests

  private func result(of request: StudioRequest) throws(StudioError) -> JSONValue {
    switch request.command {
    case "hello": return hello
    case "page": return Self.page
    case "folder": return folder
    case "symbol": return try view(try request.text("name")).json
    case "motion": return try motion(try request.texts("names"))
    case "raw": return try raw(try request.text("name"))
    case "do": return try perform(request)
    case "try": return try attempt(request)
    case "undo": return try step(isUndo: true)
    case "redo": return try step(isUndo: false)
    case "font": return try font(request)
    case "variants": return try variants(request)
    case "variant": return try variant(request)
    case "template": return try template(request)
    case "targets": return Self.targets
    case "export": return try export(request)
    case "visible":
      let names = try request.texts("names")
      state.change { $0.visible = names }
      return .object([])
    default:
      throw StudioError(.unknownCommand, "there is no command \(request.command)")
    }
  }

  private var hello: JSONValue {
    .object([
      ("protocol", .integer(Self.protocolVersion)), ("version", .string(options.version)),
      ("folder", .string(InputFile.realPath(options.folder) ?? options.folder)),
      ("readOnly", .bool(options.isReadOnly)), ("export", .bool(options.exportFolder != nil)),
      ("effects", .array(PageMotion.effects.map { .string($0) })),
      ("systemColors", Gallery.systemColors),
    ])
  }

  private static var page: JSONValue {
    .object([
      (
        "files",
        .array(
          StudioPage.files.map { file in
            .object([
              ("name", .string(file.name)), ("type", .string(file.type)),
              ("text", .string(file.text)),
            ])
          })
      )
    ])
  }

  private var folder: JSONValue {
    state.change { state in
      .object(
        [
          ("project", state.folder.project),
          ("symbols", .array(state.folder.symbols.map(\.json))),
          ("findings", .array(state.folder.notes.map { StudioFinding(rule: "folder", $0).json })),
        ] + state.undoMembers + [("number", .integer(state.number))])
    }
  }

  // MARK: Symbols

  /// Returns a symbol of the folder.
  func symbol(_ name: String) throws(StudioError) -> StudioSymbol {
    guard let symbol = state.change({ $0.folder[name] }) else {
      throw StudioError(.unknownSymbol, "the folder has no symbol \(name)")
    }
    return symbol
  }

  /// Returns the view of a symbol, which is compiled if it is not known.
  func view(_ name: String) throws(StudioError) -> SymbolView {
    let symbol = try symbol(name)
    if let known = state.change({ $0.views[ExactText(name)] }), known.tag == symbol.tag {
      return known.view
    }
    return compile(symbol)
  }

  /// Compiles a symbol, keeps its view, and tells the page.
  @discardableResult
  func compile(_ symbol: StudioSymbol) -> SymbolView {
    let (viewer, old, forms) = state.change { state in
      (
        state.folder.viewer, state.views[ExactText(symbol.name)]?.view,
        (symbol.symbol ?? symbol.lastGood).map { state.folder.forms(of: $0) } ?? []
      )
    }
    let view = viewer.view(symbol, forms: forms, before: old)
    let values = view.values
    let isNews = state.change { state in
      guard var known = state.folder[symbol.name], known.tag == symbol.tag else { return false }
      state.views.insert((symbol.tag, view), for: ExactText(symbol.name))
      state.values.insert(values, for: StudioState.key(symbol.name, symbol.tag.text))
      let isNews = known.state == .waiting || known.findingCount != view.findings.count
      known.state = view.isMade ? .made : .failed
      known.findingCount = view.findings.count
      state.folder[symbol.name] = known
      return isNews
    }
    if isNews {
      tell(
        "symbol",
        [
          ("name", .string(symbol.name)), ("tag", .string(symbol.tag.text)),
          ("state", .string(view.isMade ? "made" : "failed")),
          ("findings", .integer(view.findings.count)),
        ])
    }
    return view
  }

  /// Returns the style sheet of symbols' motion.
  private func motion(_ names: [String]) throws(StudioError) -> JSONValue {
    let entries = try names.map { (name) throws(StudioError) in try view(name).gallery }
    return .object([("css", .string(GalleryEntry.styles(of: entries.compactMap(\.self))))])
  }

  private func raw(_ name: String) throws(StudioError) -> JSONValue {
    let file = try symbol(name).source.file
    guard FolderFiles.isInside(file, options.folder), let bytes = StudioSymbol.bytes(file) else {
      throw StudioError(.badData, "cannot read \(file)")
    }
    return .object([
      ("bytes", .string(Base64.text(bytes))),
      ("type", .string(file.hasSuffix(".pdf") ? "application/pdf" : "image/svg+xml")),
    ])
  }
}
