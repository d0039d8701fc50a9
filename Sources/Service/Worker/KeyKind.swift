internal import SymtextCommandLine

/// The kind of a key's value, by the name of the value in the help.
enum KeyKind: Equatable {
  case flag
  case number(unit: String?)
  case color
  case file
  case texts
  case choice([String])
  case text

  init(_ option: Command.Option) {
    guard let value = option.value else {
      self = .flag
      return
    }
    if !option.choices.isEmpty {
      self = .choice(option.choices)
      return
    }
    if let range = option.range {
      self = .number(unit: range.unit)
      return
    }
    switch value {
    case "color": self = .color
    case "file", "[size=]file", "[name=]file": self = .file
    case "name=text", "state=text", "state=symbol", "state=color": self = .texts
    default: self = .text
    }
  }

  var name: String {
    switch self {
    case .flag: "switch"
    case .number: "number"
    case .color: "color"
    case .file: "file"
    case .texts: "texts"
    case .choice: "choice"
    case .text: "text"
    }
  }

  var unit: String? { if case .number(let unit) = self { unit } else { nil } }
}
