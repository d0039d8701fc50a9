internal import SymtextCommandLine
internal import SymtextSymbolText

extension Arguments {
  /// Returns the effects of an option; `nil` if it was not given.
  /// - Parameter isRepeated: whether all values count and their effects play together, instead of the last only.
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
