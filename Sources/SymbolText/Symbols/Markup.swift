internal import FontGlyphs

/// Text with symbols in braces: `Add {plus.circle} to cart`.
///
/// A symbol may be configured: `{bell scale=large weight=bold size=20 color=#c00 mode=hierarchical}`,
/// `{wifi value=0.5}`. `{{` and `}}` are braces.
public struct Markup: Hashable, Sendable {
  /// A piece of the text.
  public enum Part: Hashable, Sendable {
    /// Plain text.
    case text(String)
    /// A symbol, its configuration, and what is said of its look.
    case symbol(name: String, configuration: SymbolConfiguration, look: Look)
  }

  /// What is said of a symbol's look; the rest is that of the text around it.
  public struct Look: Hashable, Sendable {
    /// The tint.
    public var color: Color?
    /// How its layers are coloured.
    public var mode: RenderingMode?
    /// What it shows, 0 to 1.
    public var value: Double?

    /// Makes a look.
    public init(color: Color? = nil, mode: RenderingMode? = nil, value: Double? = nil) {
      self.color = color
      self.mode = mode
      self.value = value
    }
  }

  /// The pieces, in order.
  public private(set) var parts: [Part] = []

  /// Text in which braces mean nothing.
  public init(plainText text: String) { parts = text.isEmpty ? [] : [.text(text)] }

  /// Reads marked-up text.
  /// - Throws: ``SymbolError`` with the character at which it goes wrong, from 1.
  public init(_ source: String) throws(SymbolError) {
    var text = ""
    var rest = source[...]
    while let next = rest.first {
      let isDoubled = rest.dropFirst().first == next
      if (next == "{" || next == "}") && isDoubled {
        text.append(next)
        rest = rest.dropFirst(2)
      } else if next == "{" {
        guard let end = rest.firstIndex(of: "}") else {
          throw SymbolError(
            "the brace at character \(source.column(of: rest.startIndex)) is not closed; write {{ for a brace itself"
          )
        }
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(try Self.symbol(source[rest.index(after: rest.startIndex)..<end], in: source))
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(next)
        rest = rest.dropFirst()
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
  }

  private static func symbol(_ inside: Substring, in source: String) throws(SymbolError) -> Part {
    /// Counted only for a message: it takes as long as the text.
    var column: Int { source.column(of: source.index(before: inside.startIndex)) }
    let words = inside.split(whereSeparator: \.isWhitespace)
    guard let name = words.first, !name.contains("=") else {
      throw SymbolError("the braces at character \(column) name no symbol")
    }
    var configuration = SymbolConfiguration()
    var look = Look()
    for word in words.dropFirst() {
      func failure(_ expected: String) -> SymbolError {
        SymbolError("{\(name) … \(word)} at character \(column): \(expected)")
      }
      let pair = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2 else { throw failure("an option is written key=value") }
      switch pair[0] {
      case "scale":
        guard let scale = SymbolScale(rawValue: pair[1]) else {
          throw failure("a scale is small, medium or large")
        }
        configuration.scale = scale
      case "weight":
        guard let weight = SymbolConfiguration.Weight(pair[1]) else {
          throw failure("a weight is matched, 100 to 900, or a name from ultralight to black")
        }
        configuration.weight = weight
      case "size":
        guard let size = Double(pair[1]), size > 0, size <= 10_000 else {
          throw failure("a size is a number of points, more than 0")
        }
        configuration.pointSize = size
      case "color":
        guard let value = Color(pair[1]) else {
          throw failure("a colour is #rrggbb, #rrggbbaa or a name such as red")
        }
        look.color = value
      case "mode":
        guard let mode = RenderingMode(rawValue: pair[1]) else {
          throw failure("a mode is monochrome, hierarchical, palette or multicolor")
        }
        look.mode = mode
      case "value":
        guard let value = Double(pair[1]), (0...1).contains(value) else {
          throw failure("a value is 0 to 1")
        }
        look.value = value
      default: throw failure("the options are scale, weight, size, color, mode and value")
      }
    }
    return .symbol(name: String(name), configuration: configuration, look: look)
  }
}

extension String {
  /// The number of a character, from 1.
  fileprivate func column(of index: Index) -> Int { distance(from: startIndex, to: index) + 1 }
}

extension SymbolConfiguration.Weight {
  /// Reads `matched`, a name from `ultralight` to `black`, or a number from 100 to 900.
  public init?(_ text: String) {
    if text == "matched" {
      self = .matched
    } else if let weight = SymbolWeight(rawValue: text) {
      self = .value(weight.axisValue)
    } else if let value = Double(text), (100...900).contains(value) {
      self = .value(value)
    } else {
      return nil
    }
  }
}
