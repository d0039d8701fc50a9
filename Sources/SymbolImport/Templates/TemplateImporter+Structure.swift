internal import SymtextSupport
package import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

extension TemplateImporter {
  /// Returns warnings about structure and layers that were lost, look wrong, or keep Xcode from reading the file.
  package func structureWarnings(_ template: TemplateFile) -> [ImportError] {
    var warnings = template.structure.unread
    if let reference = template.referenceVariant {
      warnings += TemplateLayers(template, reference: reference).warnings
    }
    warnings += variantWarnings(template) + versionWarnings(template)
    for missing in template.structure.missingGuides where missing.hasPrefix("Capline") {
      warnings.append(
        failure("there is no guide \(missing); the cap height of the other scales is used"))
    }
    if template.variants.values.allSatisfy({ $0.margins == .ink }) {
      warnings.append(failure("there are no margins; equal space is added beside the ink"))
    }
    for (variant, drawing) in template.variants.sorted(by: { $0.key < $1.key }) {
      for (index, path) in drawing.paths.enumerated() where path.isStroked {
        warnings.append(
          failure(
            "path \(index + 1) of \(variant) is stroked; a template has outlines, and its stroke is left out",
            line: path.line))
      }
    }
    return warnings
  }

  /// Returns warnings about groups of variants that are not where a template has them.
  private func variantWarnings(_ template: TemplateFile) -> [ImportError] {
    var warnings: [ImportError] = []
    for (variant, line) in template.structure.duplicates {
      warnings.append(failure("a second drawing of \(variant) is left out", line: line))
    }
    for (variant, outer, line) in template.structure.nestedVariants {
      warnings.append(
        failure(
          "the group \(variant) lies in the group \(outer) and is drawn as a part of it", line: line
        )
      )
    }
    for (variant, line) in template.structure.outsideVariants {
      warnings.append(
        failure("\(variant) lies outside the group Symbols and is left out", line: line))
    }
    guard let reference = template.referenceVariant,
      template.annotation.tree.isEmpty,
      let count = template.variants[reference]?.paths.count
    else { return warnings }
    for (variant, drawing) in template.variants.sorted(by: { $0.key < $1.key })
    where drawing.paths.count != count && drawing.paths.contains(where: { !$0.layers.isEmpty }) {
      warnings.append(
        failure(
          "\(variant) has \(drawing.paths.count) paths, but \(reference) has \(count); they are matched by their layers",
          line: drawing.line))
    }
    return warnings
  }

  /// Returns warnings about texts and groups without which Xcode refuses a file that can be read nevertheless.
  private func versionWarnings(_ template: TemplateFile) -> [ImportError] {
    var missing: [String] = []
    if template.structure.lacksVersion(template.version) {
      missing.append("no text with the id template-version")
    }
    if !template.structure.hasGuides { missing.append("no group with the id Guides") }
    if !template.structure.hasSymbols { missing.append("no group with the id Symbols") }
    guard !missing.isEmpty else { return [] }
    return [
      failure(
        "it has \(missing.joined(separator: " and ")), so SF Symbols and Xcode cannot read it; its drawings are used all the same"
      )
    ]
  }
}
