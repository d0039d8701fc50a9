internal import SymtextSupport

/// A `symbols.json` that another program has written from an older copy than the last one.
///
/// A value that the program has not changed since its copy, and the studio has, is lost in the new file.
struct StaleEntries {
  /// The values as they were before.
  let ours: EntryValues
  /// The values in the new file.
  let theirs: EntryValues
  /// The places of values that the studio has changed since the older copy, and the program has not.
  let lost: [EntryValues.Place]
  /// The places of values that both have changed, each to another value.
  let disputed: [EntryValues.Place]

  /// Compares the new bytes with the states of the file; `nil` if it is not stale.
  /// - Parameter states: The bytes of the file, the last ones first.
  init?(_ now: [UInt8], states: [[UInt8]]) {
    guard states.count > 1, let theirs = EntryValues(now), let ours = EntryValues(states[0]) else {
      return nil
    }
    let older = states.dropFirst().compactMap(EntryValues.init).map { values in
      (values: values, changes: values.differing(from: theirs))
    }
    guard let copy = older.min(by: { $0.changes.count < $1.changes.count }),
      copy.changes.count < ours.differing(from: theirs).count,
      // All values as they were before have been brought back on purpose.
      !copy.changes.isEmpty
    else { return nil }
    (self.theirs, self.ours) = (theirs, ours)
    let changed = Set(copy.changes)
    let own = ours.differing(from: copy.values).filter { ours[$0] != theirs[$0] }
    lost = own.filter { !changed.contains($0) }
    disputed = own.filter(changed.contains)
  }
}
