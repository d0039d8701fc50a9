internal import SymtextFontGlyphs
internal import SymtextSymbolText
internal import SymtextSymbols

extension TargetReport {
  /// How a target keeps the colours of symbols.
  enum ColorSupport {
    /// For light and dark grounds.
    case both
    /// For light grounds.
    case light
    /// None.
    case none
  }

  /// Notes the symbols that are smaller than in text.
  mutating func add(scaled symbols: [FlatSymbol]) {
    add(scaled: symbols.filter { $0.placement.factor < 1 }.map { ($0.name, $0.placement.factor) })
  }

  /// Notes the properties of symbols that pictures do not have.
  mutating func addLosses(of job: ExportJob, colors: ColorSupport, keepsEffects: Bool = false) {
    let colored = job.symbols.filter { $0.layers.contains { $0.color?.rgba != nil } }.map(\.name)
    switch colors {
    case .both: break
    case .light:
      if job.modes.contains(.multicolor) {
        add(.leftOut, "the colours for dark grounds are left out", of: colored)
      }
    case .none: add(.leftOut, "colours are left out", of: colored)
    }
    add(
      .leftOut, "the layers that show a value are always lit",
      of: job.symbols.filter(\.takesValue).map(\.name))
    if !keepsEffects { add(.leftOut, "effects are left out") }
  }

  /// How a target keeps the forms of symbols in text from right to left.
  enum DirectionSupport {
    /// Mirrored symbols are mirrored; other forms are left out.
    case mirroring
    /// None.
    case none
  }

  /// Notes the forms for text from right to left that are left out.
  mutating func addLosses(of job: ExportJob, directions: DirectionSupport) {
    switch directions {
    case .mirroring:
      add(
        .leftOut,
        "the other form in text from right to left is left out; it is a symbol of its own",
        of: job.symbols.filter(\.isReplacedRightToLeft).map(\.name))
    case .none:
      add(
        .leftOut, "the forms for text from right to left are left out",
        of: job.symbols.filter { $0.metadata.rightToLeft != nil }.map(\.name))
    }
  }

  /// Notes the symbols whose names are reserved or begin with a digit.
  mutating func add(renamed names: ExportNames, in language: NameLanguage) {
    let shown = names.changed.map { "`\($0.symbol)` is \($0.name)" }
    guard !shown.isEmpty else { return }
    add(
      .renamed, "renamed by the rules of \(language.rawValue): \(shown.joined(separator: ", "))",
      of: names.changed.map(\.symbol))
  }
}
