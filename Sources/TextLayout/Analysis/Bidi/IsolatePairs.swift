/// The matching isolate initiators and PDIs of a paragraph, by BD9 of UAX 9.
struct IsolatePairs {
  /// The matching PDI of an initiator and the initiator of a PDI, or −1; empty without isolates.
  private var partners: [Int] = []
  private let classes: [BidiClass]

  init(_ classes: [BidiClass]) {
    self.classes = classes
    guard classes.contains(where: \.isIsolateInitiator) else { return }
    partners = [Int](repeating: -1, count: classes.count)
    var open: [Int] = []
    for (index, type) in classes.enumerated() {
      if type.isIsolateInitiator {
        open.append(index)
      } else if type == .popDirectionalIsolate, let initiator = open.popLast() {
        partners[initiator] = index
        partners[index] = initiator
      }
    }
  }

  /// Returns the partner of an isolate initiator or a PDI; `nil` if it has none.
  func partner(of index: Int) -> Int? {
    guard !partners.isEmpty, partners[index] >= 0 else { return nil }
    return partners[index]
  }

  /// Returns the level by rules P2 and P3 of a part of the paragraph; `nil` without a strong character.
  ///
  /// Skips isolates, so that the search for all isolates of a paragraph examines each character once.
  func firstStrongLevel(in range: Range<Int>) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .leftToRight: return 0
      case .rightToLeft, .arabicLetter: return 1
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
        guard let end = partner(of: index) else { return nil }
        index = end + 1
      default: index += 1
      }
    }
    return nil
  }
}
