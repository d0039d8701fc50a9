internal import SymtextSymbols
internal import SymtextSymbolImport

/// Classes that change how symbols look have two hyphens, as no symbol's name begins with one: `symtext--weight-bold`
/// is not the symbol `weight.bold`.
extension ClassNames {
  /// The class of a weight: `symtext--weight-bold`.
  func weight(_ weight: SymbolWeight) -> String { "\(prefix)--weight-\(weight.rawValue)" }

  /// The class of a scale: `symtext--scale-large`.
  func scale(_ scale: SymbolScale) -> String { "\(prefix)--scale-\(scale.rawValue)" }

  /// The class of an effect: `symtext--effect-bounce`.
  func effect(_ word: String) -> String { "\(prefix)--effect-\(word)" }

  /// The keyframes by which symbols wiggle along a line.
  func wigglesAlongLine(goesOn: Bool) -> String { "\(prefix)-wiggle-way\(goesOn ? "-on" : "")" }

  /// The keyframes by which layers go out.
  var goesOut: String { "\(prefix)-light" }
}
