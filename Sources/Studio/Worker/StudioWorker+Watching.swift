internal import SymtextSupport
internal import SymtextSymbolImport

/// Taking files that other programs change.
extension StudioWorker {
  /// Follows the folder until the input ends.
  func watch() {
    let watch = FolderWatch(options.folder)
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
    change.paths = state.change { state in
      ExactSet(change.paths.filter { !state.isOwn($0, StudioSymbol.bytes($0)) })
    }
    guard !change.isEmpty else { return }
    for path in change.paths.sorted() {
      if path.hasSuffix(".svg"), putBack(path) { continue }
      state.change { $0.noteForeign(path) }
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

  // MARK: Stale copies

  /// Puts annotations back that a program has written as they were before, since it had read the file then.
  ///
  /// The geometry is taken as the program has written it.
  /// - Returns: Whether the worker has written the file anew.
  private func putBack(_ path: String) -> Bool {
    guard let now = StudioSymbol.bytes(path),
      let (symbol, states) = state.change({ state in
        state.folder.symbols.first { $0.source.file.hasBytes(of: path) }.map {
          ($0, state.states(of: path))
        }
      }), symbol.kind != .icon, !options.isReadOnly,
      let merge = StaleSave(
        now, states: states, source: symbol.source, reader: state.change { $0.folder.reader })
    else { return false }
    for key in merge.disputed { tellConflict(key, merge, of: symbol) }
    guard !merge.lost.isEmpty else { return false }
    let label = "Put back annotations of \(symbol.name)"
    do throws(StudioError) {
      let (opened, _) = try open([symbol.name])
      try opened.whileLocked { (opened) throws(StudioError) in
        var files = opened
        for key in merge.lost {
          do throws(SourceError) {
            _ = try files.set(key, to: merge.ours[key]?.compactText, of: path)
          } catch {
            tellConflict(key, merge, of: symbol)
          }
        }
        try save(files, label: label, names: [symbol.name])
      }
      let undo = state.change { $0.undoMembers }
      tell(
        "saved", [("names", .array([.string(symbol.name)])), ("label", .string(label))] + undo)
      tell(
        "notice",
        [
          (
            "sentence",
            .string(
              "Another program saved an older copy of \(symbol.file); its annotations were put back"
            )
          ), ("undo", true),
        ])
      return true
    } catch {
      tell(
        "notice",
        [
          (
            "sentence",
            .string(
              "Another program saved an older copy of \(symbol.file); its annotations cannot be put back: \(error.message)"
            )
          ), ("undo", false),
        ])
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
