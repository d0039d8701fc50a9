internal import SymtextOpenType

extension Face {
  /// OS/2's width class, in hundredths of the normal width; 100 when there is none.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/os2#uswidthclass>
  var widthInFile: Double {
    guard let os2 = table("OS/2"), os2.count >= 8, os2[6] == 0, (1...9).contains(os2[7]) else {
      return 100
    }
    return Self.widths[Int(os2[7]) - 1]
  }

  private static let widths = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
}
