/// The form of the request that a message answers, which decides how the message names options.
///
/// All errors and warnings are worded here.
package enum Front: Hashable, Sendable {
  /// Shell arguments: `--pixel-ratio 2`.
  case commandLine
  /// JSON lines of a batch or of requests: `pixelRatio`, for the options that a line may have.
  case lines(options: Set<String>)

  /// Returns a sentence in the words of this front.
  package func words(_ sentence: Sentence) -> String {
    sentence.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .option(let name): words(option: name)
      case .argument(let name, let text): words(argument: name, text)
      }
    }.joined()
  }

  /// Returns an error in the words of this front: the sentence and the way out.
  package func words(_ error: CommandError) -> String {
    words(error.problem, of: error.subject) + wayOut(error)
  }

  private func words(_ problem: CommandError.Problem, of subject: CommandError.Subject?) -> String {
    switch problem {
    case .sentence(let sentence): words(sentence)
    case .value(let value, let expected):
      ([subject.map(words(subject:)), value].compactMap(\.self)).joined(separator: " ") + ": "
        + words(expected)
    }
  }

  private func words(subject: CommandError.Subject) -> String {
    switch subject {
    case .option(let name): words(option: name)
    case .key(let key): key
    case .symbol(let name): "`\(name)`"
    case .file(let path): path
    case .placeholder(let name): "{$\(name)}"
    }
  }

  private func wayOut(_ error: CommandError) -> String {
    guard !error.suggestions.isEmpty else {
      return error.advice.map { "; " + words($0) } ?? ""
    }
    let isSymbol = if case .symbol? = error.subject { true } else { false }
    let names = error.suggestions.map { isSymbol ? "`\($0)`" : $0 }
    return "; did you mean \(names.joined(separator: " or "))?"
  }

  private func words(option name: String) -> String { key(ofOption: name) ?? "--\(name)" }

  private func words(argument name: String, _ text: String) -> String {
    key(ofOption: CommandOption.argument).map { #"\#($0), as {"\#(name)": "\#(text)"}"# }
      ?? "--\(CommandOption.argument) \(name)=\(text)"
  }

  /// Returns the key of an option; `nil` if the option has no key here.
  package func key(ofOption name: String) -> String? {
    guard case .lines(let options) = self, options.contains(name) else { return nil }
    return CommandOption.key(of: name)
  }
}
