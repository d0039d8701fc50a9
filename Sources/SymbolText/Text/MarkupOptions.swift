internal import SymtextGraphics
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextFonts
internal import SymtextTextLayout

/// The words in a pair of braces, read as a symbol, an image or the attributes of text.
struct MarkupOptions {
  private let words: [String]
  private let column: MarkupColumn

  init(_ words: [String], column: MarkupColumn) {
    self.words = words
    self.column = column
  }

  /// Reads `name key=value …`.
  func symbol() throws(SymbolError) -> AttributedText.Symbol {
    guard let name = words.first, !name.contains("=") else {
      throw SymbolError("the braces at character \(column) name no symbol")
    }
    var symbol = AttributedText.Symbol(name)
    for word in words.dropFirst() {
      let option = try option(word)
      switch option.key {
      case "scale":
        guard let scale = SymbolScale(rawValue: option.value) else {
          throw failure(word, "a scale is small, medium or large")
        }
        symbol.configuration.scale = scale
      case "weight":
        guard let weight = SymbolConfiguration.Weight(option.value) else {
          throw failure(word, "a weight is matched, 100 to 900, or a name from ultralight to black")
        }
        symbol.configuration.weight = weight
      case "size": symbol.configuration.pointSize = try size(option.value, word)
      case "style":
        guard let style = TextStyle(option.value) else {
          throw failure(word, "a style is a text style such as body or headline")
        }
        let styled = SymbolConfiguration(textStyle: style)
        symbol.configuration = symbol.configuration.applying(styled)
      case "color": symbol.configuration.color = try color(option.value, word)
      case "mode":
        symbol.configuration.mode = try choice(option.value, RenderingMode.self, "a mode", word)
      case "palette": symbol.configuration.palette = try palette(option.value, word)
      case "gradient": symbol.configuration.hasGradient = try truth(option.value, word)
      case "value":
        guard let value = Double(option.value), (0...1).contains(value) else {
          throw failure(word, "a value is 0 to 1")
        }
        symbol.configuration.value = value
      case "variable":
        symbol.configuration.variable = try choice(
          option.value, VariableStyle.self, "the way to show a value", word)
      case "effect": symbol.configuration.effect = option.value
      case "to": symbol.configuration.successor = SymbolSuccessor(option.value)
      case "alt": symbol.altText = option.value
      case "cells":
        guard let cells = SymbolCells(option.value) else {
          throw failure(word, "cells are auto, or a number from 1 to 16")
        }
        symbol.configuration.cells = cells
      case "else": symbol.fallback = AttributedText.Fallback(option.value)
      case "keep": symbol.keep = try choice(option.value, Attachment.Keep.self, "keep", word)
      default:
        throw failure(
          word,
          "the options are scale, weight, size, style, color, mode, palette, gradient, value, variable, effect, to, alt, else, keep and cells"
        )
      }
    }
    return symbol
  }

  /// Reads `image=FILE key=value …`.
  func image() throws(SymbolError) -> AttributedText.Image {
    var image = AttributedText.Image(file: "")
    for word in words {
      let option = try option(word)
      switch option.key {
      case "image": image.file = option.value
      case "page":
        guard let page = Int(option.value), page > 0, page <= 1_000_000 else {
          throw failure(word, "a page of a PDF is a whole number from 1")
        }
        image.page = page
      case "width": image.width = try size(option.value, word)
      case "height": image.height = try size(option.value, word)
      case "baseline":
        guard let offset = Double(option.value), abs(offset) <= 10_000 else {
          throw failure(word, "a baseline is a number of points above the bottom edge")
        }
        image.baselineOffsetFromBottom = offset
      case "template": image.isTemplate = try truth(option.value, word)
      case "color":
        image.color = try color(option.value, word)
        image.isTemplate = true
      case "alt": image.altText = option.value
      case "keep": image.keep = try choice(option.value, Attachment.Keep.self, "keep", word)
      default:
        throw failure(
          word,
          "the options of an image are width, height, baseline, template, color, alt, page and keep"
        )
      }
    }
    return image
  }

  /// Reads `key=value …`.
  func attributes() throws(SymbolError) -> AttributedText.Attributes {
    var attributes = AttributedText.Attributes()
    for word in words {
      let option = try option(word)
      switch option.key {
      case "font": attributes.family = option.value
      case "size": attributes.size = try size(option.value, word)
      case "weight":
        guard let weight = AttributedText.Weight(option.value) else {
          throw failure(word, "a weight is 1 to 1000, a name from ultralight to black, or bolder")
        }
        attributes.weight = weight
      case "italic": attributes.isItalic = try truth(option.value, word)
      case "color": attributes.color = try color(option.value, word)
      case "language", "lang":
        guard LanguageTag.isWellFormed(option.value) else {
          throw failure(word, "a language is a tag such as ja or zh-Hant")
        }
        attributes.language = option.value
      case "features":
        guard let features = FontFeature.list(option.value) else {
          throw failure(word, "features are tags such as tnum,-liga,ss01=2")
        }
        attributes.features = features
      case "axes":
        guard let coordinates = DesignCoordinates(option.value) else {
          throw failure(word, "axes are tags with values such as wdth=75,opsz=20")
        }
        attributes.coordinates = coordinates
      case "spacing":
        guard let spacing = Double(option.value), abs(spacing) <= 1000 else {
          throw failure(word, "a letter spacing is a number of points")
        }
        attributes.letterSpacing = spacing
      case "trim": attributes.trimsPunctuation = try truth(option.value, word)
      case "baseline": attributes.baseline = try baseline(option.value, word)
      case "underline": attributes.underline = try lineStyle(option.value, word)
      case "underline-color": attributes.underlineColor = try color(option.value, word)
      case "strikethrough": attributes.strikethrough = try lineStyle(option.value, word)
      case "strikethrough-color": attributes.strikethroughColor = try color(option.value, word)
      case "background": attributes.background = try color(option.value, word)
      case "link":
        if let refusal = LinkAddress.refusal(of: option.value) { throw failure(word, refusal) }
        attributes.link = option.value
      default:
        throw failure(
          word,
          "the options of text are font, size, weight, italic, color, language, features, axes, spacing, baseline, underline, underline-color, strikethrough, strikethrough-color, background, link and trim"
        )
      }
    }
    return attributes
  }

  /// Reads `super`, `sub`, points, or ems as `0.2em`.
  private func baseline(
    _ text: String, _ word: String
  ) throws(SymbolError) -> AttributedText.Baseline {
    if text == "super" { return .superscript }
    if text == "sub" { return .subscript }
    let isInEms = text.hasSuffix("em")
    guard let offset = Double(isInEms ? text.dropLast(2) : text[...]),
      abs(offset) <= (isInEms ? 100 : 10_000)
    else {
      throw failure(word, "a baseline is super, sub, points above the line's such as -3, or 0.2em")
    }
    return isInEms ? .ems(offset) : .points(offset)
  }

  private func lineStyle(
    _ text: String, _ word: String
  ) throws(SymbolError) -> AttributedText.LineStyle {
    guard let style = AttributedText.LineStyle(text) else {
      throw failure(word, "a line is single, thick, double, dotted, dashed, wavy or none")
    }
    return style
  }

  private func option(_ word: String) throws(SymbolError) -> (key: String, value: String) {
    let pair = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    // Only what is called nothing says something by it: it is decoration.
    guard pair.count == 2, !pair[0].isEmpty, !pair[1].isEmpty || pair[0] == "alt" else {
      throw failure(word, "an option is written key=value")
    }
    return (pair[0], pair[1])
  }

  private func size(_ text: String, _ word: String) throws(SymbolError) -> Double {
    guard let size = Double(text), size > 0, size <= 10_000 else {
      throw failure(word, "a size is a number of points, more than 0")
    }
    return size
  }

  private func color(_ text: String, _ word: String) throws(SymbolError) -> AdaptiveColor {
    guard let color = AdaptiveColor(text) else {
      throw failure(word, InvalidColor(text: text).description)
    }
    return color
  }

  private func palette(_ text: String, _ word: String) throws(SymbolError) -> [AdaptiveColor] {
    let colors: [AdaptiveColor]
    do throws(InvalidColor) {
      colors = try AdaptiveColor.list(text)
    } catch {
      throw failure(word, "“\(error.text)” is no colour; \(error)")
    }
    guard colors.count <= SymbolPainting.mostPaletteColors else {
      throw failure(word, "a palette has at most three colours")
    }
    return colors
  }

  private func choice<T: RawRepresentable & CaseIterable>(
    _ text: String, _ type: T.Type, _ what: String, _ word: String
  ) throws(SymbolError) -> T where T.RawValue == String {
    guard let value = T(rawValue: text) else {
      let names = T.allCases.map(\.rawValue)
      let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
      throw failure(word, "\(what) is \(list)")
    }
    return value
  }

  private func truth(_ text: String, _ word: String) throws(SymbolError) -> Bool {
    switch text {
    case "yes", "true": return true
    case "no", "false": return false
    default: throw failure(word, "yes or no is expected")
    }
  }

  private func failure(_ word: String, _ expected: String) -> SymbolError {
    let first = words[0]
    let place = word == first ? "{\(word)}" : "{\(first) … \(word)}"
    return SymbolError("\(place) at character \(column): \(expected)")
  }
}
