internal import SymtextFonts
internal import SymtextGraphics

/// The reader and the writer of a kind of value.
struct MarkupForm<Value>: Sendable {
  /// Parses a text.
  let read: @Sendable (String) throws(MarkupRefusal) -> Value
  /// Formats a value.
  let write: @Sendable (Value) -> String
  /// Lists the only valid words; empty if other values are valid, too.
  var choices: @Sendable () -> [String] = { [] }

  init(
    read: @escaping @Sendable (String) throws(MarkupRefusal) -> Value,
    write: @escaping @Sendable (Value) -> String
  ) {
    self.read = read
    self.write = write
  }

  /// Makes a form of some valid values.
  /// - Parameters:
  ///   - subject: the start of the sentence on expected values: `a scale is`.
  ///   - expected: its end.
  init(
    _ subject: String, _ expected: @autoclosure @escaping @Sendable () -> String,
    write: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(
      read: { (text) throws(MarkupRefusal) in
        guard let value = read(text) else { throw .expected(expected(), subject: subject) }
        return value
      }, write: write)
  }
}

extension MarkupForm
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  private static var names: [String] { Value.allCases.map { $0.rawValue } }

  /// Returns a form for the cases of an enum, by raw value.
  /// - Parameter subject: the start of the sentence on expected values.
  static func choice(_ subject: String) -> MarkupForm {
    var form = MarkupForm(subject, names.listed(last: "or"), write: { $0.rawValue }) {
      Value(rawValue: $0)
    }
    form.choices = { names }
    return form
  }
}

extension MarkupForm where Value == String {
  /// Any text, unchanged.
  static var text: MarkupForm {
    MarkupForm(read: { (text) throws(MarkupRefusal) in text }, write: { $0 })
  }
}

extension MarkupForm where Value == Bool {
  /// Yes or no.
  static var truth: MarkupForm {
    MarkupForm(
      read: { (text) throws(MarkupRefusal) in
        switch text {
        case "yes", "true": return true
        case "no", "false": return false
        default: throw .sentence("yes or no is expected")
        }
      }, write: { $0 ? "yes" : "no" })
  }
}

extension MarkupForm where Value == Double {
  /// Returns a form for numbers within bounds.
  static func number(
    _ bounds: ClosedRange<Double>, _ subject: String, _ expected: String
  ) -> MarkupForm {
    MarkupForm(subject, expected, write: MarkupNumber.text) { text in
      Double(text).flatMap { bounds.contains($0) ? $0 : nil }
    }
  }

  /// A number of points, more than 0.
  static var size: MarkupForm {
    .number(Double.leastNonzeroMagnitude...10_000, "a size is", "a number of points, more than 0")
  }
}

extension MarkupForm where Value == AdaptiveColor {
  /// A colour.
  static var color: MarkupForm {
    MarkupForm(
      read: { (text) throws(MarkupRefusal) in
        guard let color = AdaptiveColor(text) else {
          throw .sentence(InvalidColor(text: text).description)
        }
        return color
      }, write: { $0.markup })
  }
}

extension MarkupForm where Value == [AdaptiveColor] {
  /// One to three colours, joined by commas.
  static var palette: MarkupForm {
    MarkupForm(
      read: { (text) throws(MarkupRefusal) in
        let colors: [AdaptiveColor]
        do throws(InvalidColor) {
          colors = try AdaptiveColor.list(text)
        } catch {
          throw .sentence("“\(error.text)” is no colour; \(error)")
        }
        guard colors.count <= SymbolPainting.mostPaletteColors else {
          throw .sentence("a palette has at most three colours")
        }
        return colors
      }, write: { $0.map(\.markup).joined(separator: ",") })
  }
}

extension [String] {
  /// Formats a list: `a, b or c`.
  func listed(last word: String) -> String {
    dropLast().joined(separator: ", ") + " \(word) " + (last ?? "")
  }
}
