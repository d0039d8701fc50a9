internal import SymtextGraphics
internal import SymtextTextLayout

/// A key of symbols in markup.
///
/// It defines the syntax in braces and, for keys that apply to all symbols, the command-line option with its help.
/// Requests, batches and their schemas follow the options.
package struct SymbolKey: Sendable {
  /// The option that sets the property of all symbols.
  package struct Option: Sendable {
    /// The name without dashes.
    package var name: String
    /// The placeholder of the value; `nil` for a switch.
    package var value: String?
    /// The help text, computed on access.
    package var help: String { helpText() }
    /// The default value.
    package var standard: String?
    /// Whether all given values count, not only the last one.
    package var isRepeated: Bool
    /// The range of a numeric value; `nil` if other values are valid.
    package var range: ClosedRange<Double>?
    /// The only valid words, computed on access; empty if other values are valid.
    package var choices: [String] { choiceWords() }

    private let helpText: @Sendable () -> String
    fileprivate var choiceWords: @Sendable () -> [String] = { [] }

    fileprivate init(
      name: String, value: String? = nil, help: @autoclosure @escaping @Sendable () -> String,
      standard: String? = nil, isRepeated: Bool = false, range: ClosedRange<Double>? = nil
    ) {
      self.name = name
      self.value = value
      helpText = help
      self.standard = standard
      self.isRepeated = isRepeated
      self.range = range
    }
  }

  let markup: MarkupKey<AttributedText.Symbol>
  /// The option for all symbols, if there is one.
  package let option: Option?

  private init<Value>(
    _ name: String, _ form: MarkupForm<Value>,
    _ get: @escaping @Sendable (AttributedText.Symbol) -> Value?,
    _ set: @escaping @Sendable (inout AttributedText.Symbol, Value) -> Void, option: Option? = nil
  ) {
    markup = MarkupKey(name, form, get, set)
    var option = option
    option?.choiceWords = form.choices
    self.option = option
  }

  /// Parses a text into a property of a configuration.
  package func read(
    _ text: String, into configuration: inout SymbolConfiguration
  ) throws(MarkupRefusal) {
    var symbol = AttributedText.Symbol("", configuration: configuration)
    try markup.read(text, &symbol)
    configuration = symbol.configuration
  }

  /// All keys, in writing order.
  static let all: [SymbolKey] = [
    scale, weight, size, style, color, mode, palette, gradient, value, variable, effect, successor,
    altText, fallback, keep, cells, slant,
  ]
  /// The syntax of the keys in braces.
  static let markup = all.map(\.markup)

  private static func names<Value: RawRepresentable & CaseIterable>(_: Value.Type) -> String
  where Value.RawValue == String { Value.allCases.map(\.rawValue).listed(last: "or") }

  package static let scale = SymbolKey(
    "scale", .choice("a scale is"), { $0.configuration.scale }, { $0.configuration.scale = $1 },
    option: Option(
      name: "scale", value: "scale", help: "How large symbols are: small, medium or large.",
      standard: "medium"))

  package static let weight = SymbolKey(
    "weight", .symbolWeight, { $0.configuration.weight }, { $0.configuration.weight = $1 },
    option: Option(
      name: "symbol-weight", value: "weight",
      help: "The symbols' weight: matched (to the text's strokes), 100 to 900, or a name.",
      standard: "matched"))

  private static let size = SymbolKey(
    "size", .size, { $0.configuration.pointSize }, { $0.configuration.pointSize = $1 })

  private static let style = SymbolKey(
    "style", .textStyle, { $0.configuration.textStyle },
    { $0.configuration = $0.configuration.applying(SymbolConfiguration(textStyle: $1)) })

  private static let color = SymbolKey(
    "color", .color, { $0.configuration.layers.color }, { $0.configuration.layers.color = $1 })

  package static let mode = SymbolKey(
    "mode", .choice("a mode is"), { $0.configuration.layers.mode },
    { $0.configuration.layers.mode = $1 },
    option: Option(
      name: "mode", value: "mode",
      help: """
        Rendering mode of symbols: \(names(RenderingMode.self)). automatic uses the mode that each symbol \
        prefers.
        """,
      standard: RenderingMode.monochrome.rawValue))

  package static let palette = SymbolKey(
    "palette", .palette,
    { $0.configuration.layers.palette.isEmpty ? nil : $0.configuration.layers.palette },
    { $0.configuration.layers.palette = $1 },
    option: Option(
      name: "palette", value: "colors",
      help: """
        One to three colours, joined by commas, for primary, secondary and tertiary layers. Without a mode \
        they select the palette mode.
        """))

  package static let gradient = SymbolKey(
    "gradient", .truth, { $0.configuration.layers.hasGradient },
    { $0.configuration.layers.hasGradient = $1 },
    option: Option(
      name: "gradient",
      help: "Paint symbols with gradients made from their colours."))

  package static let value = SymbolKey(
    "value", .number(0...1, "a value is", "0 to 1"), { $0.configuration.layers.value },
    { $0.configuration.layers.value = $1 },
    option: Option(
      name: "value", value: "0…1",
      help: "Value that symbols show, such as the strength of a signal (wifi, speaker.wave.3).",
      range: 0...1))

  package static let variable = SymbolKey(
    "variable", .choice("the way to show a value is"), { $0.configuration.layers.variable },
    { $0.configuration.layers.variable = $1 },
    option: Option(
      name: "variable", value: "style",
      help: """
        How symbols show the value: \(names(VariableStyle.self)). color dims the layers above the value, \
        hide omits them, draw draws lines up to the value.
        """,
      standard: VariableStyle.color.rawValue))

  package static let effect = SymbolKey(
    "effect", .effect, { $0.configuration.effect }, { $0.configuration.effect = $1 },
    option: Option(
      name: "effect", value: "effect",
      help: """
        Effect of all symbols without one of their own (effect= in braces), such as bounce or wiggle.left. \
        May be repeated.
        """,
      isRepeated: true))

  /// In braces the value is a plain name; the option also takes braces.
  package static let successor = SymbolKey(
    "to", .text, { $0.configuration.successor?.name },
    { $0.configuration.successor = SymbolSuccessor($1) },
    option: Option(
      name: "to", value: "symbol",
      help: """
        Symbol that replaces the first one, by name or in braces. The same symbol in braces changes its \
        value: "{wifi value=1}".
        """))

  private static let altText = SymbolKey("alt", .text, { $0.altText }, { $0.altText = $1 })

  private static let fallback = SymbolKey(
    "else", .text, { $0.fallback?.text }, { $0.fallback = AttributedText.Fallback($1) })

  private static let keep = SymbolKey("keep", .choice("keep is"), { $0.keep }, { $0.keep = $1 })

  package static let cells = SymbolKey(
    "cells", .cells, { $0.configuration.cells }, { $0.configuration.cells = $1 },
    option: Option(
      name: "cells", value: "number",
      help: """
        Cells of monospaced text for each symbol: 1 to 16, or auto for one or two, whichever is closer to \
        its width.
        """))

  package static let slant = SymbolKey(
    "slant", .slant, { $0.configuration.slant }, { $0.configuration.slant = $1 },
    option: Option(
      name: "slant", value: "angle",
      help: """
        How symbols lean: none, match (as italic text around them does), or degrees to the right from -45 to 45.
        """,
      standard: "none"))
}

extension MarkupForm where Value == SymbolSlant {
  fileprivate static var slant: MarkupForm {
    MarkupForm(
      "a slant is", "none, match or degrees from -45 to 45",
      write: { slant in
        switch slant {
        case .upright: "none"
        case .matched: "match"
        case .degrees(let degrees): MarkupNumber.text(degrees)
        }
      }
    ) { SymbolSlant($0) }
  }
}

extension MarkupForm where Value == SymbolConfiguration.Weight {
  fileprivate static var symbolWeight: MarkupForm {
    MarkupForm(
      "a weight is", "matched, 100 to 900, or a name from ultralight to black",
      write: { weight in
        switch weight {
        case .matched: "matched"
        case .value(let value): MarkupNumber.text(value)
        }
      }
    ) { SymbolConfiguration.Weight($0) }
  }
}

extension MarkupForm where Value == TextStyle {
  fileprivate static var textStyle: MarkupForm {
    MarkupForm("a style is", "a text style such as body or headline", write: { $0.rawValue }) {
      TextStyle($0)
    }
  }
}

extension MarkupForm where Value == SymbolCells {
  fileprivate static var cells: MarkupForm {
    MarkupForm(
      "cells are", "auto, or a number from 1 to 16",
      write: { cells in
        switch cells {
        case .automatic: "auto"
        case .count(let count): "\(count)"
        }
      }
    ) { SymbolCells($0) }
  }
}

extension MarkupForm where Value == EffectPlan {
  fileprivate static var effect: MarkupForm {
    MarkupForm(
      read: { (text) throws(MarkupRefusal) in
        do throws(EffectError) { return try EffectPlan(text) } catch { throw .effect(error) }
      }, write: { $0.text })
  }
}
