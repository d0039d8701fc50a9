/// The parts of a design variant's name: `person.crop.circle.badge.plus` is `person.crop.circle` with the badge `plus`.
package struct VariantName: Hashable, Sendable {
  /// The enclosing shape of a symbol.
  package enum Enclosure: String, CaseIterable, Sendable {
    /// A circle as wide as the grid allows.
    case circle
    /// A square with round corners.
    case square
    /// A landscape rectangle with round corners.
    case rectangle
  }

  /// The content of a badge.
  package enum Badge: Hashable, Sendable {
    /// A dot.
    case dot
    /// A symbol.
    case symbol(String)
  }

  /// The name of the symbol that is varied.
  package var base: String
  /// Whether it has a slash.
  package var isSlashed = false
  /// The enclosing shape.
  package var enclosure: Enclosure?
  /// Whether the symbol, or its enclosing shape, is filled.
  package var isFilled = false
  /// The badge at its corner.
  package var badge: Badge?

  /// Parses a name; `nil` if it is a symbol's own name, or no variant of a known symbol.
  ///
  /// The longest known prefix is the base. A leading number may stand for the symbol of that number: `50.square` is
  /// `number.50` in a square. The suffixes follow in this order: `slash`, `circle` (or `square`, `rectangle`), `badge`
  /// with or without a symbol, `fill`; `fill` may also precede `badge`.
  /// - Parameters:
  ///   - isKnown: whether a symbol has this name.
  ///   - isSign: whether a name is that of a symbol that only badges show.
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

  /// All spellings of the name: a filled symbol with a badge has two.
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

  /// The prefix of the names of symbols that show a number.
  private static let numberPrefix = "number."

  /// Whether a text consists of digits only.
  package static func isNumber(_ name: some StringProtocol) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// The spellings that begin with the number shown, `50.square` for `number.50.square`; empty if it shows no number.
  package var numberNames: [String] {
    guard base.hasPrefix(Self.numberPrefix),
      Self.isNumber(base.dropFirst(Self.numberPrefix.count))
    else { return [] }
    return names.map { String($0.dropFirst(Self.numberPrefix.count)) }
  }

  /// Makes the name of an unvaried symbol.
  package init(base: String) { self.base = base }
}
