internal import SymtextSupport
internal import SymtextSymbols
package import SymtextSymbolText

/// Finds symbols by everyday words, by names in other sets, and despite typing errors.
///
/// A match of a whole phrase, such as a name, alias, keyword or name in another set, scores highest. Otherwise each
/// word must match: exactly, with another suffix, as a prefix, or, if nothing else matches, with a typing error.
package struct SymbolSearch: Sendable {
  /// A phrase from a symbol's metadata.
  private struct Phrase {
    var reason: SymbolMatch.Reason
    var words: [String]
    /// The score of the whole phrase.
    var weight: Double
    /// The score of one of its words.
    var wordWeight: Double
  }

  /// The position of a word.
  private struct Place {
    var symbol: Int
    var phrase: Int
  }

  private let listing: [ListedSymbol]
  private let phrases: [[Phrase]]
  /// Bonuses that order symbols with equal scores by likelihood.
  private let bonuses: [Double]
  private let places: [String: [Place]]
  /// All words by stem.
  private let stems: [String: [String]]
  private let squeezed: [String: [Place]]
  private let sorted: [String]

  /// Indexes symbols.
  /// - Parameters:
  ///   - listing: The symbols.
  ///   - otherNames: Their names in other sets.
  package init(_ listing: [ListedSymbol], otherNames: OtherNames = .bundled) {
    self.listing = listing
    var phrases: [[Phrase]] = []
    var bonuses: [Double] = []
    var places: [String: [Place]] = [:]
    var squeezed: [String: [Place]] = [:]
    for (index, symbol) in listing.enumerated() {
      let others = otherNames.names[symbol.name] ?? []
      let own = Self.phrases(of: symbol, others)
      for (number, phrase) in own.enumerated() {
        let place = Place(symbol: index, phrase: number)
        for word in Set(phrase.words) { places[word, default: []].append(place) }
        squeezed[SearchWords.squeezed(phrase.words), default: []].append(place)
      }
      phrases.append(own)
      let sets = Set(others.map(\.set)).subtracting([.menus]).count
      let parts = symbol.name.split(separator: ".").count
      bonuses.append(
        1.5 * Double(sets) - Double(parts) - (symbol.metadata.base == nil ? 0 : 14))
    }
    self.phrases = phrases
    self.bonuses = bonuses
    self.places = places
    self.squeezed = squeezed
    sorted = places.keys.sorted()
    stems = Dictionary(grouping: sorted, by: SearchWords.stem)
  }

  private static func phrases(of symbol: ListedSymbol, _ others: [OtherNames.Name]) -> [Phrase] {
    let metadata = symbol.metadata
    var phrases = [
      Phrase(
        reason: .name, words: SearchWords.words(symbol.name), weight: 140, wordWeight: 66),
      Phrase(
        reason: .words, words: SearchWords.words(metadata.altText), weight: 104, wordWeight: 62),
      Phrase(
        reason: .words, words: SearchWords.words(metadata.category), weight: 50, wordWeight: 24),
    ]
    for alias in metadata.aliases {
      phrases.append(
        Phrase(
          reason: .alias(alias), words: SearchWords.words(alias), weight: 110, wordWeight: 56))
    }
    for (number, keyword) in metadata.keywords.enumerated() {
      let late = Double(min(number, 8))
      phrases.append(
        Phrase(
          reason: .keyword(keyword), words: SearchWords.words(keyword), weight: 98 - 2 * late,
          wordWeight: 52 - late))
    }
    for name in others {
      phrases.append(
        Phrase(
          reason: .otherName(name), words: SearchWords.words(name.name),
          // An action, such as “Save”, finds the symbol that menus have for it.
          weight: name.set == .menus ? 126 : 100, wordWeight: 44))
    }
    return phrases
  }

  // MARK: Matching

  /// Returns the best matches, in descending order of score; equal ones are sorted by name.
  /// - Parameter most: The maximal number of matches.
  package func matches(_ text: String, most: Int = .max) -> [SymbolMatch] {
    let words = SearchWords.query(text)
    guard !words.isEmpty else { return [] }
    var best: [Int: Fit] = [:]
    func add(_ symbol: Int, _ score: Double, _ reason: SymbolMatch.Reason) {
      if score > best[symbol]?.score ?? -.infinity {
        best[symbol] = Fit(score: score, reason: reason)
      }
    }
    // “A” can be a letter, and “Move to” an action.
    for form in [words, SearchWords.words(text)] {
      for place in squeezed[SearchWords.squeezed(form)] ?? [] {
        let phrase = phrases[place.symbol][place.phrase]
        add(place.symbol, phrase.weight, phrase.reason)
      }
    }
    let found = words.map(fits)
    for (symbol, fit) in all(found) ?? [:] { add(symbol, fit.score, fit.reason) }
    if best.isEmpty {
      for (symbol, fit) in some(found) { add(symbol, fit.score, fit.reason) }
    }
    let matches = best.map { symbol, fit in
      SymbolMatch(
        symbol: listing[symbol], reason: fit.reason, score: fit.score + bonuses[symbol])
    }
    return Array(
      matches.sorted { ($1.score, $0.symbol.name) < ($0.score, $1.symbol.name) }.prefix(most))
  }

  /// The score of one or all words for a symbol, and the reason.
  private struct Fit {
    var score: Double
    var reason: SymbolMatch.Reason
  }

  /// The symbols that match a word.
  private typealias Fits = [Int: Fit]

  private func fits(_ word: String) -> Fits {
    var fits: Fits = [:]
    func add(_ spelling: String, _ factor: Double) {
      for place in places[spelling] ?? [] {
        let phrase = phrases[place.symbol][place.phrase]
        // A word of a longer phrase has a lower score.
        let share = 1 / Double(phrase.words.count)
        let score = factor * (phrase.wordWeight + 14 * share)
        if score > fits[place.symbol]?.score ?? 0 {
          fits[place.symbol] = Fit(score: score, reason: phrase.reason)
        }
      }
    }
    add(word, 1)
    for other in stems[SearchWords.stem(word)] ?? [] where other != word { add(other, 0.95) }
    if word.count > 2 {
      for other in beginning(with: word) where other != word {
        add(other, 0.45 + 0.4 * Double(word.count) / Double(other.count))
      }
    }
    if fits.isEmpty {
      for other in mistyped(word) { add(other, 0.7) }
    }
    return fits
  }

  private func beginning(with word: String) -> ArraySlice<String> {
    let start = sorted.partitionPoint { $0 < word }
    return sorted[start...].prefix { $0.hasPrefix(word) }
  }

  /// Returns the words nearest to an unknown word.
  ///
  /// They differ in one letter if it has four to seven letters, in two if it has more.
  private func mistyped(_ word: String) -> [String] {
    let letters = Array(word.utf8)
    guard letters.count > 3 else { return [] }
    let most = letters.count > 7 ? 2 : 1
    var near: [(word: String, distance: Int)] = []
    for other in sorted where abs(other.utf8.count - letters.count) <= most {
      let distance = NameSuggestions.distance(letters, Array(other.utf8))
      if distance <= most { near.append((other, distance)) }
    }
    let least = near.map(\.distance).min()
    return near.filter { $0.distance == least }.map(\.word)
  }

  /// Returns the symbols that match all words.
  private func all(_ found: [Fits]) -> Fits? {
    guard let first = found.first else { return nil }
    var result: Fits = [:]
    for symbol in first.keys {
      let fits = found.compactMap { $0[symbol] }
      guard fits.count == found.count else { continue }
      result[symbol] = Fit(score: Self.mean(fits), reason: Self.reason(fits))
    }
    return result
  }

  /// Returns the symbols that match the most words, if no symbol matches all.
  private func some(_ found: [Fits]) -> Fits {
    var counts: [Int: Int] = [:]
    for fits in found { for symbol in fits.keys { counts[symbol, default: 0] += 1 } }
    guard let most = counts.values.max(), 2 * most >= found.count else { return [:] }
    var result: Fits = [:]
    for (symbol, count) in counts where count == most {
      let fits = found.compactMap { $0[symbol] }
      result[symbol] = Fit(score: Self.mean(fits) / 2, reason: Self.reason(fits))
    }
    return result
  }

  private static func mean(_ fits: [Fit]) -> Double {
    fits.reduce(0) { $0 + $1.score } / Double(fits.count)
  }

  private static func reason(_ fits: [Fit]) -> SymbolMatch.Reason {
    guard let first = fits.first?.reason else { return .words }
    return fits.allSatisfy { $0.reason == first } ? first : .words
  }
}
