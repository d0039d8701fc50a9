internal import SymtextDrawing
internal import SymtextSupport
internal import SymtextSymbolText

extension ExportJob {
  /// Returns the files of all symbols and variants, made on several threads.
  /// - Parameter make: the files of one, each with the ending of its name.
  /// - Throws: ``ExportError`` if two symbols would have one name, or if one cannot be drawn.
  func pictures(
    colors: TargetReport.ColorSupport, _ report: inout TargetReport,
    _ make:
      @escaping @Sendable (FlatSymbol, FlatSymbol.Variant, SymbolFlattener) throws -> [(
        ending: String, bytes: [UInt8]
      )]
  ) throws(ExportError) -> [ExportedFile] {
    let fileNames = try names(.kebab)
    let flattener = SymbolFlattener(library.library, box: box)
    var files: [ExportedFile] = []
    for variant in variants {
      let symbols = try flat(variant)
      report.add(scaled: symbols)
      let folder = folder(of: variant)
      let made = ParallelMap.map(
        symbols.count, threads: threads, progress: progress
      ) { index in
        Result { try make(symbols[index], variant, flattener) }
      }
      for (symbol, result) in zip(names, made) {
        do {
          files += try result.get().map {
            ExportedFile("\(folder)\(fileNames[symbol])\($0.ending)", $0.bytes, of: symbol)
          }
        } catch {
          throw ExportError("`\(symbol)`: \(error)")
        }
      }
    }
    report.addLosses(of: self, directions: .none)
    report.addLosses(of: self, colors: colors)
    return files
  }
}
