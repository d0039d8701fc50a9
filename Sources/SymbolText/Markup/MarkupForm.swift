internal import SymtextFonts
internal import SymtextGraphics

/// How a kind of value is read and written.
struct MarkupForm<Value>: Sendable {
  /// The value of a text.
  let read: @Sendable (String) throws(MarkupRefusal) -> Value
  /// The text of a value.
  let write: @Sendable (Value) -> String
  /// Lists the only words that it takes; none of what takes others, too.
  var choices: @Sendable () -> [String] = { [] }

  init(
    read: @escaping @Sendable (String) throws(MarkupRefusal) -> Value,
    write: @escaping @Sendable (Value) -> String
  ) {
    self.read = read
    self.write = write
  }

  /// What is one of some values.
  /// - Parameters:
  ///   - subject: how a sentence on what is expected begins: `a scale is`.
  ///   - expected: how it goes on.
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

  /// One of the values that there are, by its name.
  /// - Parameter subject: how a sentence on what is expected begins.
  static func choice(_ subject: String) -> MarkupForm {
    var form = MarkupForm(subject, names.listed(last: "or"), write: { $0.rawValue }) {
      Value(rawValue: $0)
    }
    form.choices = { names }
    return form
  }
}

extension MarkupForm where Value == String {
  /// A text as it is.
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
  /// A number within bounds.
  static func number(
    _ bounds: ClosedRange<Double>, _ subject: String, _ expected: String
  ) -> MarkupForm {
    MarkupForm(subject, expected, write: MarkupNumber.text) { text in
      Double(text).flatMap { bounds.contains($0) ? $0 : nil }
    }
  }

  /// Points, more than 0.
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
  /// `a, b or c`.
  func listed(last word: String) -> String {
    dropLast().joined(separator: ", ") + " \(word) " + (last ?? "")
  }
}
