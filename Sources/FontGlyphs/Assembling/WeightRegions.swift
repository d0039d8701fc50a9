internal import SymtextSymbols
internal import SymtextOpenType

/// The regions of the weight axis in which glyphs vary, with the scale of their deltas.
///
/// Glyphs with three masters vary linearly from Regular to the ends of the axis, through Ultralight and Black and
/// beyond. A limited reach is a reverse movement on the last piece, from Ultralight or Black to the end. Glyphs with
/// nine masters have a region for each master, and continue beyond the last on the line from Regular.
struct WeightRegions {
  /// A fraction of the movement from Regular to a master.
  struct Share {
    /// The index of the master.
    var master: Int
    /// The fraction.
    var part: Double

    /// Returns the fraction of a movement, in whole font units.
    func of(_ delta: Int) -> Int { Int((Double(delta) * part).rounded()) }
  }

  /// First the two regions of all glyphs with three masters; then, if needed, the last pieces and the regions of nine
  /// masters.
  let regions: [VariationRegion]
  /// By region, the tolerance of a point with an inferred delta, in font units at the peak.
  ///
  /// The peak is the end of the axis, so that the tolerance is .77 in Ultralight and .59 in Black, of 2,048 units per
  /// em.
  let tolerances: [Double]
  private let hasLastPieces: Bool

  /// Finds the regions for glyphs.
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

  /// Returns a glyph's share of each region; `nil` where it does not vary.
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
