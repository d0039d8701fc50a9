@testable import SymtextAnimation
import Testing

struct NamePartsTests {
  @Test(
    arguments: [
      ("bell", "bell", nil, nil, false), ("bell.slash", "bell", nil, nil, false),
      ("heart.fill", "heart", nil, nil, true), ("star.circle.fill", "star", "circle", nil, true),
      ("person.crop.circle.badge.plus", "person.crop", "circle", "plus", false),
      ("folder.badge.plus.fill", "folder", nil, "plus", true),
      ("folder.fill.badge.plus", "folder", nil, "plus", true),
      ("bell.badge", "bell", nil, "", false), ("bell.slash.circle", "bell", "circle", nil, false),
      ("circle", "circle", nil, nil, false), ("circle.fill", "circle", nil, nil, true),
      ("badge.plus", "badge.plus", nil, nil, false), ("fill", "fill", nil, nil, false),
      ("arrow.2.circlepath.circle", "arrow.2.circlepath", "circle", nil, false),
      ("checkmark.shield.fill", "checkmark", "shield", nil, true),
      ("", "", nil, nil, false),
    ] as [(String, String, String?, String?, Bool)])
  func `A name is split into its base and variants`(
    name: String, base: String, enclosure: String?, badge: String?, isFilled: Bool
  ) {
    let parts = NameParts(name)
    #expect(parts.base == base && parts.enclosure == enclosure)
    #expect(parts.badge == badge && parts.isFilled == isFilled)
  }
}
