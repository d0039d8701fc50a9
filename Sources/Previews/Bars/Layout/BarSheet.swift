internal import SymtextGraphics
public import SymtextDrawing
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// A page of a bar in all its forms, on every device and in both orientations.
///
/// The left half is light, the right half dark.
public struct BarSheet: Sendable {
  /// A function that lays out a bar.
  public typealias Setting = (BarTraits, Font, any SymbolSource, FontFallback?) throws(SymbolError)
    ->
    BarLayout

  /// The common traits: width, text size, tint, contrast, direction.
  package var traits: BarTraits
  /// The kind of bar on the page.
  package var kind: BarKind

  /// Makes a page.
  public init(_ kind: BarKind, _ traits: BarTraits) {
    self.kind = kind
    self.traits = traits
  }

  private static let (margin, space) = (24.0, 18.0)
  private static let captionSize = 10.0
  private static let captionHeight = 20.0

  /// A row of the page: its caption, and its bar in light and dark appearance.
  private struct Row {
    var caption: String
    var layouts: [BarLayout]
    var size: (width: Double, height: Double) {
      (layouts.map(\.width).max() ?? 0, layouts.map(\.height).max() ?? 0)
    }
  }

  /// Returns the page with its backgrounds.
  /// - Throws: ``SymbolError`` if there is no such symbol, or a bar is too narrow.
  public func displayList(
    font: Font, library: any SymbolSource, fallback: FontFallback? = .system, _ setting: Setting
  ) throws(SymbolError) -> DisplayList {
    var rows: [Row] = []
    for one in cases {
      var layouts: [BarLayout] = []
      for appearance in Appearance.allCases {
        var traits = one.traits
        traits.painting.appearance = appearance
        layouts.append(try setting(traits, font, library, fallback))
      }
      // A kind that does not depend on the device or the orientation is shown once.
      let list = layouts[0].displayList().description
      guard !rows.contains(where: { $0.layouts[0].displayList().description == list }) else {
        continue
      }
      rows.append(Row(caption: one.caption, layouts: layouts))
    }
    let half = (rows.map(\.size.width).max() ?? 0) + 2 * Self.margin
    let height = rows.reduce(2 * Self.margin - Self.space) {
      $0 + Self.captionHeight + $1.size.height + Self.space
    }
    var items: [DisplayItem] = []
    for (column, appearance) in Appearance.allCases.enumerated() {
      let left = Double(column) * half
      let page =
        traits.background
        ?? Color(appearance == .light ? .systemGray6 : .systemBackground, appearance)
      items.append(
        .fill(
          .roundedRect(
            Rect(x: left, y: 0, width: half, height: height), radiusX: 0, radiusY: 0),
          .color(page)))
      var top = Self.margin
      for row in rows {
        let caption = try Label(
          AttributedText(row.caption), font: font.withSize(Self.captionSize), library: library,
          color: .system(.secondaryLabel), painting: SymbolPainting(appearance: appearance),
          wraps: false, fallback: fallback)
        items += caption.items(caption.lines(), at: Point(left + Self.margin, top))
        top += Self.captionHeight
        items += row.layouts[column].displayList().items.map {
          $0.offsetBy(Vector(left + Self.margin, top))
        }
        top += row.size.height + Self.space
      }
    }
    return DisplayList(
      width: 2 * half, height: height.rounded(.up), items: items,
      altText: rows.first?.layouts.first?.altText ?? "")
  }

  /// Whether a device has this kind of bar.
  private func has(_ device: BarDevice) -> Bool {
    var traits = traits
    traits.device = device
    return (try? traits.check(kind)) != nil
  }

  /// The shown combinations of device, orientation and form.
  private var cases: [(caption: String, traits: BarTraits)] {
    var all: [(String, BarTraits)] = []
    for device in BarDevice.allCases where has(device) {
      for orientation in BarOrientation.allCases {
        // A tablet's bars are only wider in landscape, and a desktop has no orientation.
        guard device == .phone || orientation == .portrait else { continue }
        for form in BarForm.allCases where kind.hasForms || form == .docked {
          var one = traits
          (one.device, one.orientation, one.form) = (device, orientation, form)
          let parts =
            [device.rawValue, device == .desktop ? "" : orientation.rawValue]
            + (kind.hasForms ? [form.rawValue] : [])
          all.append((parts.filter { !$0.isEmpty }.joined(separator: ", "), one))
        }
      }
    }
    return all
  }
}
