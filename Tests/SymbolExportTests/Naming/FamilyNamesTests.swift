import SymtextSymbolText
import SymtextTestSupport
import Testing

@testable import SymtextSymbolExport

/// Names of types, packages and modules, which are made of the family's name.
struct FamilyNamesTests {
  private func texts(_ target: ExportTarget, family: String) throws -> [String: String] {
    let plain = try TestJob.job(["heart", "cloud.sun"])
    var library = plain.library
    library.family = family
    var job = try ExportJob(library, symbols: plain.symbols)
    job.modes = [.multicolor]
    return try TestJob.texts(target, job)
  }

  @Test(
    arguments: [
      (
        "3D Icons",
        [
          "_3dSymbol.swift", "n3d-symbol.ts", "N3dSymbol.kt", "n3d_symbol.dart", "n3d_symbol.rs",
          "n3d_symbol.py",
        ]
      ),
      (
        "In Icons",
        [
          "InSymbol.swift", "in-symbol.ts", "InSymbol.kt", "in_symbol.dart", "in_symbol.rs",
          "in_symbol.py",
        ]
      ),
    ])
  func `Constants have types that begin with a letter`(family: String, files: [String]) throws {
    let directory = try TemporaryDirectory()
    let texts = try texts(.constants, family: family)
    #expect(Set(texts.keys) == Set(files + ["README.md"]))
    for (path, text) in texts { try directory.write(text, to: path) }
    let swift = try Subprocess.run(
      "/usr/bin/env",
      ["swiftc", "-typecheck", "-swift-version", "6", directory.file(files[0])])
    #expect(swift.status == 0, "\(swift.errorText)")
    let module = files[5].dropLast(".py".count)
    let python = try Subprocess.run(
      "/usr/bin/env", ["python3", "-c", "from \(module) import *; print(HEART.name)"],
      directory: directory.path)
    #expect(python.outputText == "heart\n", "\(python.errorText)")
  }

  // Java, whose words Android's resources avoid, does not reserve `in`.
  @Test(arguments: [("3D Icons", "n3d", "N3d", "n3d"), ("In Icons", "in_", "In", "in")])
  func `Packages, objects and colours are identifiers`(
    family: String, word: String, type: String, resource: String
  ) throws {
    let compose = try texts(.compose, family: family)
    let object = try #require(compose["src/main/kotlin/\(word)/\(type).kt"])
    #expect(object.contains("\npackage \(word)\n") && object.contains("\nobject \(type)\n"))
    let colors = try texts(.android, family: family)["res/values/\(resource)_colors.xml"]
    #expect(colors?.contains("<color name=\"\(resource)_system_") == true)
  }

  @Test(
    arguments: [
      ("3D Icons", "n3d_symbols", "N3dSymbols", "n3dByName", "_3dSymbols"),
      ("In Icons", "in_symbols", "InSymbols", "inByName", "InSymbols"),
    ])
  func `Modules are identifiers`(
    family: String, package: String, type: String, table: String, module: String
  ) throws {
    let flutter = try texts(.flutter, family: family)
    #expect(flutter["pubspec.yaml"]?.hasPrefix("name: \(package)\n") == true)
    #expect(flutter["lib/\(package).dart"]?.contains("abstract final class \(type) {") == true)
    #expect(flutter["lib/\(package)_names.dart"]?.contains("IconData> \(table) = {") == true)
    let xcode = try texts(.xcode, family: family)
    #expect(xcode["Package.swift"]?.contains("name: \"\(module)\"") == true)
    let enumeration = xcode["Sources/\(module)/\(module.dropLast()).swift"]
    #expect(enumeration?.contains("public enum \(module.dropLast()): String") == true)
  }
}
