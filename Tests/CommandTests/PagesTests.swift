import SymtextTestSupport
import Testing

/// The commands, programs, pictures and links of the user documentation.
struct PagesTests {
  @Test func `Every command and picture in README, guides and tables gives the documented result`()
    throws
  {
    let guides = PackageFiles.files(under: PackageFiles.path("Documentation/Guides"))
      .filter { $0.hasSuffix(".md") }.map { "Documentation/Guides/\($0)" }
    #expect(guides.count == 7)
    let pages =
      [
        "README.md", "Documentation/Reference.md", "Documentation/Choosing.md",
        "Documentation/Compatibility.md", "Documentation/Equivalents.md",
        "Documentation/Batches.md", "Documentation/Gallery.md", "Documentation/Export.md",
        "Documentation/Annotating.md",
      ] + guides
    let printed = try Python.run(
      "run_blocks.py", [SymtextProcess.executable] + pages.map { PackageFiles.path($0) })
    let lines = printed.split(separator: "\n").map(String.init)
    #expect(Array(lines.dropLast()) == [])
    let count = try #require(lines.last?.split(separator: " ").first.flatMap { Int($0) })
    #expect(count >= 40)
  }

  @Test func `Failing, missing and untestable examples of a page are reported`() throws {
    let directory = try TemporaryDirectory()
    let page = directory.file("page.md")
    try PackageFiles.write(
      Array(
        """
        # A page

        ```sh
        symtext render "{hart}" -o a.png
        ```

        ```sh
        echo one
        ```

        ```output
        two
        ```

        ```swift
        let answer = 42
        ```

        ```css
        a { }
        ```

        ![A picture](Images/none.png)
        """.utf8), to: page)
    let printed = try Python.run("run_blocks.py", [SymtextProcess.executable, page])
    for problem in [
      ":3: exit status 65", ":11: the printed output differs", ":15: no snippet",
      ":19: a block of no known language: css", "Images/none.png is not there",
    ] {
      #expect(printed.contains(problem))
    }
  }
}
