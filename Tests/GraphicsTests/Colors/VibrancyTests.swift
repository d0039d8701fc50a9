@testable import SymtextGraphics
import Testing

struct VibrancyTests {
  private let backdrops = [0xFD6A5C, 0x3A1C71, 0x34C759, 0x0088FF, 0xF6D365].map {
    Color(rgb: $0)
  }

  @Test(
    arguments: [SystemColor.secondaryLabel, .tertiaryLabel, .quaternaryLabel], Appearance.allCases)
  func `A vibrant label has the lightness of a plain one and the hue of its background`(
    label: SystemColor, appearance: Appearance
  ) {
    for backdrop in backdrops {
      let plain = Color(label, appearance).over(backdrop)
      let vibrant = label.vibrant(on: backdrop, appearance)
      #expect(vibrant.alpha == 1)
      #expect(abs(vibrant.oklch.lightness - plain.oklch.lightness) < 0.005)
      let turn = abs(vibrant.oklch.hue - backdrop.oklch.hue)
      #expect(min(turn, 360 - turn) < 2)
      // Plain labels are greyer, unless sRGB has no such colour at that lightness.
      #expect(vibrant.oklch.chroma >= plain.oklch.chroma - 0.005)
      #expect(abs(vibrant.contrastRatio(to: backdrop) - plain.contrastRatio(to: backdrop)) < 0.25)
    }
    let grey = Color(rgb: 0x808080)
    #expect(label.vibrant(on: grey, appearance).oklch.chroma < 0.002)
  }

  @Test func `Opaque labels, and labels on an unknown background, are plain`() {
    for color in SystemColor.allCases {
      let plain = Color(color, .light)
      #expect(color.vibrant(on: .white.multiplyingOpacity(by: 0.5), .light) == plain)
      if plain.alpha == 1 { #expect(color.vibrant(on: backdrops[0], .light) == plain) }
    }
  }
}
