internal import SymtextSupport

/// A group of shapes in a Lottie file, with their fill or stroke.
///
/// <https://lottie.github.io/lottie-spec/1.0/specs/shapes/#group>
struct LottieGroup {
  /// The shapes, their modifiers, and the fill or stroke, in this order.
  var elements: [JSONValue]
  /// The transform; empty for none.
  var place: [(String, JSONValue)] = []

  /// The JSON of the group.
  var json: JSONValue {
    // lottie-web does not build a group without a position and an opacity.
    var transform: [(String, JSONValue)] = [("ty", .string("tr"))] + place
    if !place.contains(where: { $0.0 == "p" }) { transform.append(Self.origin) }
    transform.append(("o", .constant(.number(100))))
    return .object([
      ("ty", .string("gr")), ("it", .array(elements + [.object(transform)])),
    ])
  }

  /// The position of a group that is not moved.
  static let origin = ("p", JSONValue.constant(.array([.number(0), .number(0)])))
}
