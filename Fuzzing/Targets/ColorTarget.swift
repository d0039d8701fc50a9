import SymtextGraphics

/// A colour or a list of colours, as in options and markup: parsed values are in range.
struct ColorTarget: FuzzTarget {
  let name = "color"
  let dictionary: String? = "color"
  let mostBytes = 256

  func run(_ input: [UInt8]) throws {
    let text = String(decoding: input, as: UTF8.self)
    if let color = Color(text) { try check(color, text) }
    if let color = AdaptiveColor(text) { try check(color, text) }
    do {
      for color in try AdaptiveColor.list(text) { try check(color, text) }
    } catch {
      // Searching for a similar name takes longer than all other work.
      guard input.count % 32 == 0 else { return }
      try promise(!"\(error)".isEmpty, "an error without a message")
    }
  }

  private func check(_ color: AdaptiveColor, _ text: String) throws {
    for appearance in Appearance.allCases {
      for contrast in Contrast.allCases {
        try check(color.resolved(appearance, contrast, tint: .black), text)
      }
    }
  }

  private func check(_ color: Color, _ text: String) throws {
    let parts = [color.red, color.green, color.blue, color.alpha]
    try promise(
      parts.allSatisfy { (0...1).contains($0) }, "\(text) has parts out of range: \(parts)")
    let ratio = color.over(.white).contrastRatio(to: .black)
    try promise((1...21.001).contains(ratio), "\(text) has a contrast of \(ratio)")
  }
}
