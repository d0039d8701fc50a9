internal import SymtextSupport
internal import SymtextSymbols

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
    if case .template = icon.form, key.isColorOfLayer, indices.count == 2 {
      return try changeColor(key, to: value, of: icon, own: indices[0], beside: indices[1])
    }
    var places: [Int] = []
    for index in indices where try files[index].has(key, value) { places.append(index) }
    guard let value else {
      for place in places where try files[place].unset(key, of: icon) { return nil }
      return places.first.map { files[$0].path }
    }
    if let place = places.first {
      var colors: ExactDictionary<LayerColor> = [:]
      if case .drawing = icon.form, let last = indices.last { colors = try files[last].colors() }
      try files[place].set(key, to: value, of: icon, colors: colors)
    }
    return nil
  }

  /// Changes the colour of a template's layer, whose file has one colour: `symbols.json` has two for light and dark.
  /// - Returns: As ``change(_:to:of:_:)``.
  private mutating func changeColor(
    _ key: AnnotationKey, to value: String?, of icon: AnnotatedIcon, own: Int, beside: Int
  ) throws(SourceError) -> String? {
    // A file without the value is not touched.
    var without = files[beside]
    let wasPair = try without.unset(key, of: icon)
    if wasPair { files[beside] = without }
    guard let value else {
      let wasThere = try files[own].unset(key, of: icon)
      return wasThere || wasPair ? nil : files[own].path
    }
    let pair = (try? JSONReader.value(Array(value.utf8)))?.strings
    guard let pair, pair.count == 2 else {
      try files[own].set(key, to: value, of: icon)
      return nil
    }
    try files[own].set(key, to: pair[0], of: icon)
    try files[beside].set(key, to: value, of: icon)
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

  /// A change of a file, by the indices of the file and of the change in its journal.
  package struct Change: Hashable {
    /// The index of the file.
    package let file: Int
    fileprivate let change: Int
  }

  /// Returns the last change of each icon, the last one of a file first.
  ///
  /// A change of several icons that is not the last one of all of them waits until the later ones are taken back.
  /// - Parameter journals: The journal of each file.
  /// - Throws: ``SourceError`` if there is none, or if it is also of icons that are not among these.
  package func lastChanges(_ journals: [AnnotationJournal]) throws(SourceError) -> [Change] {
    let names = icons.map {
      ExactSet(MetadataFile.entryNames(of: $0.icon.name, stem: $0.icon.stem))
    }
    let named = names.reduce(into: ExactSet()) { $0.formUnion($1) }
    var last: Set<Change> = []
    for ((icon, indices), names) in zip(icons, names) {
      let own = indices.compactMap { file in
        journals[file].lastChange(of: names).map { Change(file: file, change: $0) }
      }
      let number = own.map { journals[$0.file].number(of: $0.change) }.max()
      let changes = own.filter { journals[$0.file].number(of: $0.change) == number }
      let entries = changes.flatMap { journals[$0.file].entries(of: $0.change) }
      let others = entries.filter { !named.contains($0) }
      guard others.isEmpty else {
        throw SourceError(
          "the last change of \(icon.file) is also of \(SymbolFiles.list(others)); name all of them to take it back"
        )
      }
      let isLast = changes.allSatisfy { change in
        let journal = journals[change.file]
        return journal.entries(of: change.change).allSatisfy {
          journal.lastChange(of: [$0]) == change.change
        }
      }
      if isLast { last.formUnion(changes) }
    }
    guard !last.isEmpty else {
      throw SourceError(
        "there is no change of \(SymbolFiles.list(icons.map(\.icon.file))) to take back")
    }
    return last.sorted { ($0.file, $1.change) < ($1.file, $0.change) }
  }

  /// Undoes changes of a file.
  /// - Parameters:
  ///   - changes: From ``lastChanges(_:)``, all of this file.
  ///   - journal: The file's journal, which forgets them.
  /// - Returns: The bytes before the changes; `nil` if the file is not as its last change has left it.
  package func undo(
    _ changes: [Change], in journal: inout AnnotationJournal
  ) -> FileEdit.State? {
    guard let file = changes.first?.file, let original = files[file].original else { return nil }
    var undone = FileEdit.State.bytes(original)
    for change in changes {
      guard case .bytes(let bytes) = undone,
        let earlier = journal.undo(
          change.change, bytes, restore: AnnotationFile.restoring(_:in:from:))
      else { return nil }
      undone = earlier
    }
    return undone
  }
}

extension AnnotationKey {
  /// Whether it is the whole colour of a layer.
  fileprivate var isColorOfLayer: Bool {
    layer != nil && name.hasBytes(of: "color") && rest.isEmpty
  }
}
