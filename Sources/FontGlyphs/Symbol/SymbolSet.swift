/// The symbols that become one font, by name, with their code points.
public struct SymbolSet: Sendable {
  /// Sorted by name.
  public let symbols: [Symbol]
  /// A code point for every name and alias.
  public let codePoints: CodePoints

  /// Gathers symbols and gives code points to the names that are new.
  /// - Throws: ``FontError`` when two symbols share a name, or an alias is taken.
  public init(symbols: [Symbol], codePoints: CodePoints = CodePoints()) throws(FontError) {
    let sorted = symbols.sorted { $0.name < $1.name }
    var owners: [String: String] = [:]
    for symbol in sorted where owners.updateValue(symbol.name, forKey: symbol.name) != nil {
      throw FontError("there are two symbols named \(symbol.name)")
    }
    for symbol in sorted {
      for alias in symbol.metadata.aliases {
        if let owner = owners.updateValue(symbol.name, forKey: alias) {
          throw FontError("\(symbol.name) has the alias \(alias), which belongs to \(owner)")
        }
      }
    }
    var codePoints = codePoints
    _ = try codePoints.assign(Array(owners.keys))
    self.symbols = sorted
    self.codePoints = codePoints
  }
}
