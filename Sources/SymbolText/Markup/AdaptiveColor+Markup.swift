internal import SymtextGraphics

extension AdaptiveColor {
  /// The colour as markup: a name, or a colour that reads back as the same.
  var markup: String {
    switch self {
    case .tint: "tint"
    case .current: "currentColor"
    case .system(let color): color.rawValue
    case .fixed(let color): color.markup
    }
  }
}

extension Color {
  /// In hexadecimal digits if they are exact.
  fileprivate var markup: String {
    let parts = [red, green, blue, alpha]
    let bytes = parts.map { Int(($0 * 255).rounded()) }
    if zip(parts, bytes).allSatisfy({ $0 == Double($1) / 255 }) {
      return "#"
        + bytes.prefix(alpha == 1 ? 3 : 4)
        .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    let numbers = parts.prefix(3).map(Self.component).joined(separator: " ")
    return "rgb(\(numbers)" + (alpha == 1 ? ")" : " / \(MarkupNumber.text(alpha)))")
  }

  /// Returns a number that gives exactly the same fraction of 255.
  private static func component(_ value: Double) -> String {
    let near = value * 255
    let exact = [near, near.nextUp, near.nextDown].first { $0 / 255 == value }
    return MarkupNumber.text(exact ?? near)
  }
}
