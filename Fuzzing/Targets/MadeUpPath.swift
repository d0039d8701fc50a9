/// Generates path data from bytes.
enum MadeUpPath {
  /// Returns one or two contours with all commands.
  static func data(_ source: inout ByteSource, _ numbers: inout NastyNumbers) -> String {
    var data = "M" + list(2, &source, &numbers)
    for _ in 0..<1 + source.number(below: 10) {
      let letter: String = source.pick([
        "L", "L", "l", "H", "v", "C", "C", "c", "S", "s", "Q", "q", "T", "A", "a", "Z", "M",
      ])
      let count =
        switch letter {
        case "H", "v": 1
        case "C", "c": 6
        case "S", "s", "Q", "q": 4
        case "Z": 0
        default: 2
        }
      data += letter
      if letter == "A" || letter == "a" {
        data += list(3, &source, &numbers) + source.pick([" 0 0 ", " 0 1 ", " 1 0 ", " 1 1 "])
      }
      data += list(count, &source, &numbers)
    }
    return data + source.pick(["", "z"])
  }

  private static func list(
    _ count: Int, _ source: inout ByteSource, _ numbers: inout NastyNumbers
  ) -> String {
    (0..<count).map { _ in numbers.next(&source) }.joined(separator: " ")
  }
}
