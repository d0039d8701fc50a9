/// Whether strokes that overlap are joined to outlines without overlaps.
///
/// A font looks the same either way; renderers take longer for overlaps, which are flagged
/// (`OVERLAP_SIMPLE`). What clears is always cut out.
public enum OverlapRule: String, CaseIterable, Sendable {
  /// As ``remove`` in sets of up to ``FontCompiler/mostJoined`` symbols; in larger ones only where the
  /// outline has one structure at all weights.
  case automatic = "auto"
  /// Overlaps are removed wherever at most four outlines along the weight axis do it.
  case remove
  /// Overlaps are left as they are.
  case keep

  /// Which strokes are joined in a set of so many symbols.
  func joining(symbolCount: Int) -> SymbolOutliner.Joining {
    switch self {
    case .automatic: symbolCount <= FontCompiler.mostJoined ? .everything : .evenly
    case .remove: .everything
    case .keep: .nothing
    }
  }
}
