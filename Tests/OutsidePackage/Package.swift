// swift-tools-version: 6.2
import PackageDescription

// A third-party package whose modules have names that modules of symtext could have, too.
let names = ["Animation", "Colors", "Drawing", "Fonts", "Geometry", "Images", "Support"]

let package = Package(
  name: "outside",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "symtext", path: "../..")],
  targets: names.map { .target(name: $0) } + [
    .executableTarget(
      name: "Program",
      dependencies: names.map { .target(name: $0) } + [
        .product(name: "Symtext", package: "symtext")
      ])
  ],
  swiftLanguageModes: [.v6]
)
