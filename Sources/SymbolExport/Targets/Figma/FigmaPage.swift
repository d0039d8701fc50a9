internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The target `figma`: one SVG file for import, in which each symbol and variant is a group of its own, named and laid
/// out by category.
///
/// An import makes layers of elements, with their `id` as names; components are made of them in Figma.
struct FigmaPage: TargetWriter {
  let job: ExportJob

  /// The distance between the boxes of neighbours, in units.
  private static let gap = 24.0
  /// The most boxes of a row.
  private static let columns = 24
  /// The size of headings, in units.
  private static let heading = 16.0

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    let names = try job.names(.kebab)
    var flat: [[FlatSymbol]] = []
    for variant in job.variants {
      let symbols = try job.flat(variant)
      report.add(scaled: symbols)
      flat.append(symbols)
    }
    let cell = Self.cell(of: flat)
    var content = ""
    var y = Self.gap
    for (category, indices) in categories {
      content += Self.text(category.isEmpty ? job.library.family : category, y: y + Self.heading)
      y += 2 * Self.heading
      content += rows(indices, flat, names, cell: cell, y: y)
      y += Double((indices.count + perRow - 1) / perRow) * cell.height + Self.gap
    }
    let width = Self.gap + Double(perRow * job.variants.count) * cell.width
    report.addLosses(of: job, directions: .none)
    report.addLosses(of: job, colors: .light)
    return [ExportedFile("figma.svg", Self.page(content, width: width, height: y))]
  }

  /// The number of symbols in a row, each with all its variants.
  private var perRow: Int { max(1, Self.columns / job.variants.count) }

  /// Returns the room of a group, with the gap; boxes of text can be wider and higher than 24 units.
  private static func cell(of flat: [[FlatSymbol]]) -> (width: Double, height: Double) {
    let boxes = flat.joined().map(\.placement)
    return (
      (boxes.map(\.width).max() ?? SymbolBox.side) + gap,
      (boxes.map(\.height).max() ?? SymbolBox.side) + gap
    )
  }

  /// Returns the groups of some symbols in rows.
  private func rows(
    _ indices: [Int], _ flat: [[FlatSymbol]], _ names: ExportNames,
    cell: (width: Double, height: Double), y: Double
  ) -> String {
    let variants = job.variants
    return indices.enumerated().flatMap { place, index in
      variants.enumerated().map { number, variant in
        let column = place % perRow * variants.count + number
        return Self.group(
          id(names[job.symbols[index].name], variant), flat[number][index],
          x: Self.gap + Double(column) * cell.width,
          y: y + Double(place / perRow) * cell.height)
      }
    }.joined()
  }

  var usage: String {
    let id = id(job.sample(.kebab), job.variants[0])
    let properties = "by Figma's rules, the part of the name after the slash becomes its properties"
    let variants =
      job.variants.count > 1
      ? ", then choose those of one symbol and Combine as variants: \(properties)" : ""
    return """
      Drop `figma.svg` on a page of Figma, Penpot or Sketch. Each symbol is a group with a clear box of 24 units, such as \
      `\(id)`. In Figma, choose the groups and Create multiple components\(variants). Colours are black or those of the \
      symbol for light grounds; shapes of different levels are paths of their own.
      """
  }

  /// The categories in order, with the indices of their symbols.
  private var categories: [(name: String, indices: [Int])] {
    var categories: ExactDictionary<[Int]> = [:]
    for (index, symbol) in job.symbols.enumerated() {
      categories[symbol.metadata.category, default: []].append(index)
    }
    return categories.keys.sorted().map { ($0, categories[$0] ?? []) }
  }

  /// Returns the name of a group: the symbol's, and after a slash a property for each choice of which there are several.
  private func id(_ name: String, _ variant: FlatSymbol.Variant) -> String {
    var properties: [String] = []
    if job.weights.count > 1 { properties.append("weight=\(variant.weight.rawValue)") }
    if job.scales.count > 1 { properties.append("scale=\(variant.scale.rawValue)") }
    if job.modes.count > 1 { properties.append("mode=\(variant.mode.rawValue)") }
    return properties.isEmpty ? name : "\(name)/\(properties.joined(separator: ", "))"
  }

  private static func group(_ id: String, _ symbol: FlatSymbol, x: Double, y: Double) -> String {
    let place = "\(x.text(decimals: 2)) \(y.text(decimals: 2))"
    return "<g id=\"\(XMLText.attribute(id))\" transform=\"translate(\(place))\">"
      + "<rect width=\"\(symbol.width)\" height=\"\(symbol.height)\" fill=\"none\"/>"
      + "\(symbol.svgPaths { _ in "" })</g>\n"
  }

  private static func text(_ text: String, y: Double) -> String {
    "<text x=\"\(gap.text(decimals: 0))\" y=\"\(y.text(decimals: 2))\" font-family=\"Inter\""
      + " font-size=\"\(heading.text(decimals: 0))\" font-weight=\"600\">\(XMLText.content(text))</text>\n"
  }

  private static func page(_ content: String, width: Double, height: Double) -> String {
    let (width, height) = (width.text(decimals: 2), height.text(decimals: 2))
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\">\n\(content)</svg>\n"
  }
}
