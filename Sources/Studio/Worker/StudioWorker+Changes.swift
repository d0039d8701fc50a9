internal import SymtextSupport
internal import SymtextSymbolImport

/// Changing annotations.
extension StudioWorker {
  /// The name by which changes name the font of the folder.
  static let fontName = "$font"

  /// Makes changes and saves them.
  func perform(_ request: StudioRequest) throws(StudioError) -> JSONValue {
    let changes = try request.changes()
    let label = try request.text("label")
    var base: ExactDictionary<String> = [:]
    for (name, tag) in request["base"]?.members ?? [] { base[name] = tag.string }
    try checkWritable()
    let names = ExactSet(changes.map(\.name)).sorted()
    takeUnseen(of: names)
    var merged: [String] = []
    try retrying { () throws(StudioError) in
      let (files, symbols) = try open(names)
      try files.whileLocked { (opened) throws(StudioError) in
        var files = opened
        merged = try check(base, changes, symbols, in: files)
        try apply(changes, symbols, to: &files)
        try save(files, label: label, names: names)
      }
    }
    refresh(names)
    let state = state.change { state in
      (
        tags: names.compactMap { name in
          state.folder[name].map { (name, JSONValue.string($0.tag.text)) }
        }, undo: state.undoMembers
      )
    }
    tell(
      "saved",
      [("names", .array(names.map { .string($0) })), ("label", .string(label))] + state.undo)
    let others = JSONValue.array(merged.map { .string($0) })
    return .object([("tags", .object(state.tags)), ("merged", others)] + state.undo)
  }

  /// Describes a symbol with changes that are not saved.
  func attempt(_ request: StudioRequest) throws(StudioError) -> JSONValue {
    let name = try request.text("name")
    let changes = try request.changes(of: name)
    let (opened, symbols) = try open([name])
    var files = opened
    try apply(changes, symbols, to: &files)
    let known = try symbol(name)
    let (folder, old) = state.change { ($0.folder, $0.views[ExactText(name)]?.view) }
    var changed: ExactDictionary<[UInt8]> = [:]
    for file in files.files { changed[file.path] = file.bytes }
    let metadata = changed[folder.metadataFile]
    let reader = FolderReader(
      options.folder, options: folder.viewer.project.options, metadata: metadata)
    var tried = StudioSymbol(known.source, reader: reader, changed: changed)
    tried.name = name
    let forms = tried.symbol.map { folder.forms(of: $0) } ?? []
    return folder.viewer.view(
      tried, reader: reader, changed: changed, forms: forms, before: old
    ).json
  }

  // MARK: Steps

  func checkWritable() throws(StudioError) {
    guard !options.isReadOnly else {
      throw StudioError(.readOnly, "the folder is only shown; open it without --read-only")
    }
  }

  /// Does something again if another program has written a file meanwhile that takes no part in locks.
  func retrying(_ action: () throws(StudioError) -> Void) throws(StudioError) {
    for _ in 0..<Self.mostTries {
      do throws(StudioError) { return try action() } catch {
        guard error.code == .overtaken else { throw error }
      }
    }
    try action()
  }

  /// The most times that a change is begun anew.
  static let mostTries = 3

  /// Locks and opens the files with the annotations of symbols.
  func open(
    _ names: [String]
  ) throws(StudioError) -> (files: AnnotationFiles, symbols: [StudioSymbol]) {
    let symbols = try names.filter { $0 != Self.fontName }.map { (name) throws(StudioError) in
      try symbol(name)
    }
    do throws(SourceError) {
      let icons = try symbols.map { (symbol) throws(SourceError) in
        try AnnotatedIcon(file: symbol.source.file)
      }
      return (try AnnotationFiles(of: icons, in: options.folder), symbols)
    } catch {
      throw StudioError(error)
    }
  }

  /// Makes changes in opened files, and imports the symbols with them.
  private func apply(
    _ changes: [AnnotationChange], _ symbols: [StudioSymbol], to files: inout AnnotationFiles
  ) throws(StudioError) {
    do throws(SourceError) {
      for change in changes {
        let value = change.value?.compactText
        guard change.name == Self.fontName || AnnotationFiles.isKnown(change.key) else {
          throw SourceError(
            "“\(change.key)” is not a key of annotations; `symtext annotate --help` lists them",
            kind: .misnamed)
        }
        if change.name == Self.fontName {
          try files.setFont(change.key, to: value)
        } else if let symbol = symbols.first(where: { $0.name.hasBytes(of: change.name) }) {
          _ = try files.set(change.key, to: value, of: symbol.source.file)
        }
      }
      _ = try files.check()
    } catch {
      throw StudioError(.badValue, error.description)
    }
  }

  /// Checks that the values to change are as the page knows them.
  ///
  /// If a symbol's files have changed since, the values of the same keys must not have.
  /// - Returns: The names of the symbols whose files have changed since.
  private func check(
    _ base: ExactDictionary<String>, _ changes: [AnnotationChange], _ symbols: [StudioSymbol],
    in files: AnnotationFiles
  ) throws(StudioError) -> [String] {
    let reader = reader(with: files)
    var merged: [String] = []
    for symbol in symbols {
      guard let tag = base[symbol.name] else { continue }
      guard SymbolTag(of: symbol.source, reader: reader).text != tag else { continue }
      merged.append(symbol.name)
      let known = state.change { $0.values[StudioState.key(symbol.name, tag)] }
      let values = values(of: symbol, reader)
      for change in changes where change.name.hasBytes(of: symbol.name) {
        let theirs = values[change.key]
        guard let known, known.agrees(with: values, on: change.key) else {
          throw StudioError(
            .conflict,
            "\(symbol.file) has been changed since; “\(change.key)” of \(symbol.name) is not saved",
            [
              ("file", .string(symbol.file)), ("name", .string(symbol.name)),
              ("key", .string(change.key)), ("ours", change.value ?? .null),
              ("theirs", theirs ?? .null),
            ])
        }
      }
    }
    return merged
  }

  /// Returns the reader of the folder with `symbols.json` as it was opened.
  func reader(with files: AnnotationFiles) -> FolderReader {
    let folder = state.change { $0.folder }
    let metadata = files.files.first { $0.path.hasBytes(of: folder.metadataFile) }?.original
    guard AnnotationJournal.tag(metadata) != folder.metadataTag else { return folder.reader }
    return FolderReader(
      options.folder, options: folder.viewer.project.options, metadata: metadata)
  }

  /// Returns the values of a symbol's annotations.
  func values(of symbol: StudioSymbol, _ reader: FolderReader) -> AnnotationValues {
    guard let bytes = StudioSymbol.bytes(symbol.source.file),
      let drawing = try? AnnotatedDrawing(symbol.source, bytes: bytes, reader: reader)
    else { return AnnotationValues(reader.entry(of: symbol.source).members ?? []) }
    return AnnotationValues(drawing.values, shapes: drawing.shapes.map(\.json))
  }

  /// Writes the files that have changed, all of them as one change of the history.
  func save(
    _ files: AnnotationFiles, label: String, names: [String]
  ) throws(StudioError) {
    let changed = files.files.filter(\.isChanged)
    guard !changed.isEmpty else { return }
    for file in changed where !FolderFiles.isInside(file.path, options.folder) {
      throw StudioError(
        .unwritable, "\(file.path) is a link out of the folder; the studio does not change it")
    }
    let edits = changed.map { file in
      (
        path: String(Substring(file.path.utf8.dropFirst(options.folder.utf8.count + 1))),
        edit: FileEdit(from: file.original, to: file.bytes)
      )
    }
    try state.change { (state) throws(StudioError) in
      state.history.refresh()
      try state.write(
        changed.map { .init(path: $0.path, before: $0.original, after: .bytes($0.bytes)) },
        as: .change(.init(label: label, names: names, edits: edits)))
    }
  }

  // MARK: Undo

  /// Takes the last change back, or makes the next one again.
  func step(isUndo: Bool) throws(StudioError) -> JSONValue {
    try checkWritable()
    takeUnseen(of: [])
    let known = state.change { $0.history }
    let locks = try lock(known.entries[safe: isUndo ? known.count - 1 : known.count])
    defer { withExtendedLifetime(locks) {} }
    let entry = try state.change { (state) throws(StudioError) in
      state.history.refresh()
      let history = state.history
      let index = isUndo ? history.count - 1 : history.count
      guard let entry = history.entries[safe: index] else {
        throw StudioError(
          .nothing, isUndo ? "there is nothing to take back" : "there is nothing to make again")
      }
      let files = try entry.edits.map { (path, edit) throws(StudioError) in
        try restored(path, edit, entry, of: state, isUndo: isUndo)
      }
      try state.write(files, as: isUndo ? .undo : .redo)
      return entry
    }
    refresh(entry.names)
    let undo = state.change { $0.undoMembers }
    let names = JSONValue.array(entry.names.map { .string($0) })
    let members: [JSONValue.Member] = [("label", .string(entry.label)), ("names", names)] + undo
    tell("saved", members)
    return .object(members)
  }

  /// Locks the folders of the files of a change, in the order in which all processes lock them.
  private func lock(_ entry: EditHistory.Entry?) throws(StudioError) -> [FolderLock] {
    let paths = (entry?.edits ?? []).map { "\(options.folder)/\($0.path)" }
    let folders = ExactSet(paths.map { OutputFile.parts(InputFile.realPath($0) ?? $0).directory })
    do throws(FileError) {
      return try folders.sorted().map { (folder) throws(FileError) in try FolderLock(folder) }
    } catch {
      throw StudioError(error)
    }
  }

  /// Returns a file with its content now, and that before a change, or after it.
  private func restored(
    _ path: String, _ edit: FileEdit, _ entry: EditHistory.Entry, of state: StudioState,
    isUndo: Bool
  ) throws(StudioError) -> FileReplacement {
    let file = "\(options.folder)/\(path)"
    let bytes = FolderFiles.read(file)
    guard FolderFiles.isInside(file, options.folder),
      let after = (isUndo ? edit.undone(bytes) : edit.redone(bytes))
        ?? entries(edit, in: bytes, states: state.states(of: file), isUndo: isUndo)
    else {
      throw StudioError(
        .conflict,
        "\(path) has been changed since by another program; “\(entry.label)” is not \(isUndo ? "taken back" : "made again")",
        [
          ("file", .string(path)), ("names", .array(entry.names.map { .string($0) })),
          ("ours", .string(isUndo ? edit.after : edit.before)),
          ("theirs", .string(AnnotationJournal.tag(bytes))),
        ])
    }
    return FileReplacement(path: file, before: bytes, after: after)
  }

  /// Returns a `symbols.json` that another program has changed since, with the values before a change, or after it; `nil`
  /// if the program has changed these values, too.
  private func entries(
    _ edit: FileEdit, in bytes: [UInt8]?, states: [[UInt8]], isUndo: Bool
  ) -> FileEdit.State? {
    guard let bytes, let after = states.first(where: { AnnotationJournal.tag($0) == edit.after }),
      let before = edit.undone(after)?.bytes
    else { return nil }
    let (old, new) = isUndo ? (after, before) : (before, after)
    return EntryValues.replacing(old, by: new, in: bytes).map { .bytes($0) }
  }
}
