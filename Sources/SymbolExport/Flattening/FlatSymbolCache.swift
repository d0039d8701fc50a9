internal import Synchronization
internal import SymtextSupport
internal import SymtextSymbolText

/// Flattened symbols, which several targets share.
final class FlatSymbolCache: Sendable {
  private let known = Mutex<[FlatSymbol.Variant: [FlatSymbol]]>([:])

  /// Returns symbols in a form, in order.
  /// - Throws: ``ExportError`` if one cannot be drawn.
  func symbols(
    _ names: [String], _ variant: FlatSymbol.Variant, with flattener: SymbolFlattener, threads: Int
  ) throws(ExportError) -> [FlatSymbol] {
    if let made = known.withLock({ $0[variant] }) { return made }
    let results = ParallelMap.map(names.count, threads: threads) { index in
      Result { () throws(SymbolError) in try flattener.flat(names[index], variant) }
    }
    var made: [FlatSymbol] = []
    made.reserveCapacity(results.count)
    do throws(SymbolError) {
      for result in results { made.append(try result.get()) }
    } catch {
      throw ExportError("\(error)")
    }
    let all = made
    known.withLock { $0[variant] = all }
    return all
  }
}
