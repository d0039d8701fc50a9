// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that benchmarks never slow or break a build of the main one.
let package = Package(
  name: "symtext-benchmarks",
  dependencies: [.package(name: "symtext", path: "..")],
  targets: [
    .executableTarget(
      name: "symtext-bench",
      dependencies: [
        .product(name: "Symtext", package: "symtext"),
        .product(name: "SymtextFontBuilding", package: "symtext"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
