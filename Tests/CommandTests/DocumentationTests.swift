import SymtextTestSupport
import Testing

/// The pages and articles of the library products, and the program in the README.
struct DocumentationTests {
  @Test func `Every Swift program in a page is a snippet, line for line`() throws {
    let snippets = try PackageFiles.files(under: PackageFiles.path("Snippets"))
      .filter { $0.hasSuffix(".swift") }.map { try lines("Snippets/\($0)") }
    #expect(snippets.count >= 5)
    var shown = 0
    for module in try modules() {
      for page in pages(of: module) {
        for program in programs(in: try lines(page)) {
          shown += 1
          #expect(snippets.contains { has($0, program) }, "\(page): \(program.first ?? "")")
        }
      }
    }
    #expect(shown >= 4)

    let readme = try lines("README.md")
    let section = try #require(readme.firstIndex(of: "## Use it from Swift"))
    let rest = readme[(section + 1)...].prefix { !$0.hasPrefix("## ") }
    let programs = programs(in: Array(rest)).filter { program in
      !program.contains { $0.hasPrefix("import PackageDescription") }
    }
    #expect(programs.count == 2)
    for program in programs {
      #expect(snippets.contains { has($0, program) }, "README.md: \(program.first ?? "")")
    }
  }

  @Test func `The program of AttributedText's documentation is a snippet`() throws {
    let comment = try lines("Sources/SymbolText/Text/AttributedText.swift")
      .prefix { $0.hasPrefix("///") }
    let program = comment.filter { $0.hasPrefix("///     ") }.map { String($0.dropFirst(8)) }
    #expect(program.count == 3)
    #expect(has(try lines("Snippets/EditedText.swift"), program))
  }

  @Test func `Every module of the products has a page with public topics`() throws {
    let modules = try modules()
    #expect(modules.count == 15)
    for module in modules {
      let page = try lines("Sources/\(module)/\(module).docc/\(module).md")
      #expect(page.first == "# ``Symtext\(module)``")
      let topics = try #require(page.firstIndex(of: "## Topics"), "\(module)")
      let groups = page[topics...]
      #expect(groups.contains { $0.hasPrefix("### ") }, "\(module)")

      let known = try publicNames(in: module)
      let names = groups.flatMap { $0.matches(of: /``([^`]+)``/).map(\.output.1) }
      #expect(!names.isEmpty, "\(module)")
      for name in names {
        var parts = name.split(separator: "/")[...]
        // Extensions of another module's type are listed with that type.
        var known = known
        if let first = parts.first, first.hasPrefix("Symtext"),
          modules.contains(String(first.dropFirst("Symtext".count)))
        {
          let other = parts.removeFirst().dropFirst("Symtext".count)
          known.formUnion(try publicNames(in: String(other)))
        }
        for part in parts where !part.hasPrefix("init(") {
          #expect(known.contains(String(part.prefix { $0 != "(" })), "\(module): \(name)")
        }
      }

      let linked = groups.flatMap { $0.matches(of: /<doc:(\w+)>/).map { "\($0.output.1).md" } }
      let articles = pages(of: module).compactMap { $0.split(separator: "/").last.map(String.init) }
      #expect(Set(linked + ["\(module).md"]) == Set(articles), "\(module)")
    }
  }

  @Test func `A program that differs from a snippet in one line is found`() {
    let snippet = ["a", "", "b", "c"]
    #expect(has(snippet, ["", "b"]))
    #expect(has(snippet, snippet))
    #expect(!has(snippet, ["a", "b"]))
    #expect(!has(snippet, snippet + ["d"]))
    #expect(programs(in: ["```swift", "a", "", "```", "b", "```", "c", "```"]) == [["a", ""]])
  }

  /// Returns the modules that have a catalog.
  private func modules() throws -> [String] {
    PackageFiles.files(under: PackageFiles.path("Sources"))
      .compactMap { $0.firstMatch(of: /^(\w+)\/\1\.docc\/\1\.md$/).map { String($0.output.1) } }
      .sorted()
  }

  /// Returns the Markdown files of a module's catalog.
  private func pages(of module: String) -> [String] {
    let catalog = "Sources/\(module)/\(module).docc"
    return PackageFiles.files(under: PackageFiles.path(catalog))
      .filter { $0.hasSuffix(".md") }.map { "\(catalog)/\($0)" }
  }

  /// Returns the lines of a file of the package.
  private func lines(_ path: String) throws -> [String] {
    try PackageFiles.text(PackageFiles.path(path))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the lines of each block of Swift code.
  private func programs(in page: [String]) -> [[String]] {
    var programs: [[String]] = []
    var fence: String?
    for line in page {
      if let opened = fence {
        if line == "```" {
          fence = nil
        } else if opened == "```swift" {
          programs[programs.count - 1].append(line)
        }
      } else if line.hasPrefix("```") {
        fence = line
        if line == "```swift" { programs.append([]) }
      }
    }
    return programs
  }

  /// Whether a file contains the lines consecutively.
  private func has(_ file: [String], _ lines: [String]) -> Bool {
    file.indices.contains { file[$0...].starts(with: lines) }
  }

  /// Returns the public names of a module.
  private func publicNames(in module: String) throws -> Set<String> {
    let declaration =
      /^\s*(?:@\w+ )*public (?:[a-z]+(?:\([a-z]+\))? )*?(?:struct|enum|class|protocol|actor|typealias|func|var|let) (\w+)/
    let directory = PackageFiles.path("Sources/\(module)")
    var names: Set<String> = []
    for file in PackageFiles.files(under: directory) where file.hasSuffix(".swift") {
      for line in try lines("Sources/\(module)/\(file)") where line.contains("public ") {
        if let match = line.firstMatch(of: declaration) { names.insert(String(match.output.1)) }
      }
    }
    return names
  }
}
