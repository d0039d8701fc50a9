internal import SymtextSupport

/// The files that have the annotations of some icons, drawings and templates, which no other process changes through
/// this type while it exists.
package struct AnnotationFiles {
  /// Each file once, in the order of the icons.
  package private(set) var files: [AnnotationFile] = []
  /// The icons, with the indices of the files that may have their annotations: their own first, and `symbols.json`.
  private var icons: [(icon: AnnotatedIcon, files: [Int])] = []
  /// The locks of the files' folders.
  private let locks: [FolderLock]

  /// Locks and opens the files.
  /// - Parameter folder: The folder whose `symbols.json` has the annotations of all icons; `nil` finds that of each.
  /// - Throws: ``SourceError`` if one cannot be read or is not JSON.
  package init(of icons: [AnnotatedIcon], in folder: String? = nil) throws(SourceError) {
    let places = try icons.map { (icon) throws(SourceError) in
      if let folder { return try AnnotationPlace(in: folder) }
      return try AnnotationPlace(for: icon.file)
    }
    let shared = try folder.map { (folder) throws(SourceError) in try AnnotationPlace(in: folder) }
    let own = icons.map(AnnotationFile.init(of:))
    // Two processes that lock the same folders in the same order cannot wait for each other.
    let targets =
      (places + [shared].compactMap(\.self)).map(\.target) + own.compactMap { $0?.target }
    let folders = ExactSet(targets.map { OutputFile.parts($0).directory }).sorted()
    do {
      locks = try folders.map { (folder) throws(FileError) in try FolderLock(folder) }
    } catch {
      throw SourceError(error)
    }
    var numbers: ExactDictionary<Int> = [:]
    if let shared {
      numbers[shared.target] = 0
      files.append(try AnnotationFile(at: shared))
    }
    for (icon, place) in zip(icons, places) {
      // Another process may have changed it before it was locked.
      let icon = try AnnotatedIcon(file: icon.file)
      var indices: [Int] = []
      if let file = AnnotationFile(of: icon), numbers[file.target] == nil {
        numbers[file.target] = files.count
        files.append(file)
      }
      if case .icon = icon.form {
      } else {
        indices += numbers[InputFile.realPath(icon.file) ?? icon.file].map { [$0] } ?? []
      }
      if numbers[place.target] == nil {
        numbers[place.target] = files.count
        files.append(try AnnotationFile(at: place))
      }
      indices += numbers[place.target].map { [$0] } ?? []
      self.icons.append((icon, indices))
    }
  }

  /// Keeps the locks until an action has ended.
  package func whileLocked<Result, Failure: Error>(
    _ action: (AnnotationFiles) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(locks) {} }
    return try action(self)
  }

  /// Sets a value of icons, or removes it.
  /// - Parameters:
  ///   - key: A path such as `layers[0].level`.
  ///   - value: JSON, or a text without quotation marks; `nil` removes the value.
  ///   - own: The path of the icon; `nil` for all icons.
  /// - Returns: The icons that did not have a value that was to be removed, with the file that has no place for it.
  /// - Throws: ``SourceError`` if the key or the value is not valid.
  package mutating func set(
    _ key: String, to value: String?, of own: String? = nil
  ) throws(SourceError) -> [(icon: String, file: String)] {
    let key = try AnnotationKey(key)
    var lacking: [(icon: String, file: String)] = []
    for (icon, indices) in icons where own?.hasBytes(of: icon.file) ?? true {
      for (key, value) in try Self.parts(of: key, value, in: icon) {
        if let file = try change(key, to: value, of: icon, indices) {
          lacking.append((icon.file, file))
        }
      }
    }
    return lacking
  }

  /// Whether a key names a property of annotations.
  package static func isKnown(_ key: String) -> Bool {
    guard let key = try? AnnotationKey(key) else { return false }
    return MetadataFile.keys.contains { $0.hasBytes(of: key.layer == nil ? key.name : "layers") }
  }

  /// Sets a value of the folder's font, or removes it.
  /// - Parameters:
  ///   - key: A path such as `colors.brand`.
  ///   - value: JSON; `nil` removes the value.
  /// - Throws: ``SourceError`` if the key is not valid, or no folder was given.
  package mutating func setFont(_ key: String, to value: String?) throws(SourceError) {
    guard !files.isEmpty else { throw SourceError("no folder has the font", kind: .missing) }
    try files[0].setFont(try AnnotationKey(key), to: value)
    _ = try files[0].check([])
  }

  /// Returns the changes that a change is for an icon: alternative texts in several languages have several places, if the
  /// icon is a drawing.
  private static func parts(
    of key: AnnotationKey, _ value: String?, in icon: AnnotatedIcon
  ) throws(SourceError) -> [(AnnotationKey, String?)] {
    guard case .drawing = icon.form, key.text.hasBytes(of: "alt"), let value,
      let texts = (try? JSONReader.value(Array(value.utf8)))?.members
    else { return [(key, value)] }
    return try texts.map { (language, text) throws(SourceError) in
      (try AnnotationKey("alt.\(language)"), text.compactText)
    }
  }

  /// Changes a value of an icon.
  /// - Parameter indices: The files that may have it.
  /// - Returns: The file that does not have a value that was to be removed.
  private mutating func change(
    _ key: AnnotationKey, to value: String?, of icon: AnnotatedIcon, _ indices: [Int]
  ) throws(SourceError) -> String? {
    var places: [Int] = []
    for index in indices where try files[index].has(key) { places.append(index) }
    guard let value else {
      for place in places where try files[place].unset(key, of: icon) { return nil }
      return places.first.map { files[$0].path }
    }
    if let place = places.first { try files[place].set(key, to: value, of: icon) }
    return nil
  }

  /// Returns the warnings of importing the icons with the annotations as changed.
  /// - Throws: ``SourceError`` if a file is not valid, or an icon cannot be read with it.
  package func check() throws(SourceError) -> [String] {
    var warnings: [String] = []
    for index in files.indices {
      let own = icons.filter { $0.files.last == index }.map { icon, indices in
        (icon: icon, bytes: indices.count > 1 ? files[indices[0]].bytes : icon.bytes)
      }
      if !own.isEmpty { warnings += try files[index].check(own) }
    }
    return warnings
  }

  /// Returns the indices of the files that the last change of each icon has changed.
  /// - Parameter journals: The journal of each file.
  package func changedLast(_ journals: [AnnotationJournal]) -> [Int] {
    let last = icons.flatMap { _, indices in
      let known = indices.filter { !journals[$0].isEmpty }
      guard let number = known.map({ journals[$0].lastNumber }).max() else { return [indices[0]] }
      return known.filter { journals[$0].lastNumber == number }
    }
    return Set(last).sorted()
  }
}
