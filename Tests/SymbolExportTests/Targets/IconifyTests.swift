import Foundation
import SymtextSymbols
import SymtextSymbolText
import SymtextTestSupport
import Testing

@testable import SymtextSymbolExport

/// The rules are those of Iconify's type `IconifyJSON` and its function `validateIconSet`.
struct IconifyTests {
  private func object(_ text: String?) throws -> [String: Any] {
    let bytes = Data(try #require(text).utf8)
    return try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  @Test func `A set obeys the rules of Iconify`() throws {
    let files = try TestJob.texts(.iconify, TestJob.job())
    let set = try object(files["icons.json"])
    let known: Set = [
      "prefix", "info", "icons", "aliases", "width", "height", "lastModified", "not_found",
      "provider", "left", "top", "rotate", "hFlip", "vFlip", "suffixes", "prefixes", "chars",
      "categories",
    ]
    #expect(Set(set.keys).isSubset(of: known))
    let name = try Regex("[a-z0-9]+(-[a-z0-9]+)*")
    #expect(set["prefix"] as? String == "symtext")
    #expect(set["width"] as? Int == 24 && set["height"] as? Int == 24)
    let icons = try #require(set["icons"] as? [String: [String: Any]])
    #expect(icons["heart-fill"] != nil)
    for (key, icon) in icons {
      #expect(key.wholeMatch(of: name) != nil, "\(key)")
      let body = try #require(icon["body"] as? String)
      #expect(body.hasPrefix("<path fill=\"currentColor\""), "\(key)")
      #expect(Set(icon.keys).isSubset(of: ["body", "width", "height", "left", "top", "hidden"]))
    }
    let aliases = set["aliases"] as? [String: [String: Any]] ?? [:]
    #expect(!aliases.isEmpty)
    for (key, alias) in aliases {
      #expect(key.wholeMatch(of: name) != nil && icons[key] == nil, "\(key)")
      let parent = try #require(alias["parent"] as? String)
      #expect(icons[parent] != nil)
    }
    let info = try object(files["info.json"])
    #expect(info["total"] as? Int == icons.count && info["palette"] as? Bool == false)
    #expect((info["author"] as? [String: Any])?["name"] as? String == "The symtext authors")
    let license = try #require(info["license"] as? [String: Any])
    #expect(license["title"] as? String == "Apache License 2.0")
    #expect(license["spdx"] as? String == "Apache-2.0")
    #expect(license["url"] as? String == "https://www.apache.org/licenses/LICENSE-2.0")
    #expect((info["samples"] as? [String])?.allSatisfy { icons[$0] != nil } == true)
    let categories = try #require(
      try object(files["metadata.json"])["categories"] as? [String: [String]])
    #expect(categories.values.joined().allSatisfy { icons[$0] != nil })
    for (code, icon) in try object(files["chars.json"]) {
      let name = try #require(icon as? String)
      #expect(UInt32(code, radix: 16) != nil && icons[name] != nil)
    }
  }

  @Test func `Forms from right to left are icons of their own`() throws {
    let set = try object(try TestJob.texts(.iconify, TestJob.job(["list.bullet"]))["icons.json"])
    let icons = try #require(set["icons"] as? [String: [String: Any]])
    let (plain, turned) = (icons["list-bullet"], icons["list-bullet-rtl"])
    #expect(turned != nil && plain?["body"] as? String != turned?["body"] as? String)
  }

  @Test func `Colours of their own are a set apart, with a palette`() throws {
    var job = try TestJob.job(["cloud.sun", "heart"])
    job.modes = [.monochrome, .multicolor]
    job.weights = [.regular, .bold]
    let files = try TestJob.texts(.iconify, job)
    let sets = ["symtext", "symtext-multicolor", "symtext-bold", "symtext-bold-multicolor"]
    for set in sets {
      let info = try object(files["\(set)/info.json"])
      #expect(info["palette"] as? Bool == set.hasSuffix("multicolor"), "\(set)")
      #expect(try object(files["\(set)/icons.json"])["prefix"] as? String == set)
      let package = try object(files["\(set)/package.json"])
      #expect(package["name"] as? String == "@iconify-json/\(set)")
    }
  }

  @Test(arguments: [("my", "my"), ("", "symtext")])
  func `A prefix is that of the set, and never empty`(prefix: String, wanted: String) throws {
    var job = try TestJob.job(["heart.fill"])
    job.prefix = prefix
    let set = try object(try TestJob.texts(.iconify, job)["icons.json"])
    #expect(set["prefix"] as? String == wanted)
    #expect((set["icons"] as? [String: Any])?["heart-fill"] != nil)
  }

  @Test(
    arguments: [
      ("Licensed under the SIL Open Font License, Version 1.1", "OFL-1.1"), ("MIT License", "MIT"),
      ("ISC License. Parts are under the MIT License", nil), ("All rights reserved", nil),
    ])
  func `A licence is known by its name, and several by none`(text: String, spdx: String?) {
    #expect(KnownLicense.stated(in: text)?.spdx == spdx)
  }
}
