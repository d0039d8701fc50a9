// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift target: Swift 6, unsafe code marked, warnings are errors.
let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The modules of the pipeline, lowest first, and the modules that each imports.
///
/// A module stands in the folder `Sources/NAME`. Its target is `SymtextNAME`, since a package graph allows a target name
/// only once. C libraries follow as `C…`.
let modules: [(name: String, imports: [String])] = [
  ("Support", ["CDeflate", "CLimitedProcess", "CTemporaryFiles"]),
  ("Graphics", ["Support", "CPolyclipping"]),
  (
    "OpenType",
    ["Support", "Graphics", "CBrotli", "CBundledFont", "CDeflate", "CHarfBuzzSubset", "CTextFont"]
  ),
  ("ImageFormats", ["Support", "Graphics", "CDeflate", "CJPEG", "CWebP"]),
  ("Symbols", ["Support", "Graphics", "OpenType"]),
  ("SVGReading", ["Support", "Graphics", "CExpat"]),
  ("FontGlyphs", ["Support", "Graphics", "OpenType", "Symbols", "CNameLetters"]),
  (
    "SymbolImport",
    ["Support", "Graphics", "OpenType", "Symbols", "SVGReading", "FontGlyphs"]
  ),
  ("Fonts", ["Support", "Graphics", "OpenType", "CHarfBuzz", "CFontconfig", "CUnicode"]),
  (
    "TextLayout",
    ["Support", "Graphics", "OpenType", "Fonts", "CHarfBuzz", "CUnicode"]
  ),
  (
    "Drawing",
    [
      "Support", "Graphics", "OpenType", "ImageFormats", "SVGReading", "Fonts", "TextLayout",
      "CFreeType", "CPNG",
    ]
  ),
  (
    "VectorFormats",
    ["Support", "Graphics", "OpenType", "ImageFormats", "Fonts", "TextLayout", "Drawing"]
  ),
  (
    "SymbolText",
    [
      "Support", "Graphics", "OpenType", "ImageFormats", "Symbols", "FontGlyphs", "Fonts",
      "TextLayout", "Drawing", "CBundledWords",
    ]
  ),
  (
    "Animation",
    [
      "Support", "Graphics", "OpenType", "ImageFormats", "Symbols", "FontGlyphs", "Fonts",
      "TextLayout", "Drawing", "VectorFormats", "SymbolText",
    ]
  ),
  (
    "Previews",
    [
      "Support", "Graphics", "ImageFormats", "Symbols", "FontGlyphs", "Fonts", "TextLayout",
      "Drawing", "SymbolText", "CThemes",
    ]
  ),
  (
    "Authoring",
    [
      "Support", "Graphics", "OpenType", "Symbols", "SVGReading", "FontGlyphs", "SymbolImport",
      "Fonts", "TextLayout", "Drawing", "SymbolText", "Animation", "CPlayer",
    ]
  ),
  (
    "Catalog",
    [
      "Support", "Graphics", "OpenType", "ImageFormats", "Symbols", "FontGlyphs", "SymbolImport",
      "Fonts", "TextLayout", "Drawing", "VectorFormats", "SymbolText", "Animation", "Authoring",
      "CBundledNames", "CGalleryPage",
    ]
  ),
  (
    "SymbolExport",
    [
      "Support", "Graphics", "OpenType", "Symbols", "FontGlyphs", "SymbolImport", "Fonts",
      "Drawing", "VectorFormats", "SymbolText", "Animation", "Authoring",
    ]
  ),
  ("CommandLine", ["Support", "CLibraryVersions"]),
  (
    "Service",
    [
      "Support", "Graphics", "OpenType", "ImageFormats", "FontGlyphs", "SymbolImport", "Fonts",
      "Drawing", "VectorFormats", "SymbolText", "CommandLine",
    ]
  ),
  (
    "Studio",
    [
      "Support", "Graphics", "OpenType", "Symbols", "FontGlyphs", "SymbolImport", "Fonts",
      "SymbolText", "Authoring", "Catalog", "SymbolExport", "CommandLine", "Service",
      "CStudioPage",
    ]
  ),
]

/// The target behind a name in ``modules``.
func target(_ name: String) -> Target.Dependency {
  .target(
    name: name.hasPrefix("C") && name.dropFirst().first?.isUppercase == true
      ? "CSymtext\(name.dropFirst())" : "Symtext\(name)")
}

let allModules = modules.map { target($0.name) }

/// The settings of test targets.
///
/// `make test` optimises all modules; optimising the tests themselves would take a third of its build and speed up
/// nothing.
let testSettings = swiftSettings + [.unsafeFlags(["-Xfrontend", "-Onone"])]

/// The tests of one module; they may use any module to make their inputs.
func tests(_ name: String, exclude: [String] = []) -> Target {
  .testTarget(
    name: "Symtext\(name)Tests",
    dependencies: allModules + [
      "SymtextProgram", "SymtextTestSupport", "SymtextSymbolTestSupport",
    ],
    path: "Tests/\(name)Tests", exclude: exclude, swiftSettings: testSettings)
}

/// A C library of the system.
func systemLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: "CSymtext\(name)", path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

/// C of our own.
func cTarget(_ name: String, _ dependencies: [String] = [], exclude: [String] = []) -> Target {
  .target(
    name: "CSymtext\(name)", dependencies: dependencies.map { .target(name: "CSymtext\($0)") },
    path: "Sources/CLibraries/\(name)", exclude: exclude)
}

let package = Package(
  name: "symtext",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Symtext", targets: ["Symtext"]),
    .library(name: "SymtextFontBuilding", targets: ["SymtextFontBuilding"]),
    .library(
      name: "SymtextParts",
      targets: [
        "SymtextGraphics", "SymtextOpenType", "SymtextImageFormats", "SymtextSVGReading",
        "SymtextFonts", "SymtextTextLayout", "SymtextDrawing", "SymtextVectorFormats",
      ]),
    // For the packages of this repository: JSON, archives, child processes. It promises nothing to others.
    .library(name: "SymtextKit", targets: ["SymtextSupport"]),
    .executable(name: "symtext", targets: ["SymtextProgram"]),
  ],
  targets: modules.map { module in
    .target(
      name: "Symtext\(module.name)", dependencies: module.imports.map(target),
      path: "Sources/\(module.name)", swiftSettings: swiftSettings)
  } + [
    .executableTarget(
      name: "SymtextProgram", dependencies: allModules, path: "Sources/symtext",
      swiftSettings: swiftSettings),

    // One import for the work of an app, and one for building fonts.
    .target(
      name: "Symtext",
      dependencies: [
        "Support", "Graphics", "OpenType", "ImageFormats", "Symbols", "FontGlyphs", "Fonts",
        "TextLayout", "Drawing", "VectorFormats", "SymbolText", "Animation", "Previews",
      ].map(target),
      path: "Sources/Products/Symtext", swiftSettings: swiftSettings),
    .target(
      name: "SymtextFontBuilding",
      dependencies: ["Symtext"] + ["SVGReading", "SymbolImport", "Authoring"].map(target),
      path: "Sources/Products/SymtextFontBuilding", swiftSettings: swiftSettings),

    // The C libraries.
    systemLibrary("Expat", pkgConfig: "expat", apt: "libexpat1-dev", brew: "expat"),
    systemLibrary("HarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    systemLibrary("FreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    systemLibrary("Deflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    systemLibrary("LibPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    cTarget("PNG", ["LibPNG"]),
    // Clipper 6.4.2 by Angus Johnson is in it and counts its work: as a library of the system it would bring
    // the C++ library to every start.
    cTarget("Polyclipping", exclude: ["Clipper/LICENSE.txt"]),
    // fontconfig, ICU, Brotli, HarfBuzz's subsetter, libwebp and libturbojpeg are opened at their first use, in the
    // installed version.
    cTarget("LibraryLoader"),
    cTarget("Fontconfig", ["LibraryLoader"]),
    cTarget("Unicode", ["LibraryLoader"]),
    cTarget("Brotli", ["LibraryLoader"]),
    cTarget("HarfBuzzSubset", ["LibraryLoader"]),
    cTarget("WebP", ["LibraryLoader"]),
    cTarget("JPEG", ["LibraryLoader"]),
    cTarget(
      "LibraryVersions",
      [
        "LibraryLoader", "Unicode", "HarfBuzz", "HarfBuzzSubset", "FreeType", "Fontconfig",
        "LibPNG", "Deflate",
        "Expat",
      ]),
    cTarget("BundledFont"),
    cTarget("TextFont"),
    cTarget("BundledNames"),
    cTarget("BundledWords"),
    cTarget("NameLetters"),
    cTarget("Themes"),
    cTarget("GalleryPage"),
    cTarget("StudioPage"),
    cTarget("Player"),
    cTarget("LimitedProcess"),
    cTarget("TemporaryFiles"),

    // The tests.
    .target(
      name: "SymtextTestSupport", path: "Tests/TestSupport", swiftSettings: swiftSettings),
    .target(
      name: "SymtextSymbolTestSupport", dependencies: allModules + ["SymtextTestSupport"],
      path: "Tests/SymbolTestSupport", swiftSettings: swiftSettings),
    tests("Support"),
    tests("Graphics"),
    tests("OpenType"),
    tests("ImageFormats"),
    tests("Symbols"),
    tests("SVGReading"),
    tests("FontGlyphs"),
    tests("SymbolImport"),
    tests("Fonts"),
    tests("TextLayout"),
    tests("Drawing"),
    tests("VectorFormats"),
    tests("SymbolText"),
    tests("Animation"),
    tests("Previews"),
    tests("Authoring"),
    tests(
      "Catalog",
      exclude: [
        "Search/everyday-words.tsv", "Search/standard-actions.tsv", "Search/wanted-names.txt",
      ]),
    tests("SymbolExport"),
    tests("CommandLine"),
    tests("Service"),
    tests("Studio"),
    tests("Command"),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)

// The targets of libFuzzer, one file each in Fuzzing/Targets.
if Context.environment["SYMTEXT_FUZZING"] == nil {
  // The tests run them on the kept inputs.
  package.targets.append(
    .testTarget(
      name: "SymtextFuzzingTests",
      dependencies: allModules + ["SymtextProgram", "SymtextTestSupport"],
      path: "Fuzzing/Targets", swiftSettings: testSettings))
} else {
  // Scripts/fuzz needs them as a product, and the command as a library: no program can be linked into another.
  let fuzzed = "FuzzTargets"
  package.products = [.library(name: fuzzed, targets: [fuzzed])]
  package.targets.removeAll { $0.name == "SymtextProgram" }
  package.targets += [
    .target(
      name: "SymtextProgram", dependencies: allModules, path: "Sources/symtext",
      swiftSettings: swiftSettings + [
        .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "symtext_main"])
      ]),
    .target(
      name: fuzzed, dependencies: allModules + ["SymtextProgram", "SymtextTestSupport"],
      path: "Fuzzing/Targets", exclude: ["Tests"], swiftSettings: swiftSettings),
  ]
}
