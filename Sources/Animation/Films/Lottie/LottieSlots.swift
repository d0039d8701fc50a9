internal import SymtextSupport

/// The colours of a Lottie file as slots, which a player can fill with other colours.
///
/// Fills and strokes of one colour share a slot: `color`, then `color2` and so on, in their order in the file. If the
/// file is drawn in a second appearance, two shapes share a slot only if they have one colour in both.
///
/// <https://lottie.github.io/lottie-spec/1.0/specs/helpers/#slots>
struct LottieSlots {
  /// A colour in the file, and in its second appearance.
  private struct Pair: Hashable {
    var color: [Double]
    var other: [Double]
  }

  private var pairs: [Pair] = []
  private var names: [Pair: String] = [:]
  /// Whether both appearances have the same shapes, so that one becomes the other by its colours.
  private(set) var isAlike = true

  /// Returns the file with slots.
  /// - Parameter other: the file in another appearance; `nil` for none.
  mutating func file(_ file: JSONValue, other: JSONValue?) -> JSONValue {
    let named = value(file, other: other ?? file)
    guard let members = named.members, !pairs.isEmpty else { return named }
    let slots = pairs.map { pair in
      (
        names[pair] ?? "",
        JSONValue.object([("p", .constant(.array(pair.color.map { .number($0) })))])
      )
    }
    return .object(members + [("slots", .object(slots))])
  }

  /// The rules of a theme with the colours of the second appearance.
  ///
  /// <https://www.dotlottie.io/spec/2.0/#themes>
  var theme: JSONValue {
    .object([
      (
        "rules",
        .array(
          pairs.map { pair in
            .object([
              ("id", .string(names[pair] ?? "")), ("type", .string("Color")),
              ("value", .array(pair.other.map { .number($0) })),
            ])
          })
      )
    ])
  }

  /// Whether the second appearance has other colours.
  var differs: Bool { pairs.contains { $0.color != $0.other } }

  private mutating func value(_ value: JSONValue, other: JSONValue) -> JSONValue {
    if let values = value.values {
      let others = other.values ?? []
      if others.count != values.count { isAlike = false }
      return .array(
        values.enumerated().map { index, own in
          self.value(own, other: others.indices.contains(index) ? others[index] : own)
        })
    }
    // The colour of a matte is not visible.
    guard let members = value.members, value["td"] == nil else { return value }
    let isPainted = value["ty"]?.string.map { $0 == "fl" || $0 == "st" } ?? false
    return .object(
      members.map { name, own in
        let next = other[name]
        if next == nil { isAlike = false }
        if isPainted, name == "c", let color = Self.color(own) {
          return (name, slot(own, color, next.flatMap(Self.color) ?? color))
        }
        return (name, self.value(own, other: next ?? own))
      })
  }

  /// Returns a constant colour; `nil` for one that changes.
  private static func color(_ property: JSONValue) -> [Double]? {
    guard property["a"]?.number == 0 else { return nil }
    let numbers = property["k"]?.values?.compactMap(\.number)
    return numbers?.count == 3 ? numbers : nil
  }

  private mutating func slot(
    _ property: JSONValue, _ color: [Double], _ other: [Double]
  ) -> JSONValue {
    let pair = Pair(color: color, other: other)
    let name = names[pair] ?? (pairs.isEmpty ? "color" : "color\(pairs.count + 1)")
    if names[pair] == nil {
      names[pair] = name
      pairs.append(pair)
    }
    return .object((property.members ?? []) + [("sid", .string(name))])
  }
}
