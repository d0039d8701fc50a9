package import SymtextCommandLine
package import SymtextSymbolText

extension Command.Option {
  /// The option that sets a key of braces for all symbols.
  package init(_ key: SymbolKey) {
    guard let option = key.option else { preconditionFailure("no option specifies it") }
    self.init(
      name: option.name, value: option.value, help: option.help, defaultValue: option.standard,
      isRepeated: option.isRepeated, range: option.range.map { NumberRange($0, nil) },
      choices: option.choices)
  }
}

extension Arguments {
  /// Returns the configuration of all symbols by the options of several keys.
  /// - Throws: ``CommandError`` (usage) with the expected value.
  package func configuration(_ keys: SymbolKey...) throws(CommandError) -> SymbolConfiguration {
    var configuration = SymbolConfiguration()
    for key in keys {
      guard let option = key.option, has(option.name) else { continue }
      let text = option.value == nil ? "yes" : text(option.name)
      do throws(MarkupRefusal) {
        try key.read(text, into: &configuration)
      } catch {
        throw .badValue(option.name, text, "\(error.ofOption)")
      }
    }
    return configuration
  }
}
