internal import SymtextSupport

/// Shapes of a Lottie file and what paints them, together.
///
/// <https://lottie.github.io/lottie-spec/1.0/specs/shapes/#group>
struct LottieGroup {
  /// The shapes, what changes them, and what paints them, in this order.
  var elements: [JSONValue]
  /// What moves them; empty where nothing does.
  var place: [(String, JSONValue)] = []

  /// As it stands among other shapes.
  var json: JSONValue {
    // lottie-web builds nothing of a group without a place and an opacity.
    var transform: [(String, JSONValue)] = [("ty", .string("tr"))] + place
    if !place.contains(where: { $0.0 == "p" }) { transform.append(Self.origin) }
    transform.append(("o", .constant(.number(100))))
    return .object([
      ("ty", .string("gr")), ("it", .array(elements + [.object(transform)])),
    ])
  }

  /// The place of what is not moved.
  static let origin = ("p", JSONValue.constant(.array([.number(0), .number(0)])))
}
