internal import Colors
internal import CommandSupport
internal import Drawing
internal import FontGlyphs
internal import SymbolText
internal import Symbols
internal import TextLayout
internal import VectorFormats

/// What options take that take one of some words: for programs that ask `serve`.
enum ChoiceValues {
  /// By the options' names.
  static let all: [String: [String]] = [
    "appearance": values(Appearance.self), "contrast": values(Contrast.self),
    "scale": values(SymbolScale.self), "text-as": values(SVGText.self),
    "blending": values(Blending.self), "compression": ["fast", "small"],
    "snap": values(Snapping.self), "missing": values(MissingSymbols.self),
    "direction": values(WritingDirection.self), "align": values(Alignment.self),
    "truncate": values(Truncation.self), "overflow-wrap": values(OverflowWrap.self),
    "word-break": values(WordBreak.self),
  ]

  private static func values<Value: RawRepresentable & CaseIterable>(
    _ type: Value.Type
  ) -> [String] where Value.RawValue == String { Value.allCases.map(\.rawValue) }
}
