internal import SymtextSupport

/// A place of a font, and the state of everything on which it depends.
struct FontPlaceRecord {
  /// The request and the environment.
  let key: String
  let place: FontPlace
  private let watched: [WatchedPath]

  /// - Returns: `nil` if the place cannot be kept: a path is relative or cannot be examined, or something changed so
  ///   recently that another change could have the same time.
  init?(key: String, place: FontPlace, watched paths: [String]) {
    guard paths.allSatisfy({ $0.utf8.first == UInt8(ascii: "/") }),
      place.file.utf8.first == UInt8(ascii: "/")
    else { return nil }
    var watched: [WatchedPath] = []
    for path in [place.file] + paths {
      guard let own = WatchedPath(path), own.isSettled else { return nil }
      watched.append(own)
    }
    (self.key, self.place, self.watched) = (key, place, watched)
  }

  /// Reads a record; `nil` for other content.
  init?(_ bytes: [UInt8]) {
    guard case .object(let members)? = try? JSONReader.value(bytes), members.count == 4,
      case .string(let key) = members[0].1, case .string(let file) = members[1].1,
      case .number(let index) = members[2].1, let index = Int(exactly: index), index >= 0,
      case .array(let states) = members[3].1
    else { return nil }
    var watched: [WatchedPath] = []
    for state in states {
      guard case .array(let parts) = state, parts.count == 2, case .string(let path) = parts[0],
        case .string(let stamp) = parts[1]
      else { return nil }
      watched.append(WatchedPath(path: path, stamp: stamp))
    }
    guard let first = watched.first, first.path.hasBytes(of: file) else { return nil }
    (self.key, place, self.watched) = (key, FontPlace(file: file, index: index), watched)
  }

  /// Whether nothing on which the place depends has changed.
  var isCurrent: Bool {
    watched.allSatisfy { own in WatchedPath(own.path)?.stamp.hasBytes(of: own.stamp) ?? false }
  }

  /// The record as JSON.
  var bytes: [UInt8] {
    let value = JSONValue.object([
      ("key", .string(key)), ("file", .string(place.file)), ("index", .integer(place.index)),
      (
        "watched",
        .array(watched.map { .array([.string($0.path), .string($0.stamp)]) })
      ),
    ])
    return Array("\(value.compactText)\n".utf8)
  }
}
