internal import SymtextSupport
internal import SymtextSymbolImport
internal import SymtextSymbols

/// Finds the changes of annotations that settle a finding, where there is one way.
struct StudioFixes {
  /// The name of the symbol in requests.
  let name: String
  let symbol: Symbol
  /// The values of its annotations.
  let values: AnnotationValues

  /// The stroke in Black that is offered for lines that run together, as a part of the usual one.
  private static let thinner = 0.8
  /// The thinnest stroke in Black that is offered.
  private static let thinnest = 0.5
  /// The rules that thinner lines in Black keep.
  private static let whiteRules: Set<String> = ["white", "counter"]

  /// Returns the fixes for a finding.
  func fixes(for finding: StudioFinding) -> [StudioFix] {
    switch finding.rule {
    case "form": form(finding)
    case "level": level
    case _ where Self.whiteRules.contains(finding.rule): stroke(finding)
    default: []
    }
  }

  private func fix(_ label: String, _ key: String, _ value: JSONValue?) -> StudioFix {
    StudioFix(label: label, changes: [AnnotationChange(name: name, key: key, value: value)])
  }

  /// Removes a form that no symbol has.
  private func form(_ finding: StudioFinding) -> [StudioFix] {
    guard let missing = finding.subject else { return [] }
    if case .symbol(let form)? = symbol.metadata.rightToLeft, form.hasBytes(of: missing) {
      return [
        fix("Mirror it from right to left", "rightToLeft", "mirror"),
        fix("Remove the form", "rightToLeft", nil),
      ]
    }
    let others = symbol.metadata.forms.filter { !$0.value.hasBytes(of: missing) }
      .sorted { $0.key < $1.key }
    let left = JSONValue.object(others.map { ($0.key, .string($0.value)) })
    return [fix("Remove the form", "forms", others.isEmpty ? nil : left)]
  }

  /// Gives tertiary layers the level that no layer has.
  private var level: [StudioFix] {
    let missing = [HierarchicalLevel.primary, .secondary].first { level in
      !symbol.layers.contains { $0.level == level }
    }
    guard let missing else { return [] }
    let changes = symbol.layers.indices.filter { symbol.layers[$0].level == .tertiary }.map {
      AnnotationChange(
        name: name, key: "layers[\($0)].level", value: .string(missing.rawValue))
    }
    return [StudioFix(label: "Make tertiary layers \(missing.rawValue)", changes: changes)]
  }

  /// Makes the lines of the layer thinner in Black.
  private func stroke(_ finding: StudioFinding) -> [StudioFix] {
    let count = values.layerCount
    let layer = finding.place?.layer ?? (count == 1 ? 0 : nil)
    guard let layer, layer < count, finding.place?.weight ?? 900 > 400 else { return [] }
    let key = "layers[\(layer)].stroke"
    let stroke = (values[key]?["900"]?.number ?? 1) * Self.thinner
    guard stroke >= Self.thinnest else { return [] }
    var members = values[key]?.members?.filter { $0.0 != "900" } ?? []
    members.append(("900", .number(stroke)))
    return [fix("Thinner lines in Black", key, .object(members))]
  }
}
