internal import SymtextSymbols
internal import SymtextOpenType

/// The parts of the weight axis on which the points of glyphs move, and how far they move there.
///
/// Glyphs of three masters move evenly from Regular to the ends of the axis: through Ultralight and Black,
/// and on beyond them. What goes on less far moves back on the last piece, from Ultralight or Black to the
/// end. Glyphs of nine masters have a region of their own for each of them, and move on along the line from
/// Regular.
struct WeightRegions {
  /// What a glyph has of the way from Regular to a master.
  struct Share {
    /// The master, by its place among the glyph's.
    var master: Int
    /// How much of the way.
    var part: Double

    /// So much of a movement, in whole font units.
    func of(_ delta: Int) -> Int { Int((Double(delta) * part).rounded()) }
  }

  /// First the two of all glyphs of three masters, then, where they are needed, the last pieces, then those of
  /// glyphs of nine masters.
  let regions: [VariationRegion]
  /// By region, how far a point may be from where its glyph has it, when that lets others tell how it moves, font
  /// units at the peak: at the ends of the axis, so that in Ultralight it is .83 and in Black .69 units of the 2,048 of
  /// the em.
  let tolerances: [Double]
  private let hasLastPieces: Bool

  /// Finds the regions that glyphs need.
  init(_ glyphs: [VaryingGlyph]) {
    let hasNine = glyphs.contains(where: \.hasNineMasters)
    let hasLastPieces = hasNine || glyphs.contains { $0.reach != .whole }
    var regions = [
      VariationRegion(start: -1, peak: -1, end: 0), VariationRegion(start: 0, peak: 1, end: 1),
    ]
    let places = SymbolWeight.allCases.map { WeightLaw.coordinate(WeightLaw.normalized($0)) }
    let (first, last) = (places[0], places[places.count - 1])
    if hasLastPieces {
      regions += [.init(start: -1, peak: -1, end: first), .init(start: last, peak: 1, end: 1)]
    }
    tolerances = regions.map { _ in 1 }
    if hasNine {
      let around = [-1] + places + [1]
      regions += places.indices.filter { places[$0] != 0 }.map { index in
        VariationRegion(start: around[index], peak: places[index], end: around[index + 2])
      }
    }
    self.regions = regions
    self.hasLastPieces = hasLastPieces
  }

  /// Of each region what a glyph has; `nil` where it does not move.
  func shares(of glyph: VaryingGlyph) -> [Share?] {
    let (lightest, heaviest) = (-WeightLaw.ends.lightest.place, WeightLaw.ends.heaviest.place)
    let reach = glyph.reach
    guard glyph.hasNineMasters else {
      var shares: [Share?] = [
        Share(master: 0, part: lightest), Share(master: 2, part: heaviest),
      ]
      if hasLastPieces {
        shares += [
          reach.lighter == 1
            ? nil : Share(master: 0, part: -(1 - reach.lighter) * (lightest - 1)),
          reach.heavier == 1
            ? nil : Share(master: 2, part: -(1 - reach.heavier) * (heaviest - 1)),
        ]
      }
      return shares + Array(repeating: nil, count: regions.count - shares.count)
    }
    let last = SymbolWeight.allCases.count - 1
    return [
      nil, nil, Share(master: 0, part: 1 + reach.lighter * (lightest - 1)),
      Share(master: last, part: 1 + reach.heavier * (heaviest - 1)),
    ] + (0...last).filter { $0 != glyph.defaultMaster }.map { Share(master: $0, part: 1) }
  }
}
