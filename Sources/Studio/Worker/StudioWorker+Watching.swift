internal import SymtextSupport
internal import SymtextSymbolImport

/// Taking files that other programs change.
extension StudioWorker {
  /// Follows the folder until the input ends.
  func watch() {
    let watch = FolderWatch(options.folder)
    takeUnseen()
    while !state.change({ $0.isEnded }) {
      let change = watch.wait()
      if !change.isEmpty { take(change) }
    }
  }

  /// The most symbols that are compiled at once after a change, before the page asks for them.
  private static let mostAtOnce = 4

  /// Reads the files that have changed.
  func take(_ change: FolderWatch.Change) {
    var change = change
    let metadataFile = state.change { state in
      change.paths = ExactSet(change.paths.filter { !state.isOwn($0, StudioSymbol.bytes($0)) })
      return state.folder.metadataFile
    }
    guard !change.isEmpty else { return }
    for path in change.paths.sorted() {
      let isEntries = path.hasBytes(of: metadataFile)
      guard isEntries ? !putBackEntries() : !(path.hasSuffix(".svg") && putBack(path)) else {
        continue
      }
      accept(path, isEntries: isEntries)
    }
    let old = state.change { $0.folder }
    let news = FolderNews(change, of: old)
    guard !news.changesAll, !news.changesList else {
      return reload(changed: news.changesAll ? nil : news.files)
    }
    let hasEntries = news.files.contains(old.metadataFile)
    let names = state.change { $0.folder.refresh(hasEntries ? nil : [], changed: news.files) }
    if hasEntries, names.isEmpty { tell("folder") }
    for name in names.prefix(Self.mostAtOnce) {
      if let symbol = state.change({ $0.folder[name] }), symbol.state == .waiting {
        compile(symbol)
      }
    }
  }

  /// Takes annotated files that another program has written while no worker ran, or so lately that no event has come.
  /// - Parameter names: The names of the symbols; `nil` for all.
  func takeUnseen(of names: [String]? = nil) {
    let paths = state.change { state in
      guard let names else { return state.unseen }
      return (names.compactMap { state.folder[$0]?.source.file } + [state.folder.metadataFile])
        .filter(state.isUnseen)
    }
    if !paths.isEmpty { take(.init(paths: ExactSet(paths))) }
  }

  // MARK: Stale copies

  /// Notes that a file is as another program has written it.
  /// - Parameter isEntries: Whether it is `symbols.json`.
  private func accept(_ path: String, isEntries: Bool) {
    let bytes = StudioSymbol.bytes(path)
    guard !isEntries else { return state.change { $0.noteForeignEntries(path, bytes) } }
    let (source, last, reader) = state.change { state in
      (
        state.folder.symbols.first { $0.source.file.hasBytes(of: path) }?.source,
        state.states(of: path).first, state.folder.reader
      )
    }
    func values(_ bytes: [UInt8]?) -> AnnotationValues? {
      guard let bytes, let source else { return nil }
      return (try? AnnotatedDrawing(source, bytes: bytes, reader: reader)).map {
        AnnotationValues($0.values)
      }
    }
    let known = values(last)
    let isSame = known != nil && known == values(bytes)
    state.change { $0.noteForeign(path, bytes, keepsOlder: isSame) }
  }

  /// Puts annotations back that a program has written as they were before, since it had read the file then.
  ///
  /// The geometry is taken as the program has written it.
  /// - Parameter tries: The number of times that it is begun anew if the program writes the file once more meanwhile.
  /// - Returns: Whether the worker has written the file anew.
  private func putBack(_ path: String, tries: Int = mostTries) -> Bool {
    guard let now = StudioSymbol.bytes(path),
      let (symbol, states) = state.change({ state in
        state.folder.symbols.first { $0.source.file.hasBytes(of: path) }.map {
          ($0, state.states(of: path))
        }
      }), symbol.kind != .icon, !options.isReadOnly,
      let merge = StaleSave(
        now, states: states, source: symbol.source, reader: state.change { $0.folder.reader })
    else { return false }
    guard !merge.lost.isEmpty else {
      for key in merge.disputed { tellConflict(key, merge, of: symbol) }
      return false
    }
    var disputed = merge.disputed
    let label = "Put back annotations of \(symbol.name)"
    do throws(StudioError) {
      let (opened, _) = try open([symbol.name])
      try opened.whileLocked { (opened) throws(StudioError) in
        var files = opened
        try FileReplacement(path: path, before: now, after: .bytes(now)).check()
        for key in merge.lost {
          do throws(SourceError) {
            _ = try files.set(key, to: merge.ours[key]?.compactText, of: path)
          } catch {
            disputed.append(key)
          }
        }
        try save(files, label: label, names: [symbol.name])
      }
      for key in disputed { tellConflict(key, merge, of: symbol) }
      tellPutBack(symbol.file, label: label, names: [symbol.name])
      return true
    } catch {
      if error.code == .overtaken, tries > 0 { return putBack(path, tries: tries - 1) }
      tellLost(symbol.file, error)
      return false
    }
  }

  private func tellConflict(_ key: String, _ merge: StaleSave, of symbol: StudioSymbol) {
    tell(
      "conflict",
      [
        ("name", .string(symbol.name)), ("file", .string(symbol.file)), ("key", .string(key)),
        ("ours", merge.ours[key] ?? .null), ("theirs", merge.theirs[key] ?? .null),
      ])
  }
}
