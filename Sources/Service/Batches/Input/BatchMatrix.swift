internal import SymtextCommandLine
internal import SymtextFonts
internal import SymtextSupport

/// The keys whose values are combined for every line.
struct BatchMatrix: Sendable {
  /// A key and the values that it takes.
  struct Axis: Sendable {
    var key: String
    var values: [String]
  }

  /// The first changes slowest.
  private let axes: [Axis]

  /// The maximum number of images of a line.
  private static let mostImages = 10_000

  /// Reads a key, or its plural, and values: `locales=en,ar`, `states=normal,pressed`.
  /// - Throws: ``CommandError`` (usage).
  init(_ texts: [String], in table: CommandTable) throws(CommandError) {
    var axes: [Axis] = []
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let values = (parts.count > 1 ? parts[1] : "")
        .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard !values.contains("") else {
        throw .badValue(
          "matrix", text, "a key and values are expected, such as states=normal,pressed")
      }
      let key = try Self.key(String(parts[0]), in: text, table)
      guard !axes.contains(where: { $0.key.hasBytes(of: key) }) else {
        throw .badValue("matrix", text, "\(key) already has values; give all of them at once")
      }
      axes.append(Axis(key: key, values: values))
    }
    let count = axes.reduce(1.0) { $0 * Double($1.values.count) }
    guard count <= Double(Self.mostImages) else {
      throw .badValue(
        "matrix", nil, "at most \(Self.mostImages) images of each line are expected")
    }
    self.axes = axes
  }

  /// Returns the full key of a name; `locales`, `locale` and `language` are one key.
  private static func key(
    _ name: String, in text: String, _ table: CommandTable
  ) throws(CommandError) -> String {
    let names = name.hasSuffix("s") ? [name, String(name.dropLast())] : [name]
    for name in names.map(RequestKeys.full)
    where table.pictures.contains(where: { $0.has(name) }) {
      return name
    }
    let known = table.pictureKeys.union(RequestKeys.aliases.keys)
    let near = NameSuggestions.nearest(to: names.last ?? name, among: Array(known)).first
    throw .badValue(
      "matrix", text, suggestion: near, "there is no key \(name)")
  }

  /// The files that it names, which are allowed, as the command line is trusted.
  var files: [String] {
    axes.flatMap { axis -> [String] in
      switch axis.key {
      case "font": axis.values.filter(FontFinder.isFile)
      case "library": axis.values
      case "image", "fillImage": axis.values + axis.values.compactMap(Self.fileOfSize)
      default: []
      }
    }
  }

  /// Returns the file after a size, as in `16=a.png`.
  private static func fileOfSize(_ value: String) -> String? {
    value.firstIndex(of: "=").map { String(value[value.index(after: $0)...]) }
  }

  /// Returns all combinations of values for a line.
  ///
  /// Keys of the line, and keys that its command does not have, are left out.
  func combinations(for line: BatchLine) -> [[(key: String, value: JSONValue)]] {
    var all: [[(key: String, value: JSONValue)]] = [[]]
    for axis in axes
    where line.keys.has(axis.key)
      && !line.members.contains(where: { $0.key.hasBytes(of: axis.key) })
    {
      all = all.flatMap { known in axis.values.map { known + [(axis.key, .string($0))] } }
    }
    return all
  }
}
