internal import SymtextImageFormats
internal import SymtextSupport

/// The result of a pair.
struct ComparedResult: Sendable {
  let pair: ComparedPair
  /// How many pixels may differ, and which part of all.
  let most: (pixels: Int, ratio: Double)
  /// The pixels; `nil` if a picture is missing or cannot be read.
  var comparison: PictureComparison?
  /// The sentence of an error, if a picture cannot be read.
  var failure: String?
  /// The differences of the JSON files beside the pictures.
  var measures = ComparedMeasures()
  /// The picture of differences as a PNG file, if it was asked for.
  var difference: [UInt8]?
  /// Both pictures as PNG files, if they differ and the picture of differences was asked for.
  var pictures: (first: [UInt8], second: [UInt8])?

  init(pair: ComparedPair, most: (pixels: Int, ratio: Double)) {
    (self.pair, self.most) = (pair, most)
  }

  /// Whether both pictures have the same size.
  private var haveSameSize: Bool {
    comparison.map { $0.sizes.first == $0.sizes.second } ?? false
  }

  /// The number of pixels that may differ.
  private var allowed: Int {
    guard let comparison else { return 0 }
    let (width, height) = comparison.sizes.first
    return max(most.pixels, Int((most.ratio * Double(width * height)).rounded(.down)))
  }

  /// Whether the pictures are alike: their sizes, their measures, and all pixels but those that may differ.
  var isAlike: Bool {
    guard let comparison else { return false }
    return haveSameSize && measures.differences.isEmpty && comparison.differing <= allowed
  }

  /// The number of parts that a line lists.
  private static let listedParts = 3

  /// The result as a line of text.
  var line: String {
    guard let comparison else {
      if let failure { return failure }
      return pair.first == nil
        ? "\(pair.name): only the second folder has it"
        : "\(pair.name): only the first folder has it"
    }
    var parts: [String] = []
    let (first, second) = comparison.sizes
    if !haveSameSize {
      parts.append(
        "sizes differ: \(first.width) × \(first.height) and \(second.width) × \(second.height) pixels"
      )
    }
    if comparison.differing > 0 {
      let share = 100 * Double(comparison.differing) / Double(max(comparison.comparedPixels, 1))
      var text =
        "\(comparison.differing) of \(comparison.comparedPixels) pixels differ (\(Self.text(share, 3)) %)"
      if comparison.differing <= allowed { text += ", at most \(allowed) may" }
      if let greatest = comparison.greatest {
        text += ", by up to \(Self.text(greatest.distance, 3)) at \(greatest.x),\(greatest.y)"
      }
      let boxes = comparison.regions.prefix(Self.listedParts).map { region in
        "\(region.box.x),\(region.box.y) \(region.box.width)×\(region.box.height)"
      }
      let more = comparison.regions.count - boxes.count
      text += "; in \(boxes.joined(separator: ", "))" + (more > 0 ? " and \(more) more" : "")
      parts.append(text)
    }
    if comparison.edges > 0 {
      parts.append("\(comparison.edges) pixels at edges that moved by up to half a pixel")
    }
    if comparison.shift != (0, 0) {
      parts.append("the second one is shifted by \(comparison.shift.x),\(comparison.shift.y)")
    }
    for measure in measures.differences.prefix(Self.listedParts) {
      parts.append("\(measure.path): \(measure.first) became \(measure.second)")
    }
    if measures.differences.count > Self.listedParts {
      parts.append("\(measures.differences.count - Self.listedParts) more measures")
    }
    if let missing = measures.missingFile {
      parts.append("measures are not compared: \(missing) is missing")
    }
    return "\(pair.name): \(isAlike ? "alike" : "different")"
      + (parts.isEmpty ? "" : "; " + parts.joined(separator: "; "))
  }

  private static func text(_ value: Double, _ decimals: Int) -> String {
    DecimalText(decimals: decimals).text(value) ?? "\(value)"
  }

  /// The result as JSON.
  var json: JSONValue {
    func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
    var members: [(String, JSONValue)] = [
      ("name", .string(pair.name)), ("first", text(pair.first)), ("second", text(pair.second)),
      ("isAlike", .bool(isAlike)), ("error", text(failure)),
    ]
    guard let comparison else { return .object(members) }
    func size(_ size: (width: Int, height: Int)) -> JSONValue {
      .object([("width", .integer(size.width)), ("height", .integer(size.height))])
    }
    members += [
      ("firstSize", size(comparison.sizes.first)), ("secondSize", size(comparison.sizes.second)),
      ("comparedPixels", .integer(comparison.comparedPixels)),
      ("differingPixels", .integer(comparison.differing)),
      ("allowedPixels", .integer(allowed)),
      ("edgePixels", .integer(comparison.edges)), ("faintPixels", .integer(comparison.faint)),
      ("greatestDistance", .number(comparison.greatest?.distance ?? 0)),
      (
        "shift",
        .object([("x", .integer(comparison.shift.x)), ("y", .integer(comparison.shift.y))])
      ),
      (
        "regions",
        .array(
          comparison.regions.prefix(Self.mostRegions).map { region in
            .object([
              ("x", .integer(region.box.x)), ("y", .integer(region.box.y)),
              ("width", .integer(region.box.width)), ("height", .integer(region.box.height)),
              ("pixels", .integer(region.count)),
            ])
          })
      ),
      ("regionCount", .integer(comparison.regions.count)),
      ("measures", .array(measures.differences.map(\.json))),
      ("missingMeasures", text(measures.missingFile)),
    ]
    return .object(members)
  }

  /// The number of parts in JSON.
  private static let mostRegions = 100
}
