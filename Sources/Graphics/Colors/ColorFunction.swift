/// A CSS colour function, such as `rgb(255 0 0 / 50%)`.
///
/// Supports `rgb()` and `hsl()`, both also with commas, `hwb()`, `oklab()` and `oklch()`:
/// <https://www.w3.org/TR/css-color-4/>.
struct ColorFunction {
  /// An argument as written.
  private enum Part {
    case number(Double)
    /// 1 is 100 %.
    case percentage(Double)
    /// In degrees.
    case angle(Double)
    /// The keyword `none`, which counts as 0.
    case none
  }

  private let name: String
  private let parts: [Part]
  private let alpha: Part?
  private let hasCommas: Bool

  /// Parses a function in lowercase; returns `nil` for any other text.
  init?(_ text: String) {
    guard text.utf8.last == UInt8(ascii: ")"), let open = text.firstIndex(of: "(") else {
      return nil
    }
    name = String(text[..<open])
    var scanner = Scanner(text[text.index(after: open)...].dropLast())
    guard let found = scanner.parts() else { return nil }
    (parts, alpha, hasCommas) = found
  }

  /// The colour; `nil` for an unknown function or invalid arguments.
  var color: Color? {
    guard parts.count == 3, let alpha = opacity else { return nil }
    switch name {
    case "rgb", "rgba": return rgb(alpha)
    case "hsl", "hsla": return hsl(alpha)
    case "hwb": return hasCommas ? nil : hwb(alpha)
    case "oklab": return hasCommas ? nil : oklab(alpha)
    case "oklch": return hasCommas ? nil : oklch(alpha)
    default: return nil
    }
  }

  private var opacity: Double? {
    guard let alpha else { return 1 }
    return value(alpha, of: 1)
  }

  private func rgb(_ alpha: Double) -> Color? {
    if hasCommas {
      let percentages = parts.count { if case .percentage = $0 { true } else { false } }
      guard percentages == 0 || percentages == 3 else { return nil }
    }
    // `value(_:of:)` scales percentages to 0…255, the range of plain numbers.
    guard let red = value(parts[0], of: 255), let green = value(parts[1], of: 255),
      let blue = value(parts[2], of: 255)
    else { return nil }
    return Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  private func hsl(_ alpha: Double) -> Color? {
    if hasCommas {
      guard case .percentage = parts[1], case .percentage = parts[2] else { return nil }
    }
    guard let hue = hue(parts[0]), let saturation = value(parts[1], of: 100),
      let lightness = value(parts[2], of: 100)
    else { return nil }
    return Color(
      hue: hue, saturation: saturation / 100, lightness: lightness / 100, alpha: alpha)
  }

  private func hwb(_ alpha: Double) -> Color? {
    guard let hue = hue(parts[0]), let white = value(parts[1], of: 100),
      let black = value(parts[2], of: 100)
    else { return nil }
    return Color(hue: hue, whiteness: white / 100, blackness: black / 100, alpha: alpha)
  }

  private func oklab(_ alpha: Double) -> Color? {
    guard let lightness = value(parts[0], of: 1), let a = value(parts[1], of: 0.4),
      let b = value(parts[2], of: 0.4)
    else { return nil }
    return Color(lightness: lightness, a: a, b: b, alpha: alpha)
  }

  private func oklch(_ alpha: Double) -> Color? {
    guard let lightness = value(parts[0], of: 1), let chroma = value(parts[1], of: 0.4),
      let hue = hue(parts[2])
    else { return nil }
    return Color(lightness: lightness, chroma: chroma, hue: hue, alpha: alpha)
  }

  /// Returns a number as is, or a percentage as a share of `whole`.
  private func value(_ part: Part, of whole: Double) -> Double? {
    switch part {
    case .number(let value): value
    case .percentage(let share): share * whole
    case .none: 0
    case .angle: nil
    }
  }

  /// Returns a hue in degrees.
  private func hue(_ part: Part) -> Double? {
    switch part {
    case .number(let value), .angle(let value): value
    case .none: 0
    case .percentage: nil
    }
  }
}

extension ColorFunction {
  /// Splits the text between the parentheses into arguments.
  private struct Scanner {
    private var rest: ArraySlice<UInt8>

    init(_ text: Substring) { rest = Array(text.utf8)[...] }

    mutating func parts() -> (parts: [Part], alpha: Part?, hasCommas: Bool)? {
      var parts: [Part] = []
      var alpha: Part?
      var commas = 0
      skipSpaces()
      while let part = part() {
        parts.append(part)
        skipSpaces()
        if skip(",") {
          commas += 1
          skipSpaces()
        } else if rest.isEmpty {
          break
        } else if skip("/") {
          skipSpaces()
          alpha = self.part()
          skipSpaces()
          guard alpha != nil, commas == 0 else { return nil }
          break
        }
      }
      guard rest.isEmpty else { return nil }
      guard commas > 0 else { return (parts, alpha, false) }
      // With commas the fourth argument is the opacity, and `none` is not allowed.
      let isComplete = parts.allSatisfy { if case .none = $0 { false } else { true } }
      guard commas == parts.count - 1, isComplete else { return nil }
      if parts.count == 4 { alpha = parts.removeLast() }
      return (parts, alpha, true)
    }

    private mutating func part() -> Part? {
      guard let first = rest.first else { return nil }
      if first == UInt8(ascii: "n") { return word() == "none" ? Part.none : nil }
      guard let number = number() else { return nil }
      if skip("%") { return .percentage(number / 100) }
      switch word() {
      case "": return .number(number)
      case "deg": return .angle(number)
      case "grad": return .angle(number * 0.9)
      case "rad": return .angle(number * 180 / .pi)
      case "turn": return .angle(number * 360)
      default: return nil
      }
    }

    /// `+1`, `.5`, `1.5e-3`; numbers are clamped to ±1,000,000.
    private mutating func number() -> Double? {
      var scan = rest
      var hasDigits = false
      func skipDigits() {
        while let byte = scan.first, (0x30...0x39).contains(byte) {
          scan.removeFirst()
          hasDigits = true
        }
      }
      func isSign(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }
      func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
      if isSign(scan.first) { scan.removeFirst() }
      skipDigits()
      if scan.first == UInt8(ascii: "."), isDigit(scan.dropFirst().first) {
        scan.removeFirst()
        skipDigits()
      }
      guard hasDigits else { return nil }
      if scan.first == UInt8(ascii: "e") {
        let exponent = isSign(scan.dropFirst().first) ? scan.dropFirst(2) : scan.dropFirst()
        if isDigit(exponent.first) {
          scan = exponent
          skipDigits()
        }
      }
      let text = String(decoding: rest[..<scan.startIndex], as: UTF8.self)
      rest = scan
      return Double(text).map { min(max($0, -1e6), 1e6) }
    }

    private mutating func word() -> String {
      let letters = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      rest = rest.dropFirst(letters.count)
      return String(decoding: letters, as: UTF8.self)
    }

    private mutating func skipSpaces() {
      rest = rest.drop { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }
  }
}
