internal import SymtextOpenType
internal import SymtextSupport
internal import SymtextSymbols
package import SymtextFonts
internal import SymtextTextLayout

extension FontFeature {
  /// Reads features in the syntax of `hb-shape`, joined by commas: `tnum`, `+kern`, `-liga`, `aalt=2`.
  /// - Returns: `nil` if any of them is invalid.
  package static func list(_ text: String) -> [FontFeature]? {
    var features: [FontFeature] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      var name = parts[0].trimmed
      var value = 1
      if let sign = name.first, sign == "+" || sign == "-" {
        name.removeFirst()
        value = sign == "-" ? 0 : 1
      }
      if parts.count == 2 {
        guard let number = Int(parts[1].trimmed), (0...65_535).contains(number) else { return nil }
        value = number
      }
      guard let tag = Tag(String(name)) else { return nil }
      features.append(FontFeature(tag, value))
    }
    return features
  }
}

extension DesignCoordinates {
  /// Reads axis coordinates, joined by commas: `wdth=75,opsz=20`.
  /// - Returns: `nil` if any of them is invalid.
  package init?(_ text: String) {
    self.init()
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let tag = Tag(String(parts[0].trimmed)),
        let value = Double(parts[1].trimmed), value.isFinite, abs(value) <= 32_767
      else { return nil }
      self[tag] = value
    }
  }
}

extension AttributedText.Weight {
  /// Reads `bolder`, a name from `ultralight` to `black`, or a number from 1 to 1000.
  public init?(_ text: String) {
    if text == "bolder" {
      self = .bolder
    } else if let weight = SymbolWeight(rawValue: text) {
      self = .value(weight.axisValue)
    } else if let value = Double(text), (1...1000).contains(value) {
      self = .value(value)
    } else {
      return nil
    }
  }
}

extension SymbolConfiguration.Weight {
  /// Reads `matched`, a name from `ultralight` to `black`, or a number from 100 to 900.
  package init?(_ text: String) {
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
