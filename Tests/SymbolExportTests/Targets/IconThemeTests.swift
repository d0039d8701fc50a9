import Foundation
import SymtextSymbolText
import SymtextSymbols
import SymtextTestSupport
import Testing

@testable import SymtextSymbolExport

/// The themes of GTK and Qt.
struct IconThemeTests {
  /// Returns the groups of a desktop file by their names.
  private func groups(_ text: String?) throws -> [String: [String: String]] {
    var groups: [String: [String: String]] = [:]
    var name = ""
    for line in try #require(text).split(separator: "\n") {
      if line.hasPrefix("[") {
        name = String(line.dropFirst().dropLast())
        groups[name] = [:]
      } else {
        let parts = line.split(separator: "=", maxSplits: 1)
        try #require(parts.count == 2, "\(line)")
        groups[name]?[String(parts[0])] = String(parts[1])
      }
    }
    return groups
  }

  @Test(arguments: [(ExportTarget.gtk, "Symtext"), (.qt, "Symtext"), (.qt, "Symtext-dark")])
  func `The index describes each folder of the theme`(target: ExportTarget, theme: String) throws {
    var job = try TestJob.job()
    job.modes = [.monochrome, .multicolor]
    let files = try TestJob.texts(target, job)
    let groups = try groups(files["\(theme)/index.theme"])
    let folders = try #require(groups["Icon Theme"]?["Directories"]).split(separator: ",")
    #expect(Set(groups.keys) == Set(folders.map(String.init) + ["Icon Theme"]))
    for folder in folders {
      let group = try #require(groups[String(folder)])
      #expect(group["Type"] == "Scalable" && group["Size"].flatMap { Int($0) } != nil)
      #expect(files.keys.contains { $0.hasPrefix("\(theme)/\(folder)/") })
    }
    let icons = files.keys.filter { $0.hasPrefix("\(theme)/") && $0.hasSuffix(".svg") }
    for icon in icons {
      #expect(folders.contains { icon.hasPrefix("\(theme)/\($0)/symtext-") }, "\(icon)")
    }
  }

  @Test func `GTK has symbolic icons, and multicolor ones under names without that word`() throws {
    var job = try TestJob.job()
    job.weights = [.regular, .bold]
    job.modes = [.monochrome, .palette, .multicolor]
    let files = try TestJob.texts(.gtk, job)
    let folder = "Symtext/symbolic/actions"
    let plain = try #require(files["\(folder)/symtext-heart-symbolic.svg"])
    #expect(plain.contains("width=\"16\" height=\"16\" viewBox=\"0 0 24 24\""))
    #expect(!plain.contains("fill=") && !plain.contains("class="))
    #expect(files["\(folder)/symtext-heart-bold-symbolic.svg"] != nil)
    #expect(files["\(folder)/symtext-list-bullet-symbolic-rtl.svg"] != nil)
    #expect(
      files["\(folder)/symtext-person-badge-plus-palette-symbolic.svg"]?
        .contains("<path class=\"success\" d=") == true)
    let sun = try #require(files["Symtext/scalable/actions/symtext-cloud-sun.svg"])
    #expect(sun.contains("fill=\"#") && !sun.contains("class="))
    #expect(!files.keys.contains { $0.contains("scalable") && $0.contains("symbolic") })
  }

  @Test func `Qt has icons for light and for dark grounds, and all in its resource file`() throws {
    var job = try TestJob.job()
    job.modes = [.monochrome, .multicolor]
    let files = try TestJob.texts(.qt, job)
    let light = try #require(files["Symtext/scalable/actions/symtext-heart.svg"])
    let dark = try #require(files["Symtext-dark/scalable/actions/symtext-heart.svg"])
    #expect(light.contains(".ColorScheme-Text{color:#000000}"))
    #expect(dark.contains(".ColorScheme-Text{color:#ffffff}"))
    #expect(
      light.replacingOccurrences(of: "#000000", with: "#ffffff") == dark, "only the colour differs")
    let sun = "scalable/actions/symtext-cloud-sun-multicolor.svg"
    #expect(files["Symtext/\(sun)"] != files["Symtext-dark/\(sun)"])
    let resources = try #require(files["symtext.qrc"])
    let listed = resources.components(separatedBy: "<file>").dropFirst().compactMap {
      $0.components(separatedBy: "</file>").first
    }
    #expect(Set(listed) == Set(files.keys).subtracting(["symtext.qrc", "README.md"]))
  }

  @Test(arguments: [ExportTarget.gtk, .qt])
  func `A family with signs is one line of the index`(target: ExportTarget) throws {
    let files = try TestJob.texts(target, HostileTexts.job())
    let index = try #require(files.first { $0.key.hasSuffix("index.theme") })
    #expect(index.key.hasPrefix("3dAB"))
    let name = try groups(index.value)["Icon Theme"]?["Name"]
    #expect(name?.hasPrefix("3D \"A\" & <B> \\\\ %#{}$") == true)
  }
}
