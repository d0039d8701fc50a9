internal import SymtextSupport
internal import SymtextSymbolImport

/// Reading files again, and compiling in the background.
extension StudioWorker {
  /// Reads symbols again; all whose annotations have changed, if the font of the folder has.
  func refresh(_ names: [String]) {
    guard names.contains(Self.fontName) else {
      _ = state.change { $0.folder.refresh(ExactSet(names)) }
      return
    }
    reload()
  }

  /// Reads the list of the folder again, and tells the page.
  /// - Parameter changed: The files that have changed; `nil` if all may have.
  func reload(changed: ExactSet? = nil) {
    var isExchanged = false
    while !isExchanged {
      let old = state.change { $0.folder }
      let folder = StudioFolder(options, before: old, changed: changed)
      // Another thread may have read the folder meanwhile, or some of its files.
      isExchanged = state.change { state in
        guard state.folder.reading == old.reading else { return false }
        var folder = folder
        folder.catchUp(from: old, to: state.folder)
        state.folder = folder
        return true
      }
    }
    tell("folder")
  }

  /// Compiles symbols until the input ends, those first that the page shows.
  func compileInBackground() {
    var done = 0
    while true {
      let next = state.when(
        { $0.isEnded || $0.folder.hasWaiting },
        { $0.isEnded ? nil : $0.nextWaiting() })
      guard let symbol = next else {
        if state.change({ $0.isEnded }) { return }
        continue
      }
      compile(symbol)
      done += 1
      let (left, all) = state.change { ($0.folder.waitingCount, $0.folder.symbols.count) }
      if left == 0 || done % Self.progressStep == 0 {
        tell("progress", [("done", .integer(all - left)), ("all", .integer(all))])
      }
    }
  }

  /// The number of symbols between two events about the progress.
  private static let progressStep = 20
}
