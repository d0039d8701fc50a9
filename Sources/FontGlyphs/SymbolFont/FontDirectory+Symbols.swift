public import SymtextOpenType

extension FontDirectory {
  /// Whether the font has the table in which ``FontCompiler`` puts what it knows of symbols.
  public var hasSymbols: Bool { has(SymbolTable.tag) }
}
