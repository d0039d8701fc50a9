internal import SymtextSupport

/// The annotation files of some icons, which no other process changes through this type while it exists.
package struct AnnotationFiles {
  /// A file and the icons whose entries it has.
  package struct Part {
    package var file: AnnotationFile
    package fileprivate(set) var icons: [AnnotatedIcon]
  }

  /// Each file once, in the order of the icons.
  package var parts: [Part] = []
  /// The locks of the files' folders.
  private let locks: [FolderLock]

  /// Locks and opens the files.
  /// - Throws: ``SourceError`` if one cannot be read or is not JSON.
  package init(of icons: [AnnotatedIcon]) throws(SourceError) {
    let places = try icons.map { (icon) throws(SourceError) in try AnnotationPlace(for: icon.file) }
    // Two processes that lock the same folders in the same order cannot wait for each other.
    let folders = ExactSet(places.map { OutputFile.parts($0.target).directory }).sorted()
    do {
      locks = try folders.map { (folder) throws(FileError) in try FolderLock(folder) }
    } catch {
      throw SourceError(error)
    }
    var numbers: ExactDictionary<Int> = [:]
    for (icon, place) in zip(icons, places) {
      if let number = numbers[place.target] {
        parts[number].icons.append(icon)
      } else {
        numbers[place.target] = parts.count
        parts.append(Part(file: try AnnotationFile(at: place), icons: [icon]))
      }
    }
  }

  /// Keeps the locks until an action has ended.
  package func whileLocked<Failure: Error>(
    _ action: (AnnotationFiles) throws(Failure) -> Void
  ) throws(Failure) {
    defer { withExtendedLifetime(locks) {} }
    try action(self)
  }
}
