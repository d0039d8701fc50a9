public import SymtextOpenType

extension FontDirectory {
  /// Whether the font has the table of symbols that ``FontCompiler`` writes.
  public var hasSymbols: Bool { has(SymbolTable.tag) }
}
