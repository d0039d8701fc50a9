extension SVGColor {
  /// What a `fill` or `stroke` says.
  enum Paint: Hashable, Sendable {
    case none
    /// The `color` of the element that is painted.
    case current
    case color(SVGColor, opacity: Double)
    /// A gradient, a pattern or whatever else a reference names.
    case reference(String)
  }

  /// Reads a paint.
  ///
  /// <https://www.w3.org/TR/css-color-4/#typedef-color>
  /// - Returns: `nil` for what is no paint.
  static func paint(_ text: String) -> Paint? {
    let text = text.lowercased()
    switch text {
    case "none", "transparent": return Paint.none
    case "currentcolor": return .current
    case "context-fill", "context-stroke": return .color(.current, opacity: 1)
    default: break
    }
    if text.hasPrefix("url(") { return .reference(text) }
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let inside = text[text.index(after: open)...].dropLast()
      return function(String(text[..<open]), String(inside))
    }
    return NamedColors.rgb(text).map { hex in
      .color(
        .rgb(UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255)), opacity: 1)
    }
  }

  private static func hex(_ digits: Substring) -> Paint? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let rgb = bytes.map { UInt8(clamping: $0) }
    return .color(.rgb(rgb[0], rgb[1], rgb[2]), opacity: rgb.count == 4 ? Double(rgb[3]) / 255 : 1)
  }

  /// `rgb` and `rgba`, with commas or spaces, numbers or percentages.
  private static func function(_ name: String, _ arguments: String) -> Paint? {
    guard name == "rgb" || name == "rgba" else { return nil }
    let words = arguments.split { ", /\t\n".contains($0) }
    guard words.count == 3 || words.count == 4 else { return nil }
    func value(_ word: Substring, full: Double) -> Double? {
      guard let number = Double(word.hasSuffix("%") ? word.dropLast() : word), number.isFinite
      else {
        return nil
      }
      let value = word.hasSuffix("%") ? number / 100 * full : number
      return min(max(value, 0), full)
    }
    let parts = words.prefix(3).compactMap { value($0, full: 255) }
    guard parts.count == 3 else { return nil }
    let rgb = parts.map { UInt8($0.rounded()) }
    let opacity: Double?
    if words.count == 4 { opacity = value(words[3], full: 1) } else { opacity = 1 }
    return opacity.map { .color(.rgb(rgb[0], rgb[1], rgb[2]), opacity: $0) }
  }
}
