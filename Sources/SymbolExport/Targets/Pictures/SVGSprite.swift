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
      let suffix = job.folder(of: variant).split(separator: "/").map { "--\($0)" }.joined()
      for symbol in symbols {
        text +=
          "<symbol id=\"\(names[symbol.name])\(suffix)\" viewBox=\"\(symbol.viewBox)\">"
          + "\(symbol.svgBody(variant.mode))</symbol>\n"
      }
    }
    report.addLosses(of: job, colors: .light)
    return [ExportedFile("sprite.svg", text + "</svg>\n")]
  }

  var usage: String {
    """
    In a page of the same origin, because browsers refuse sprites of other origins:

    ```html
    <svg width="24" height="24" fill="currentColor" aria-hidden="true"><use href="sprite.svg#NAME"/></svg>
    ```

    Of several weights, scales or modes, each symbol has one: `sprite.svg#NAME--bold`.
    """
  }
}
