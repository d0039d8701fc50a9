extension SymbolEffect {
  /// The versions of SF Symbols to which effects, gradients and variable draw can be limited.
  public static let versions = 5...7
}
