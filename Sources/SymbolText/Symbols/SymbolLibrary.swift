public import FontGlyphs
public import TextLayout

/// A font of symbols, ready to be set.
public struct SymbolLibrary: Sendable {
  /// The symbol font.
  public let face: Face
  /// Its names and what it says of each symbol.
  public let font: SymbolFont
  /// How thick its strokes are at small scale.
  public let strokes: StrokeCurve

  /// The library that comes with symtext, opened once.
  /// - Throws: ``SymbolError`` when the executable was built without a font.
  public static func bundled() throws(SymbolError) -> SymbolLibrary { try shared.get() }

  private static let shared = Result { () throws(SymbolError) in
    try SymbolLibrary(data: BundledFont.data, name: "(bundled)")
  }

  /// Opens a symbol font made by `symtext font build`.
  /// - Throws: ``SymbolError`` when it is none.
  public init(file: String) throws(SymbolError) {
    let data: FontData
    do { data = try FontData(file: file) } catch { throw SymbolError("\(error)") }
    try self.init(data: data, name: file)
  }

  private init(data: FontData, name: String) throws(SymbolError) {
    do {
      face = try Face(data: data, name: name)
      font = try SymbolFont(data)
    } catch {
      throw SymbolError("\(name) is no symbol font: \(error)")
    }
    strokes = StrokeCurve(
      SymbolWeight.allCases.map { weight in
        .init(
          axisValue: weight.axisValue,
          stroke: WeightLaw.stroke(axisValue: weight.axisValue, scale: .small))
      })
  }

  /// Finds a symbol by name or alias.
  /// - Throws: ``SymbolError`` that suggests the nearest names.
  public func entry(named name: String) throws(SymbolError) -> SymbolFont.Entry {
    if let entry = font.entry(named: name) { return entry }
    let near = NameSuggestions.nearest(to: name, among: font.names).map { "`\($0)`" }
    let advice =
      near.isEmpty
      ? "`symtext symbols list` shows all names"
      : "did you mean \(near.joined(separator: " or "))?"
    throw SymbolError("no symbol named `\(name)`; \(advice)")
  }
}
