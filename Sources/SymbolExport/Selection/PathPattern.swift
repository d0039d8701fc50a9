/// A pattern of paths: `*` and `?` stand for characters of one name, `**` for any number of folders.
package struct PathPattern: Sendable {
  private let parts: [[Character]]
  /// The folder before the first name with a wildcard; `.` for the current one.
  package let folder: String

  /// - Returns: `nil` for a path without wildcards.
  package init?(_ text: String) {
    let names = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let first = names.firstIndex(where: { $0.contains { "*?".contains($0) } }) else {
      return nil
    }
    let above = names[..<first].joined(separator: "/")
    folder = first == 0 ? "." : above.isEmpty ? "/" : above
    parts = names[first...].map { Array($0) }
  }

  /// Whether a path below ``folder`` matches.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0) }
    // The parts that the names so far can have reached.
    var reached: Set<Int> = [0]
    func addSkips() {
      for index in reached.sorted() {
        var next = index
        while next < parts.count, parts[next] == ["*", "*"] {
          next += 1
          reached.insert(next)
        }
      }
    }
    addSkips()
    for name in names {
      var next: Set<Int> = []
      for index in reached where index < parts.count {
        if parts[index] == ["*", "*"] {
          next.insert(index)
        } else if Self.matches(name, parts[index]) {
          next.insert(index + 1)
        }
      }
      reached = next
      addSkips()
    }
    return reached.contains(parts.count)
  }

  /// Whether a name matches a part, by the greedy algorithm that returns to the last `*` only.
  private static func matches(_ name: [Character], _ part: [Character]) -> Bool {
    var (at, place) = (0, 0)
    var star: (place: Int, at: Int)?
    while at < name.count {
      if place < part.count, part[place] == "?" || part[place] == name[at], part[place] != "*" {
        (at, place) = (at + 1, place + 1)
      } else if place < part.count, part[place] == "*" {
        star = (place, at)
        place += 1
      } else if let last = star {
        star = (last.place, last.at + 1)
        (place, at) = (last.place + 1, last.at + 1)
      } else {
        return false
      }
    }
    return part[place...].allSatisfy { $0 == "*" }
  }
}
