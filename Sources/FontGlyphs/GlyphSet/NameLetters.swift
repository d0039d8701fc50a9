internal import SymtextSymbols

/// Plain letters with one pen, which keep symbol names readable without ligatures.
///
/// Centre lines in units of the drawing grid, y down. Capitals are between y = 5.2 and the baseline at y = 18.8, small
/// letters from y = 9.4, descenders to y = 23.4, so that a Regular pen touches cap line and baseline. Unlike symbols,
/// letters are not centred on the cap height.
enum NameLetters {
  /// A letter.
  struct Letter: Hashable, Sendable {
    let character: Character
    /// The extent of the centre lines to the right of x = 0, in units of the drawing grid.
    let width: Double
    /// SVG path data of the centre lines.
    let path: String

    init(_ character: Character, _ width: Double, _ path: String) {
      self.character = character
      self.width = width
      self.path = path
    }
  }

  /// Whether there is a letter for each character of a name.
  static func canWrite(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy {
      $0.isASCII && (Symbol.isNamePart($0) || $0 == "." || $0 == "-")
    }
  }

  /// All letters, by character code.
  static let letters: [Letter] = [
    Letter("-", 6, "M0 14.1H6"),
    Letter(".", 0, "M0 18.6h0"),
    Letter("0", 9, "M4.5 5.2A4.5 6.8 0 0 1 4.5 18.8A4.5 6.8 0 0 1 4.5 5.2Z"),
    Letter("1", 4, "M0 8.2L4 5.2V18.8"),
    Letter("2", 8.8, "M.2 9.2A4 4 0 0 1 8.2 9.2C8.2 12.5 4 14.5 0 18.8H8.8"),
    Letter("3", 8, "M0 5.2H7.6L3.8 10.4A4.2 4.2 0 1 1 .163 16.7"),
    Letter("4", 9, "M6.5 18.8V5.2L0 14.8H9"),
    Letter("5", 8.2, "M7.4 5.2H.8V11.2A4.4 4.4 0 1 1 0 16.6"),
    Letter("6", 9, "M6.6 5.2C2.4 6.8 0 10.2 0 14.3A4.5 4.5 0 1 0 4.5 9.8A4.5 4.5 0 0 0 0 14.3"),
    Letter("7", 8.5, "M0 5.2H8.5L3 18.8"),
    Letter(
      "8", 8.8,
      "M4.4 5.2a3.7 3.3 0 0 1 0 6.6a4.4 3.5 0 0 1 0 7a4.4 3.5 0 0 1 0-7a3.7 3.3 0 0 1 0-6.6Z"),
    Letter("9", 9, "M2.4 18.8C6.6 17.2 9 13.8 9 9.7A4.5 4.5 0 1 0 4.5 14.2A4.5 4.5 0 0 0 9 9.7"),
    Letter("A", 11.5, "M0 18.8L5.75 5.2L11.5 18.8M2.03 14H9.47"),
    Letter("B", 9.2, "M0 11.8H5.2A3.3 3.3 0 0 0 5.2 5.2H0V18.8H5.7A3.5 3.5 0 0 0 5.7 11.8"),
    Letter("C", 10.3, "M10.3 7.2A6 6.8 0 1 0 10.3 16.8"),
    Letter("D", 11, "M0 5.2H4.2A6.8 6.8 0 0 1 4.2 18.8H0Z"),
    Letter("E", 8, "M8 5.2H0V18.8H8M0 12H7"),
    Letter("F", 8, "M8 5.2H0V18.8M0 12H7"),
    Letter("G", 12, "M10.3 7.2A6 6.8 0 1 0 12 12H7"),
    Letter("H", 10, "M0 5.2V18.8M10 5.2V18.8M0 12H10"),
    Letter("I", 0, "M0 5.2V18.8"),
    Letter("J", 6.4, "M6.4 5.2V15.6A3.2 3.2 0 0 1 0 15.6"),
    Letter("K", 10, "M0 5.2V18.8M9 5.2L0 14.2M3.6 10.6L10 18.8"),
    Letter("L", 7.5, "M0 5.2V18.8H7.5"),
    Letter("M", 12, "M0 18.8V5.2L6 14.5L12 5.2V18.8"),
    Letter("N", 10, "M0 18.8V5.2L10 18.8V5.2"),
    Letter("O", 12.8, "M6.4 5.2A6.4 6.8 0 0 1 6.4 18.8A6.4 6.8 0 0 1 6.4 5.2Z"),
    Letter("P", 9, "M0 12.4H5.4A3.6 3.6 0 0 0 5.4 5.2H0V18.8"),
    Letter("Q", 12.8, "M6.4 5.2A6.4 6.8 0 0 1 6.4 18.8A6.4 6.8 0 0 1 6.4 5.2ZM8 14.5L12.8 19.5"),
    Letter("R", 9, "M0 12.4H5.2A3.6 3.6 0 0 0 5.2 5.2H0V18.8M5 12.4L9 18.8"),
    Letter(
      "S", 9.5,
      "M9 7.4c-.8-1.4-2.3-2.2-4.2-2.2c-2.6 0-4.5 1.4-4.5 3.5c0 4.6 9.2 1.9 9.2 6.5c0 2.2-2 3.6-4.7 3.6c-2.3 0-4-1-4.8-2.5"
    ),
    Letter("T", 10, "M0 5.2H10M5 5.2V18.8"),
    Letter("U", 10, "M0 5.2V13.8A5 5 0 0 0 10 13.8V5.2"),
    Letter("V", 11, "M0 5.2L5.5 18.8L11 5.2"),
    Letter("W", 16, "M0 5.2L4 18.8L8 5.2L12 18.8L16 5.2"),
    Letter("X", 10, "M0 5.2L10 18.8M10 5.2L0 18.8"),
    Letter("Y", 10, "M0 5.2L5 12V18.8M10 5.2L5 12"),
    Letter("Z", 9.5, "M0 5.2H9.5L0 18.8H9.5"),
    Letter("_", 9, "M0 21.5H9"),
    Letter("a", 9, "M4.5 9.4A4.5 4.7 0 0 1 4.5 18.8A4.5 4.7 0 0 1 4.5 9.4ZM9 9.4V18.8"),
    Letter("b", 9, "M0 5.2V18.8M4.5 9.4A4.5 4.7 0 0 1 4.5 18.8A4.5 4.7 0 0 1 4.5 9.4Z"),
    Letter("c", 7.7, "M7.7 10.8A4.5 4.7 0 1 0 7.7 17.4"),
    Letter("d", 9, "M4.5 9.4A4.5 4.7 0 0 1 4.5 18.8A4.5 4.7 0 0 1 4.5 9.4ZM9 5.2V18.8"),
    Letter("e", 9, "M0 14.1H9A4.5 4.7 0 1 0 7 18"),
    Letter("f", 6, "M6 5.2A3.5 3.5 0 0 0 2.5 8.7V18.8M0 9.4H6"),
    Letter(
      "g", 9, "M4.5 9.4A4.5 4.7 0 0 1 4.5 18.8A4.5 4.7 0 0 1 4.5 9.4ZM9 9.4V19.4A4 4 0 0 1 5 23.4H1"
    ),
    Letter("h", 8, "M0 5.2V18.8M0 13.4A4 4 0 0 1 8 13.4V18.8"),
    Letter("i", 0, "M0 9.4V18.8M0 4.8h0"),
    Letter("j", 3, "M3 9.4V20.4A3 3 0 0 1 0 23.4M3 4.8h0"),
    Letter("k", 7.8, "M0 5.2V18.8M7.2 9.4L0 15M2.7 12.9L7.8 18.8"),
    Letter("l", 2.5, "M0 5.2V16.3A2.5 2.5 0 0 0 2.5 18.8"),
    Letter(
      "m", 14, "M0 9.4V18.8M0 12.9A3.5 3.5 0 0 1 7 12.9V18.8M7 12.9A3.5 3.5 0 0 1 14 12.9V18.8"),
    Letter("n", 8, "M0 9.4V18.8M0 13.4A4 4 0 0 1 8 13.4V18.8"),
    Letter("o", 9, "M4.5 9.4A4.5 4.7 0 0 1 4.5 18.8A4.5 4.7 0 0 1 4.5 9.4Z"),
    Letter("p", 9, "M0 9.4V23.4M4.5 9.4A4.5 4.7 0 0 1 4.5 18.8A4.5 4.7 0 0 1 4.5 9.4Z"),
    Letter("q", 9, "M4.5 9.4A4.5 4.7 0 0 1 4.5 18.8A4.5 4.7 0 0 1 4.5 9.4ZM9 9.4V23.4"),
    Letter("r", 4.6, "M0 9.4V18.8M0 14A4.6 4.6 0 0 1 4.6 9.4"),
    Letter(
      "s", 7.3,
      "M6.9 10.5c-.6-.7-1.7-1.1-3.1-1.1c-2 0-3.5 .9-3.5 2.4c0 3.1 7 1.5 7 4.6c0 1.5-1.6 2.4-3.6 2.4c-1.6 0-3-.5-3.7-1.4"
    ),
    Letter("t", 6, "M2.5 5.2V16.3A2.5 2.5 0 0 0 5 18.8H6M0 9.4H6"),
    Letter("u", 8, "M0 9.4V14.8A4 4 0 0 0 8 14.8M8 9.4V18.8"),
    Letter("v", 8.5, "M0 9.4L4.25 18.8L8.5 9.4"),
    Letter("w", 14, "M0 9.4L3.5 18.8L7 9.4L10.5 18.8L14 9.4"),
    Letter("x", 8, "M0 9.4L8 18.8M8 9.4L0 18.8"),
    Letter("y", 8.5, "M0 9.4L4.25 18.8M8.5 9.4L2.17 23.4"),
    Letter("z", 7.5, "M0 9.4H7.5L0 18.8H7.5"),
  ]
}
