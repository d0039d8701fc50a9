import SymtextSymbolImport
import Testing

struct FileNamingTests {
  @Test(arguments: [
    ("arrow-up-left", "arrow.up.left"), ("donut-4-1", "donut.4.1"), ("a--b", "a.b"),
    ("heart", "heart"), ("arrow_up", "arrow_up"), ("2fa", "icon.2fa"), ("x.y", "x.y"),
    ("markAsRead3", "markAsRead3"), ("premeal.DIY", "premeal.DIY"), ("AI-Chat", "AI-Chat"),
    ("VPNON4", "VPNON4"), ("Größe", "Größe"), ("Gro\u{308}ße", "Größe"), ("星", "星"),
    ("Arrow Up", "Arrow.Up"), ("a&b", "a.b"), ("größe (2)", "größe.2"), ("😀", ""), ("--", ""),
    (".x-", "x"),
  ])
  func `Hyphens between words become dots, other published names stay`(file: String, name: String) {
    let made = FileNaming.dots.name(file)
    #expect(Array(made.unicodeScalars) == Array(name.unicodeScalars))
  }

  @Test(arguments: [
    ("arrow-up-left", "arrow_up_left"), ("AI-Chat", "AI-Chat"), ("2fa", "icon_2fa"),
    ("Arrow Up", "Arrow_Up"),
  ])
  func `Words may be joined by underscores`(file: String, name: String) {
    #expect(FileNaming.underscores.name(file) == name)
  }

  @Test(arguments: ["donut-4-1", "2fa", "AI-Chat", "a b", "😀"])
  func `Names may be kept`(file: String) {
    #expect(FileNaming.keep.name(file) == file)
    #expect(FileNaming.keep.dropped(from: file).isEmpty)
  }

  @Test(arguments: [
    ("arrow-up.left 2", ""), ("a&b+c&d", "&+"), ("größe", ""), ("😀", "😀"),
  ])
  func `Characters that a name cannot contain are reported`(file: String, dropped: String) {
    #expect(FileNaming.dots.dropped(from: file) == dropped)
  }
}
