internal import Synchronization

/// The file of a built-in theme, of which each mode is read when it is asked for.
final class BuiltInTheme: Sendable {
  private let tokens: [UInt8]
  private let known = Mutex<[ThemeMode: ThemeValues]>([:])

  /// Finds the file; `nil` if there is none of the name.
  init?(_ name: String) {
    guard let tokens = BuiltInFiles.tokens(name) else { return nil }
    self.tokens = tokens
  }

  /// The theme with its names; `nil` if the file cannot be read.
  var names: Theme? {
    guard var reader = try? ThemeReader(tokens, load: Theme.noFiles) else { return nil }
    return try? reader.names(named: Self.named)
  }

  /// Returns the values of a mode; those of iOS 26 if the file cannot be read, which a test excludes.
  func values(_ mode: ThemeMode) -> ThemeValues {
    if let values = known.withLock({ $0[mode] }) { return values }
    guard var reader = try? ThemeReader(tokens, load: Theme.noFiles),
      let values = try? reader.values(mode, named: Self.named)
    else { return Theme.iOS26Values(mode) }
    known.withLock { $0[mode] = values }
    return values
  }

  private static func named(_ name: String) throws(ThemeError) -> Theme {
    guard let theme = Theme.builtIn(name) else {
      throw ThemeError("$extensions.symtext.base", "there is no theme “\(name)”")
    }
    return theme
  }
}
