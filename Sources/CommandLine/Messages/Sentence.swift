/// A sentence in pieces, so that each front can name options in its own way.
///
/// Make it from a literal: `"\(option: "loop") and \(option: "until") exclude each other"`. Text from other sources
/// stays plain text, even if it contains names of options.
package struct Sentence: Hashable, Sendable {
  /// A part of a sentence.
  package enum Piece: Hashable, Sendable {
    /// Fixed words.
    case text(String)
    /// An option, by its name without dashes.
    case option(String)
    /// The value of a placeholder.
    case argument(name: String, text: String)
  }

  /// The pieces in order; texts are merged.
  package private(set) var pieces: [Piece] = []

  /// A sentence without options.
  package init(_ text: String) { append(.text(text)) }

  private init(pieces: [Piece]) { self.pieces = pieces }

  /// The option at the beginning of the sentence.
  package var leadingOption: String? {
    if case .option(let name)? = pieces.first { name } else { nil }
  }

  package static func + (first: Sentence, second: Sentence) -> Sentence {
    var sum = first
    for piece in second.pieces { sum.append(piece) }
    return sum
  }

  private mutating func append(_ piece: Piece) {
    guard case .text(let text) = piece else { return pieces.append(piece) }
    guard !text.isEmpty else { return }
    if case .text(let last)? = pieces.last {
      pieces[pieces.count - 1] = .text(last + text)
    } else {
      pieces.append(piece)
    }
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }

  package init(stringInterpolation parts: StringInterpolation) { self = parts.sentence }

  /// Builds a sentence from a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sentence = Sentence(pieces: [])

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { sentence.append(.text(text)) }

    /// An option, by its name without dashes.
    package mutating func appendInterpolation(option name: String) {
      sentence.append(.option(name))
    }

    /// The value of a placeholder.
    package mutating func appendInterpolation(argument name: String, _ text: String) {
      sentence.append(.argument(name: name, text: text))
    }

    package mutating func appendInterpolation(_ other: Sentence) {
      sentence = sentence + other
    }

    package mutating func appendInterpolation(_ text: some CustomStringConvertible) {
      sentence.append(.text(text.description))
    }

    package mutating func appendInterpolation(_ error: any Error) {
      sentence.append(.text("\(error)"))
    }
  }
}

extension Sentence: CustomStringConvertible {
  /// The sentence in the words of the command line.
  package var description: String { Front.commandLine.words(self) }
}
