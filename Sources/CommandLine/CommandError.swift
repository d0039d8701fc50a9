package import SymtextSupport

/// Something that a command cannot do, by its parts: ``Front`` words it, and the exit status and the code follow
/// from them.
package struct CommandError: Error, Hashable, Sendable {
  /// What kind of failure it is, by the exit status that a shell gets: a number of BSD's `sysexits.h`.
  package enum Kind: Int32, Sendable {
    /// The command line makes no sense.
    case usage = 64
    /// The input is not what it should be.
    case badData = 65
    /// An input is not there.
    case noInput = 66
    /// Something needed is not installed.
    case unavailable = 69
    /// A program did not do what it was asked for, or symtext has a fault.
    case failed = 70
    /// The output cannot be written.
    case cannotCreate = 73
  }

  /// The part of a request that is wrong.
  package enum Subject: Hashable, Sendable {
    /// An option, by its name without dashes.
    case option(String)
    /// A key that only a line of JSON has.
    case key(String)
    /// A symbol that the text, or an option, names.
    case symbol(String)
    /// A file that the text, or an option, names.
    case file(String)
    /// A placeholder of the text.
    case placeholder(String)
  }

  /// The fault that was found.
  package enum Problem: Hashable, Sendable {
    /// The subject does not take its value; `nil` where it has none.
    case value(String?, expected: Sentence)
    /// Anything else.
    case sentence(Sentence)
  }

  package let kind: Kind
  /// A word for programs.
  package let code: ErrorCode
  /// The part of the request that is wrong; `nil` when it is the whole.
  package let subject: Subject?
  package let problem: Problem
  /// How to go on, when there are no suggestions.
  package let advice: Sentence?
  /// The names that may have been meant, the nearest first.
  package let suggestions: [String]

  /// Whose request it is about.
  package var front = Front.commandLine
  /// The key of a request that names the subject.
  package var namingKey: String?

  /// - Parameters:
  ///   - code: that of the kind when it is left out.
  ///   - subject: the option that the sentence begins with when it is left out.
  package init(
    _ kind: Kind, code: ErrorCode? = nil, about subject: Subject? = nil, _ problem: Problem,
    advice: Sentence? = nil, suggestions: [String] = []
  ) {
    self.kind = kind
    self.code = code ?? ErrorCode(kind)
    self.subject = subject ?? problem.leadingOption.map { .option($0) }
    self.problem = problem
    self.advice = advice
    self.suggestions = suggestions
  }

  /// The exit status that tells a shell.
  package var status: Int32 { kind.rawValue }

  /// The key of a request, or of a line of a batch, that is wrong; `nil` where that is not known.
  package var key: String? {
    switch subject {
    case .key(let key)?: key
    case .option(let name)?:
      front == .commandLine ? CommandOption.key(of: name) : front.key(ofOption: name)
    case .symbol?, .file?, .placeholder?, nil: namingKey
    }
  }

  /// The name that may have been meant; `nil` where none is near.
  package var suggestion: String? { suggestions.first }
}

extension CommandError: CustomStringConvertible {
  /// In the words of its front.
  package var description: String { front.words(self) }
}

extension CommandError.Problem {
  fileprivate var leadingOption: String? {
    if case .sentence(let sentence) = self { sentence.leadingOption } else { nil }
  }
}

extension CommandError {
  /// An option does not take its value.
  /// - Parameters:
  ///   - option: its name without dashes.
  ///   - value: `nil` where it is not given, or said by the sentence.
  ///   - expected: a sentence that says what it takes, or why not this.
  package static func badValue(
    _ option: String, _ value: String?, suggestion: String? = nil, _ expected: Sentence
  ) -> CommandError {
    .init(
      .usage, about: .option(option), .value(value, expected: expected),
      suggestions: suggestion.map { [$0] } ?? [])
  }

  /// A key of a line of JSON does not take its value.
  package static func badValue(
    key: String, value: String? = nil, _ expected: Sentence
  ) -> CommandError {
    .init(.badData, code: .badValue, about: .key(key), .value(value, expected: expected))
  }

  /// The command line makes no sense.
  package static func usage(_ sentence: Sentence) -> CommandError {
    .init(.usage, .sentence(sentence))
  }

  /// The command line makes no sense, in a way that programs may want to know.
  package static func usage(
    _ code: ErrorCode = .badValue, about subject: Subject? = nil, suggestion: String? = nil,
    _ sentence: Sentence
  ) -> CommandError {
    .init(
      .usage, code: code, about: subject, .sentence(sentence),
      suggestions: suggestion.map { [$0] } ?? [])
  }

  /// The input is not what it should be.
  package static func badData(_ sentence: Sentence) -> CommandError {
    .init(.badData, .sentence(sentence))
  }

  /// The input is not what it should be, in a way that programs may want to know.
  package static func badData(
    _ code: ErrorCode, key: String? = nil, suggestion: String? = nil,
    advice: Sentence? = nil, _ sentence: Sentence
  ) -> CommandError {
    .init(
      .badData, code: code, about: key.map { .key($0) }, .sentence(sentence), advice: advice,
      suggestions: suggestion.map { [$0] } ?? [])
  }

  /// An input is not there.
  package static func noInput(_ sentence: Sentence) -> CommandError {
    .init(.noInput, .sentence(sentence))
  }

  /// Something needed is not installed.
  package static func unavailable(_ sentence: Sentence) -> CommandError {
    .init(.unavailable, .sentence(sentence))
  }

  /// The output cannot be written.
  package static func cannotCreate(_ sentence: Sentence) -> CommandError {
    .init(.cannotCreate, .sentence(sentence))
  }

  /// A file cannot be read or written.
  /// - Parameter key: the key of a line that names it.
  package init(_ error: FileError, key: String? = nil) {
    let problem: Problem =
      key == nil ? .sentence("\(error)") : .value(nil, expected: "\(error)")
    let subject = key.map { Subject.key($0) }
    self =
      switch error.kind {
      case .missing: .init(.noInput, about: subject, problem)
      case .unusable: .init(.badData, about: subject, problem)
      case .unwritable: .init(.cannotCreate, about: subject, problem)
      case .outside:
        .init(
          .badData, code: .outside, about: subject, problem,
          advice: "name a file below the folder, or allow it with \(option: "anywhere")")
      }
  }
}
