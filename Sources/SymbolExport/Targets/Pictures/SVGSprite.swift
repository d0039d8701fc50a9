internal import SymtextSupport
internal import SymtextSymbolText

/// The target `sprite`: all symbols in one SVG file, for `<use href="sprite.svg#heart-fill">`.
struct SVGSprite: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    let names = try job.names(.kebab)
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n"
    for variant in job.variants {
      let symbols = try job.flat(variant)
      report.add(scaled: symbols)
      for symbol in symbols {
        text +=
          "<symbol id=\"\(id(names[symbol.name], variant))\" viewBox=\"\(symbol.viewBox)\">"
          + "\(symbol.svgBody(variant.mode))</symbol>\n"
      }
    }
    report.addLosses(of: job, directions: .none)
    report.addLosses(of: job, colors: .light)
    return [ExportedFile("sprite.svg", text + "</svg>\n")]
  }

  var usage: String {
    let symbol = try? job.flat(job.variants[0]).first
    let (width, height) = (symbol?.width ?? "24", symbol?.height ?? "24")
    let variants =
      job.variants.count > 1
      ? "\n\nEach symbol has one for each weight, scale or mode, after `--`." : ""
    return """
      In a page of the same origin, because browsers refuse sprites of other origins:

      ```html
      <svg width="\(width)" height="\(height)" fill="currentColor" aria-hidden="true"><use href="sprite.svg#\(id(job.sample(.kebab), job.variants[0]))"/></svg>
      ```\(variants)
      """
  }

  /// Returns the identifier of a symbol in a variant.
  private func id(_ name: String, _ variant: FlatSymbol.Variant) -> String {
    name + job.folder(of: variant).split(separator: "/").map { "--\($0)" }.joined()
  }
}
