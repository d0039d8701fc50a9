internal import SymtextSupport
internal import SymtextSymbols

/// The families of symbols that are one drawing with or without a slash or badge.
///
/// Members share their reach beyond Ultralight and Black, so that common parts do not move when one replaces another.
struct VariantFamilies {
  /// The members of each family, by index in the set; only families with several members.
  let families: [[Int]]

  init(_ set: SymbolSet) {
    var places: ExactDictionary<Int> = [:]
    for (index, symbol) in set.symbols.enumerated() { places[symbol.name] = index }
    var members: [Int: [Int]] = [:]
    for index in set.symbols.indices {
      var first = index
      while let base = Self.base(of: set.symbols[first].name, places) { first = base }
      members[first, default: []].append(index)
      // A generated mirrored form belongs to the family as well.
      if let mirrored = set.rightToLeft[index], mirrored >= set.symbols.count {
        members[first, default: []].append(mirrored)
      }
    }
    families = members.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the symbol to which a slash or a badge is added; its name is shorter, so searches terminate.
  private static func base(of name: String, _ places: ExactDictionary<Int>) -> Int? {
    guard
      let variant = VariantName(
        name, isKnown: { $0 != name && places[$0] != nil }, isSign: { _ in true }),
      // An enclosed symbol is scaled down.
      variant.enclosure == nil, variant.isSlashed || variant.badge != nil
    else { return nil }
    return places[variant.isFilled ? "\(variant.base).fill" : variant.base]
  }

  /// Gives all members of a family the smallest reach among them.
  func share(_ glyphs: inout [SymbolGlyphs]) {
    for family in families {
      let reaches = family.map { glyphs[$0].reach }
      let least = reaches.dropFirst().reduce(reaches[0]) { $0.least($1) }
      for index in family where glyphs[index].reach != least { glyphs[index].reach = least }
    }
  }
}
