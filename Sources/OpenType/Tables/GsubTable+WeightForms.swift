extension GsubTable {
  /// A glyph that replaces another one on a part of the weight axis.
  package struct WeightForm: Hashable, Sendable {
    /// Normalized coordinates.
    package var range: ClosedRange<Double>
    package var exchange: SubstitutionLookup.Exchange

    package init(range: ClosedRange<Double>, from: Int, to: Int) {
      self.range = range
      exchange = SubstitutionLookup.Exchange(from: from, to: to)
    }
  }

  /// Adds substitutions for glyphs whose structure changes along the weight axis, under `rclt`, which applies after the
  /// features of scales.
  package mutating func add(_ forms: [WeightForm]) {
    guard !forms.isEmpty else { return }
    var byRange: [ClosedRange<Double>: [SubstitutionLookup.Exchange]] = [:]
    for form in forms { byRange[form.range, default: []].append(form.exchange) }
    let ranges = byRange.keys.sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    var numbers: [ClosedRange<Double>: Int] = [:]
    for range in ranges {
      numbers[range] = lookups.count
      lookups.append(.single(byRange[range] ?? []))
    }
    features.append(.init(tag: "rclt", nameID: nil, lookups: []))
    let feature = features.count - 1
    let ends = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    for (start, end) in zip(ends, ends.dropFirst()) {
      let active = ranges.filter { $0.lowerBound <= start && $0.upperBound >= end }
      guard !active.isEmpty else { continue }
      variations.append(
        .init(
          range: start...end, feature: feature, lookups: active.compactMap { numbers[$0] }.sorted())
      )
    }
  }

  /// Sorts the features by tag, and updates the indices of features.
  package mutating func sortFeatures() {
    let order = features.indices.sorted { (features[$0].tag, $0) < (features[$1].tag, $1) }
    features = order.map { features[$0] }
    for index in variations.indices {
      variations[index].feature = order.firstIndex(of: variations[index].feature) ?? 0
    }
  }
}
