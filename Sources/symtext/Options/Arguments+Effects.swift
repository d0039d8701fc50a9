internal import SymtextCommandLine
internal import SymtextSymbolText

extension Arguments {
  /// The effects of an option; `nil` where it was not given.
  /// - Parameter isRepeated: whether each value counts, whose effects are played beside the others, not the last alone.
  /// - Throws: ``CommandError`` (usage) that names the value.
  func effects(of option: String, isRepeated: Bool = false) throws(CommandError) -> EffectPlan? {
    guard has(option) else { return nil }
    var plan = EffectPlan(chains: [])
    for text in isRepeated ? all(option) : [self.text(option)] {
      do throws(EffectError) {
        try plan.add(EffectPlan(text))
      } catch {
        throw .badValue(option, text, "\(error)")
      }
    }
    return plan
  }
}
