/// A sentence for people, in pieces: each front names the options in it as its readers write them.
///
/// A literal makes one: `"\(option: "until") ends what \(option: "loop") plays for ever; leave out one"`. A text
/// that somebody else wrote stays a text, whatever is in it.
package struct Sentence: Hashable, Sendable {
  /// A part of a sentence.
  package enum Piece: Hashable, Sendable {
    /// Words that are the same everywhere.
    case text(String)
    /// An option, by its name without dashes.
    case option(String)
    /// The text of a placeholder.
    case argument(name: String, text: String)
  }

  /// Its parts in order; never two texts in a row.
  package private(set) var pieces: [Piece] = []

  /// A sentence that names no options.
  package init(_ text: String) { append(.text(text)) }

  private init(pieces: [Piece]) { self.pieces = pieces }

  /// The option that it begins with.
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

  /// Puts a sentence together from a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sentence = Sentence(pieces: [])

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { sentence.append(.text(text)) }

    /// An option, by its name without dashes.
    package mutating func appendInterpolation(option name: String) {
      sentence.append(.option(name))
    }

    /// The text of a placeholder.
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
  /// In the words of the command line.
  package var description: String { Front.commandLine.words(self) }
}
