internal import SymtextSymbols

/// Which symbols of a set are the same drawing, with a slash through it or a badge at its corner.
///
/// They go equally far on beyond Ultralight and Black: what they have in common stays in its place when one
/// stands for another.
struct VariantFamilies {
  /// The members of each family, as places among all symbols of the set; only families of several.
  let families: [[Int]]

  init(_ set: SymbolSet) {
    var places: [String: Int] = [:]
    for (index, symbol) in set.symbols.enumerated() { places[symbol.name] = index }
    var members: [Int: [Int]] = [:]
    for index in set.symbols.indices {
      var first = index
      while let base = Self.base(of: set.symbols[first].name, places) { first = base }
      members[first, default: []].append(index)
      // What is drawn for it in texts from right to left, where that is only mirrored.
      if let mirrored = set.rightToLeft[index], mirrored >= set.symbols.count {
        members[first, default: []].append(mirrored)
      }
    }
    families = members.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The symbol that a slash or a badge is added to; a shorter name, so that no search for bases goes on for ever.
  private static func base(of name: String, _ places: [String: Int]) -> Int? {
    guard
      let variant = VariantName(
        name, isKnown: { $0 != name && places[$0] != nil }, isSign: { _ in true }),
      // What is enclosed is made smaller.
      variant.enclosure == nil, variant.isSlashed || variant.badge != nil
    else { return nil }
    return places[variant.isFilled ? "\(variant.base).fill" : variant.base]
  }

  /// Gives all members of a family what the least of them has.
  func share(_ glyphs: inout [SymbolGlyphs]) {
    for family in families {
      let reaches = family.map { glyphs[$0].reach }
      let least = reaches.dropFirst().reduce(reaches[0]) { $0.least($1) }
      for index in family where glyphs[index].reach != least { glyphs[index].reach = least }
    }
  }
}
