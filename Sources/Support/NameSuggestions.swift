/// Finds similar names.
package enum NameSuggestions {
  /// Returns at most three names, nearest first; equally near names are ordered by the length of the common prefix.
  ///
  /// Names that differ in more than a third of the letters are left out.
  package static func nearest(to name: String, among names: [String]) -> [String] {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    let limit = max(wanted.count / 3, 1)
    return
      names
      .map { name in
        let letters = Array(name.lowercased().utf8)
        let alike = zip(wanted, letters).prefix { $0 == $1 }.count
        return (name: name, distance: distance(wanted, letters), unlike: -alike)
      }
      .filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.unlike, $0.name) < ($1.distance, $1.unlike, $1.name) }
      .prefix(3).map(\.name)
  }

  /// The number of insertions, deletions, substitutions and swaps of adjacent letters.
  package static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
