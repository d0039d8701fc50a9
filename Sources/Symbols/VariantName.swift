/// The name of a design variant, taken apart: `person.crop.circle.badge.plus` is `person.crop.circle` with
/// the badge `plus`.
package struct VariantName: Hashable, Sendable {
  /// What surrounds a symbol.
  package enum Enclosure: String, CaseIterable, Sendable {
    /// A circle as wide as the grid allows.
    case circle
    /// A square with round corners.
    case square
    /// A landscape rectangle with round corners.
    case rectangle
  }

  /// What a badge shows.
  package enum Badge: Hashable, Sendable {
    /// Nothing: a dot.
    case dot
    /// A symbol.
    case symbol(String)
  }

  /// The symbol that is varied.
  package var base: String
  /// Whether it is crossed out.
  package var isSlashed = false
  /// What surrounds it.
  package var enclosure: Enclosure?
  /// Whether it is filled, or what surrounds it.
  package var isFilled = false
  /// The badge at its corner.
  package var badge: Badge?

  /// Takes a name apart; `nil` when it is no variant of a known symbol, or a symbol of its own.
  ///
  /// Of several known beginnings the longest is the base; a number at the beginning may stand for the symbol of that
  /// number, so that `50.square` is `number.50` in a square. The parts that follow stand in this order:
  /// `slash`, `circle` (or `square`, `rectangle`), `badge` with or without a symbol, `fill`; `fill` may
  /// also stand before `badge`.
  /// - Parameters:
  ///   - isKnown: whether a name is that of a symbol.
  ///   - isSign: whether it is that of a symbol which only badges show.
  package init?(
    _ name: String, isKnown: (String) -> Bool, isSign: (String) -> Bool = { _ in false }
  ) {
    guard !isKnown(name) else { return nil }
    let parts = name.split(separator: ".").map(String.init)
    for count in stride(from: parts.count - 1, through: 1, by: -1) {
      var base = parts[..<count].joined(separator: ".")
      if count == 1, Self.isNumber(base), !isKnown(base) { base = Self.numberPrefix + base }
      if isKnown(base),
        let found = Self(
          base: base, parts[count...], isBadge: { isKnown($0) || isSign($0) })
      {
        self = found
        return
      }
    }
    return nil
  }

  private init?(base: String, _ parts: ArraySlice<String>, isBadge: (String) -> Bool) {
    self.base = base
    var rest = parts
    func take(_ part: String) -> Bool {
      guard rest.first == part else { return false }
      rest.removeFirst()
      return true
    }
    isSlashed = take("slash")
    if let next = rest.first, let shape = Enclosure(rawValue: next) {
      enclosure = shape
      rest.removeFirst()
    }
    isFilled = take("fill")
    if take("badge") {
      let endsFilled = rest.last == "fill" && !isFilled
      let name = (endsFilled ? rest.dropLast() : rest).joined(separator: ".")
      guard name.isEmpty || isBadge(name) else { return nil }
      badge = name.isEmpty ? .dot : .symbol(name)
      isFilled = isFilled || endsFilled
      rest = []
    }
    guard rest.isEmpty, self != VariantName(base: base) else { return nil }
  }

  /// The ways in which it can be written: a filled symbol with a badge has two.
  package var names: [String] {
    let start = base + (isSlashed ? ".slash" : "") + (enclosure.map { ".\($0.rawValue)" } ?? "")
    let fill = isFilled ? ".fill" : ""
    switch badge {
    case nil: return [start + fill]
    case .dot:
      return isFilled ? [start + ".badge.fill", start + ".fill.badge"] : [start + ".badge"]
    case .symbol(let name):
      return isFilled
        ? [start + ".fill.badge.\(name)", start + ".badge.\(name).fill"]
        : [start + ".badge.\(name)"]
    }
  }

  /// What the names of symbols that show a number begin with.
  private static let numberPrefix = "number."

  /// Whether a name is written in digits alone, as no symbol's is.
  package static func isNumber(_ name: some StringProtocol) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// The ways to write it that begin with the number that it shows, `50.square` for `number.50.square`; none where it
  /// shows none.
  package var numberNames: [String] {
    guard base.hasPrefix(Self.numberPrefix),
      Self.isNumber(base.dropFirst(Self.numberPrefix.count))
    else { return [] }
    return names.map { String($0.dropFirst(Self.numberPrefix.count)) }
  }

  /// Makes the name of a symbol itself, to be varied.
  package init(base: String) { self.base = base }
}
