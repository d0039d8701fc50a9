internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolImport

/// A drawing or a template that another program has written from an older copy than the last one.
///
/// It takes the geometry of the new file. An annotation that the program has not changed since its copy, and the studio
/// has, is lost in the new file.
struct StaleSave {
  /// The values as they were before.
  let ours: AnnotationValues
  /// The values in the new file.
  let theirs: AnnotationValues
  /// The keys of values that the studio has changed since the older copy, and the program has not.
  let lost: [String]
  /// The keys of values that both have changed, each to another value.
  let disputed: [String]

  /// Compares the new bytes with the states of the file; `nil` if it is not stale.
  /// - Parameter states: The bytes of the file, the last ones first.
  init?(
    _ now: [UInt8], states: [[UInt8]], source: FolderReader.Source, reader: FolderReader
  ) {
    func drawing(_ bytes: [UInt8]) -> AnnotatedDrawing? {
      try? AnnotatedDrawing(source, bytes: bytes, reader: reader)
    }
    guard states.count > 1, let new = drawing(now), let last = drawing(states[0]) else {
      return nil
    }
    let (theirs, ours) = (AnnotationValues(new.values), AnnotationValues(last.values))
    let older = states.dropFirst().compactMap(drawing).map { drawing in
      (drawing: drawing, changes: AnnotationValues(drawing.values).differing(from: theirs))
    }
    guard let copy = older.min(by: { $0.changes.count < $1.changes.count }),
      copy.changes.count < ours.differing(from: theirs).count,
      // The whole file as it was before has been brought back on purpose.
      copy.drawing.outlines != new.outlines
    else { return nil }
    (self.theirs, self.ours) = (theirs, ours)
    let changed = ExactSet(copy.changes)
    let own = ours.differing(from: AnnotationValues(copy.drawing.values))
    lost = own.filter { !changed.contains($0) && ours[$0] != theirs[$0] }
    disputed = own.filter { changed.contains($0) && ours[$0] != theirs[$0] }
  }
}

extension AnnotatedDrawing {
  /// The path data of its shapes.
  fileprivate var outlines: [String] { shapes.map { SVGPathWriter.text($0.path) } }
}
