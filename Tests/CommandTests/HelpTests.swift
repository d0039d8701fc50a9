import TestSupport
import Testing

struct HelpTests {
  @Test(arguments: [
    ([], "help/symtext.txt"),
    (["render"], "help/render.txt"),
    (["animate"], "help/animate.txt"),
    (["animate", "button"], "help/animate-button.txt"),
    (["animate", "bar"], "help/animate-bar.txt"),
    (["animate", "bar", "tab"], "help/animate-bar-tab.txt"),
    (["metrics"], "help/metrics.txt"),
    (["button"], "help/button.txt"),
    (["bar"], "help/bar.txt"),
    (["bar", "navigation"], "help/bar-navigation.txt"),
    (["bar", "toolbar"], "help/bar-toolbar.txt"),
    (["bar", "tab"], "help/bar-tab.txt"),
    (["bar", "list"], "help/bar-list.txt"),
    (["bar", "menu"], "help/bar-menu.txt"),
    (["docicon"], "help/docicon.txt"),
    (["batch"], "help/batch.txt"),
    (["manifest", "merge"], "help/manifest-merge.txt"),
    (["serve"], "help/serve.txt"),
    (["symbols"], "help/symbols.txt"),
    (["symbols", "list"], "help/symbols-list.txt"),
    (["symbols", "show"], "help/symbols-show.txt"),
    (["gallery"], "help/gallery.txt"),
    (["font"], "help/font.txt"),
    (["font", "build"], "help/font-build.txt"),
    (["font", "inspect"], "help/font-inspect.txt"),
    (["font", "check"], "help/font-check.txt"),
    (["font", "lint"], "help/font-lint.txt"),
    (["template"], "help/template.txt"),
    (["template", "export"], "help/template-export.txt"),
    (["template", "check"], "help/template-check.txt"),
  ])
  func `The help of every command reads as it did`(command: [String], snapshot: String) throws {
    let result = try SymtextProcess.run(command + ["--help"])
    #expect(result.status == 0)
    #expect(result.errorText == "")
    try Snapshot(snapshot).check(result.outputText)
  }

  @Test func `The version is printed`() throws {
    let result = try SymtextProcess.run(["--version"])
    #expect(result.outputText == "0.1.0\n")
    #expect(result.status == 0)
  }
}
