extension ButtonPlatform {
  /// The theme of the platform's present system.
  public var theme: Theme {
    switch self {
    case .iOS: .iOS26
    case .macOS: .macOS26
    case .watchOS: .watchOS
    case .tvOS: .tvOS
    case .visionOS: .visionOS
    }
  }
}
