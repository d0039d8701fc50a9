internal import SymtextCommandLine
internal import SymtextService
internal import SymtextSupport

extension FontProject {
  /// The schemas of the members of `$font` that are options of `font build`.
  static var optionSchemas: [JSONValue.Member] {
    FontBuildCommand.command.options.map { ($0.name, schema(of: $0)) }
  }

  private static func schema(of option: Command.Option) -> JSONValue {
    var members: [JSONValue.Member] = [("description", .string(option.help))]
    if option.value == nil {
      members.append(("type", "boolean"))
    } else if !option.choices.isEmpty {
      members.append(("enum", .array(option.choices.map { .string($0) })))
    } else {
      let types: [JSONValue] = ["string", "number", "array"]
      members += [
        ("type", .array(types + (option.isValueOptional ? ["boolean"] : []))),
        ("items", ["type": "string"]),
      ]
      if let bounds = option.range?.bounds {
        members += [
          ("minimum", .number(bounds.lowerBound)), ("maximum", .number(bounds.upperBound)),
        ]
      }
    }
    if let standard = option.defaultValue { members.append(("default", .string(standard))) }
    return .object(members)
  }
}
