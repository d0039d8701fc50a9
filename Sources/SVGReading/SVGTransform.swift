internal import SymtextSupport
package import SymtextGraphics

/// The `transform` attribute.
///
/// <https://www.w3.org/TR/css-transforms-1/#svg-syntax>
package enum SVGTransform {
  /// Parses a list of transforms.
  /// - Returns: `nil` when the text is not a list of transforms.
  package static func parse(_ text: String) -> Affine? {
    var map = Affine.identity
    for part in text.split(separator: ")") {
      let words = part.split(separator: "(", omittingEmptySubsequences: false)
      let name = words[0].filter { !$0.isWhitespace && $0 != "," }
      if words.count == 1 && name.isEmpty { continue }
      guard words.count == 2, let numbers = numbers(String(words[1])),
        let next = transform(name, numbers)
      else { return nil }
      // The last transform applies first.
      map = map * next
    }
    return map
  }

  private static func numbers(_ text: String) -> [Double]? {
    var scanner = SVGNumberScanner(text)
    var numbers: [Double] = []
    scanner.skipSeparators()
    while !scanner.isAtEnd {
      guard numbers.count < 6, let number = scanner.number() else { return nil }
      numbers.append(number)
      scanner.skipSeparators()
    }
    return numbers
  }

  private static func transform(_ name: String, _ n: [Double]) -> Affine? {
    switch (name, n.count) {
    case ("matrix", 6): return Affine(n[0], n[1], n[2], n[3], n[4], n[5])
    case ("translate", 1): return .translation(n[0], 0)
    case ("translate", 2): return .translation(n[0], n[1])
    case ("scale", 1): return .scale(n[0], n[0])
    case ("scale", 2): return .scale(n[0], n[1])
    case ("rotate", 1): return rotation(n[0])
    case ("rotate", 3):
      return .translation(n[1], n[2]) * rotation(n[0]) * .translation(-n[1], -n[2])
    case ("skewX", 1): return Affine(1, 0, tangent(n[0]), 1, 0, 0)
    case ("skewY", 1): return Affine(1, tangent(n[0]), 0, 1, 0, 0)
    default: return nil
    }
  }

  private static func rotation(_ degrees: Double) -> Affine {
    // Quarter turns are exact.
    let turns = degrees / 90
    let angle = degrees * .pi / 180
    let (sine, cosine): (Double, Double)
    if turns == turns.rounded() {
      switch turns.truncatingRemainder(dividingBy: 4) {
      case 1, -3: (sine, cosine) = (1, 0)
      case 2, -2: (sine, cosine) = (0, -1)
      case 3, -1: (sine, cosine) = (-1, 0)
      default: (sine, cosine) = (0, 1)
      }
    } else {
      (sine, cosine) = (sin(angle), cos(angle))
    }
    return Affine(cosine, sine, -sine, cosine, 0, 0)
  }

  private static func tangent(_ degrees: Double) -> Double {
    tan(degrees * .pi / 180)
  }
}
