internal import SymtextSupport

/// A theme of icons, as desktops find it: its folder and its description.
///
/// <https://specifications.freedesktop.org/icon-theme-spec/latest/>
struct IconTheme {
  /// A folder of icons.
  struct Folder {
    /// The path below the theme's folder; all are actions, because most symbols stand for one.
    let path: String
    /// The size for which they are drawn, in pixels; they are shown at any size.
    let size: Int
  }

  /// The name in programs, and of its folder.
  let id: String
  /// The name in menus.
  let title: String
  let folders: [Folder]

  /// The file that describes the theme.
  var index: ExportedFile {
    let parts = folders.map { folder in
      """

      [\(folder.path)]
      Context=Actions
      Size=\(folder.size)
      MinSize=8
      MaxSize=512
      Type=Scalable

      """
    }
    return ExportedFile(
      "\(id)/index.theme",
      """
      [Icon Theme]
      Name=\(Self.value(title))
      Comment=\(Self.value("The symbols of \(title)"))
      Inherits=hicolor
      Directories=\(folders.map(\.path).joined(separator: ","))

      """ + parts.joined())
  }

  /// Returns a text as the value of a key.
  ///
  /// <https://specifications.freedesktop.org/desktop-entry-spec/latest/value-types.html>
  private static func value(_ text: String) -> String {
    text.map { $0 == "\\" ? "\\\\" : String($0) }.joined()
  }
}
