internal import SymtextSVGReading
internal import SymtextSupport
public import SymtextSymbols

/// A sentence about a file that was read, with its place.
public struct ImportFinding: Hashable, Sendable {
  /// The sentence; it begins with the path of the file, the line and the column.
  public var sentence: String
  /// The place; `nil` for a sentence about no file.
  public var place: FindingPlace?
}

extension ImportFinding {
  /// Makes findings of sentences about elements of files.
  static func all(_ sentences: [ImportError], of symbol: String) -> [ImportFinding] {
    var files: ExactDictionary<ShapePlaces?> = [:]
    return sentences.map { sentence in
      var place = FindingPlace(
        file: sentence.file, symbol: symbol, layer: sentence.layer, line: sentence.line,
        column: sentence.column)
      if place.line != nil {
        let shapes = files[sentence.file] ?? ShapePlaces(file: sentence.file)
        files[sentence.file] = .some(shapes)
        shapes?.complete(element: &place)
      }
      return ImportFinding(sentence: sentence.description, place: place)
    }
  }

  /// The sentence and the place.
  var json: JSONValue {
    .object([("sentence", .string(sentence)), ("at", place?.json ?? .null)])
  }
}
