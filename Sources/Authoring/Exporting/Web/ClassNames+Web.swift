internal import SymtextAnimation
internal import SymtextSymbols
internal import SymtextSymbolImport

/// Classes that change the look of symbols have two hyphens because no symbol name starts with one:
/// `symtext--weight-bold` is not the symbol `weight.bold`.
extension ClassNames {
  /// Returns the class of a weight: `symtext--weight-bold`.
  func weight(_ weight: SymbolWeight) -> String { "\(prefix)--weight-\(weight.rawValue)" }

  /// Returns the class of a scale: `symtext--scale-large`.
  func scale(_ scale: SymbolScale) -> String { "\(prefix)--scale-\(scale.rawValue)" }

  /// Returns the class of an effect: `symtext--effect-bounce`.
  func effect(_ word: String) -> String { "\(prefix)--effect-\(word)" }

  /// Returns the class of an event at which effects start: `symtext--on-hover`.
  func trigger(_ trigger: EffectTrigger) -> String { "\(prefix)--on-\(trigger.rawValue)" }

  /// Returns the name of the keyframes that wiggle symbols along a line.
  func wigglesAlongLine(goesOn: Bool) -> String { "\(prefix)-wiggle-way\(goesOn ? "-on" : "")" }

  /// The name of the keyframes that dim layers.
  var goesOut: String { "\(prefix)-light" }
}
