/// One of the 27 drawings of a template: a weight at a scale.
package struct DrawnVariant: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The weight.
  package var weight: SymbolWeight
  /// The scale.
  package var scale: SymbolScale

  /// Makes a variant.
  package init(_ weight: SymbolWeight, _ scale: SymbolScale) {
    self.weight = weight
    self.scale = scale
  }

  /// The variant of a name such as `Ultralight-S`; `nil` for any other text.
  package init?(name: String) {
    guard let variant = Self.byName[name] else { return nil }
    self = variant
  }

  /// All 27, scale by scale from small to large, from light to heavy.
  package static let all = SymbolScale.allCases.flatMap { scale in
    SymbolWeight.allCases.map { DrawnVariant($0, scale) }
  }

  /// The three from which all others can be interpolated: Ultralight, Regular and Black of the small scale.
  package static let masters = WeightLaw.masters.map { DrawnVariant($0, .small) }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.description, $0) })

  /// The `id` of its group, such as `Ultralight-S`.
  package var description: String { "\(weight.displayName)-\(scale.letter)" }

  /// Whether a variant comes before another in ``all``.
  package static func < (a: DrawnVariant, b: DrawnVariant) -> Bool { a.place < b.place }

  private var place: Int {
    (SymbolScale.allCases.firstIndex(of: scale) ?? 0) * SymbolWeight.allCases.count
      + (SymbolWeight.allCases.firstIndex(of: weight) ?? 0)
  }
}

extension SymbolScale {
  /// The letter in templates: S, M or L.
  package var letter: String { rawValue.prefix(1).uppercased() }
}
