internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The target `iconify`: a package of icon data for each variant.
///
/// Names and members follow Iconify's types: <https://iconify.design/docs/types/iconify-json.html>. A set with colours of
/// its own is apart, because the member `palette` belongs to whole sets.
struct IconifySets: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    // The prefix is that of the sets.
    let names = try ExportNames(job.names, .kebab, overrides: job.overrides)
    var files: [ExportedFile] = []
    for variant in job.variants {
      let set = try set(variant, names, &report)
      let folder = job.variants.count > 1 ? "\(set.prefix)/" : ""
      files += set.files.map { ExportedFile(folder + $0.path, $0.bytes) }
    }
    report.addLosses(of: job, colors: .light)
    return files
  }

  var usage: String {
    let folder = job.variants.count > 1 ? "Each folder" : "The folder"
    let symbol = job.symbols[0].name
    let name = (try? ExportNames([symbol], .kebab, overrides: job.overrides))?[symbol] ?? symbol
    let forms =
      job.symbols.contains { $0.metadata.rightToLeft != nil }
      ? " Forms for text from right to left end in `-rtl`." : ""
    return """
      \(folder) is a package in the form of `@iconify-json/…`: `npm install ./FOLDER`, then an icon is \
      `\(prefix(of: job.variants[0])):\(name)` in everything that reads Iconify.\(forms)
      """
  }

  /// The prefix of the first set, which cannot be empty.
  private var prefix: String {
    let words = NameWords.words(of: job.prefix ?? "")
    return NameScheme.kebab.joined(words.isEmpty ? job.library.words : words)
  }

  private func prefix(of variant: FlatSymbol.Variant) -> String {
    var words = [prefix]
    if variant.weight != job.weights.first { words.append(variant.weight.rawValue) }
    if variant.scale != job.scales.first { words.append(variant.scale.rawValue) }
    if variant.mode != .monochrome { words.append(variant.mode.rawValue) }
    return words.joined(separator: "-")
  }

  private func set(
    _ variant: FlatSymbol.Variant, _ names: ExportNames, _ report: inout TargetReport
  ) throws(ExportError) -> IconifySet {
    let symbols = try job.flat(variant)
    report.add(scaled: symbols)
    var set = IconifySet(
      job: job, prefix: prefix(of: variant), isColored: variant.mode == .multicolor)
    for (listed, symbol) in zip(job.symbols, symbols) {
      set.add(names[listed.name], symbol, listed, variant.mode)
    }
    for (listed, symbol) in try job.rightToLeftForms(of: variant) {
      try set.addRightToLeft(names[listed.name], symbol, of: listed.name, variant.mode)
    }
    set.addAliases(of: job.symbols, names)
    return set
  }
}
