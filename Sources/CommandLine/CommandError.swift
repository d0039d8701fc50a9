package import SymtextSupport

/// An error of a command, as structured parts.
///
/// ``Front`` turns it into a sentence; the exit status and the code follow from the parts.
package struct CommandError: Error, Hashable, Sendable {
  /// The kind of failure, by its exit status: a number of BSD's `sysexits.h`, or of POSIX for `diff`.
  package enum Kind: Int32, Sendable {
    /// `compare` found a difference, as `diff` does.
    case differs = 1
    /// `compare` cannot compare its files, as `diff` cannot.
    case incomparable = 2
    /// The command line is invalid.
    case usage = 64
    /// The input is invalid.
    case badData = 65
    /// An input does not exist.
    case noInput = 66
    /// A dependency is not installed.
    case unavailable = 69
    /// Another program failed, or symtext has a bug.
    case failed = 70
    /// The output cannot be written.
    case cannotCreate = 73
  }

  /// The part of a request that is wrong.
  package enum Subject: Hashable, Sendable {
    /// An option, by its name without dashes.
    case option(String)
    /// A key that exists only in JSON lines.
    case key(String)
    /// A symbol that the text or an option names.
    case symbol(String)
    /// A file that the text or an option names.
    case file(String)
    /// A placeholder of the text.
    case placeholder(String)
  }

  /// The fault.
  package enum Problem: Hashable, Sendable {
    /// The value is invalid for the subject; `nil` without a value.
    case value(String?, expected: Sentence)
    /// Any other fault.
    case sentence(Sentence)
  }

  package let kind: Kind
  /// A stable word for programs.
  package let code: ErrorCode
  /// The part of the request that is wrong; `nil` for the whole request.
  package let subject: Subject?
  package let problem: Problem
  /// The way out, used when there are no suggestions.
  package let advice: Sentence?
  /// The names that may have been meant, nearest first.
  package let suggestions: [String]

  /// The form of the request, which decides how the sentence names options.
  package var front = Front.commandLine
  /// The key of the request that names the subject.
  package var namingKey: String?

  /// - Parameters:
  ///   - code: the error code; `nil` uses that of the kind.
  ///   - subject: the wrong part; `nil` uses the option at the beginning of the sentence.
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

  /// The exit status.
  package var status: Int32 { kind.rawValue }

  /// The wrong key of a request or of a batch line; `nil` if unknown.
  package var key: String? {
    switch subject {
    case .key(let key)?: key
    case .option(let name)?:
      front == .commandLine ? CommandOption.key(of: name) : front.key(ofOption: name)
    case .symbol?, .file?, .placeholder?, nil: namingKey
    }
  }

  /// The name that may have been meant; `nil` if no known name is similar.
  package var suggestion: String? { suggestions.first }
}

extension CommandError: CustomStringConvertible {
  /// The sentence, as its front words it.
  package var description: String { front.words(self) }
}

extension CommandError.Problem {
  fileprivate var leadingOption: String? {
    if case .sentence(let sentence) = self { sentence.leadingOption } else { nil }
  }
}

extension CommandError {
  /// The value of an option is invalid.
  /// - Parameters:
  ///   - option: the name without dashes.
  ///   - value: `nil` if there is none or the sentence names it.
  ///   - expected: a sentence with the valid values, or the reason.
  package static func badValue(
    _ option: String, _ value: String?, suggestion: String? = nil, _ expected: Sentence
  ) -> CommandError {
    .init(
      .usage, about: .option(option), .value(value, expected: expected),
      suggestions: suggestion.map { [$0] } ?? [])
  }

  /// The value of a JSON key is invalid.
  package static func badValue(
    key: String, value: String? = nil, _ expected: Sentence
  ) -> CommandError {
    .init(.badData, code: .badValue, about: .key(key), .value(value, expected: expected))
  }

  /// The command line is invalid.
  package static func usage(_ sentence: Sentence) -> CommandError {
    .init(.usage, .sentence(sentence))
  }

  /// The command line is invalid, with a code for programs.
  package static func usage(
    _ code: ErrorCode = .badValue, about subject: Subject? = nil, suggestion: String? = nil,
    _ sentence: Sentence
  ) -> CommandError {
    .init(
      .usage, code: code, about: subject, .sentence(sentence),
      suggestions: suggestion.map { [$0] } ?? [])
  }

  /// The input is invalid.
  package static func badData(_ sentence: Sentence) -> CommandError {
    .init(.badData, .sentence(sentence))
  }

  /// The input is invalid, with a code for programs.
  package static func badData(
    _ code: ErrorCode, key: String? = nil, suggestion: String? = nil,
    advice: Sentence? = nil, _ sentence: Sentence
  ) -> CommandError {
    .init(
      .badData, code: code, about: key.map { .key($0) }, .sentence(sentence), advice: advice,
      suggestions: suggestion.map { [$0] } ?? [])
  }

  /// An input does not exist.
  package static func noInput(_ sentence: Sentence) -> CommandError {
    .init(.noInput, .sentence(sentence))
  }

  /// A dependency is not installed.
  package static func unavailable(_ sentence: Sentence) -> CommandError {
    .init(.unavailable, .sentence(sentence))
  }

  /// The output cannot be written.
  package static func cannotCreate(_ sentence: Sentence) -> CommandError {
    .init(.cannotCreate, .sentence(sentence))
  }

  /// A file cannot be read or written.
  /// - Parameter key: the key of the line that names the file.
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
