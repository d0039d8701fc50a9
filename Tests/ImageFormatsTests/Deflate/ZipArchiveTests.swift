import SymtextSupport
@testable import SymtextImageFormats
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

struct ZipArchiveTests {
  @Test func `Python unpacks the original files`() throws {
    let directory = try TemporaryDirectory()
    var archive = ZipArchive()
    try archive.add("a/ü.txt", Array("again and again and again".utf8))
    // Incompressible data is stored.
    try archive.add("short", [1, 2, 3])
    try archive.add("empty", [])
    try PackageFiles.write(archive.bytes, to: directory.file("a.zip"))
    let facts = try Python.run("zip_facts.py", [directory.file("a.zip")])
    #expect(
      facts == """
        a/ü.txt deflated 616761696e20616e6420616761696e20616e6420616761696e
        short stored 010203
        empty stored\u{20}

        """)
  }
}
