/// The components of a symbol's name, by the naming of design variants: `person.crop.circle.badge.plus` is
/// `person.crop` in a `circle` with the badge `plus`.
struct NameParts: Hashable, Sendable {
  /// The name without variants.
  private(set) var base: String
  /// The enclosure, such as `circle`, `square` or `shield`.
  private(set) var enclosure: String?
  /// The sign of the badge, empty for a dot; `nil` without a badge.
  private(set) var badge: String?
  /// The first word of the base, which related symbols share: `cloud` of `cloud.rain`.
  private(set) var family: String
  /// Whether the variant is filled.
  private(set) var isFilled = false

  private static let enclosures = [
    "circle", "square", "rectangle", "shield", "diamond", "hexagon", "octagon", "triangle", "seal",
    "app", "capsule",
  ]

  init(_ name: String) {
    var words = name.split(separator: ".").map(String.init)
    if let place = words.indices.dropFirst().first(where: { words[$0] == "badge" }) {
      var sign = words[(place + 1)...]
      if sign.last == "fill" {
        isFilled = true
        sign.removeLast()
      }
      badge = sign.joined(separator: ".")
      words.removeSubrange(place...)
    }
    func take(_ ends: [String]) -> String? {
      guard words.count > 1, let last = words.last, ends.contains(last) else { return nil }
      return words.removeLast()
    }
    if take(["fill"]) != nil { isFilled = true }
    enclosure = take(Self.enclosures)
    if take(["slash"]) != nil, enclosure == nil { enclosure = take(Self.enclosures) }
    base = words.joined(separator: ".")
    family = words.first ?? ""
  }
}
