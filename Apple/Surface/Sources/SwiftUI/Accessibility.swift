/// https://developer.apple.com/documentation/swiftui/accessibilitytraits
@available(iOS 13, macOS 10.15, *)
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isButton = Self(rawValue: 1)
    public static let isHeader = Self(rawValue: 1 << 1)
    public static let isSelected = Self(rawValue: 1 << 2)
    public static let isLink = Self(rawValue: 1 << 3)
    public static let isImage = Self(rawValue: 1 << 4)
    public static let isKeyboardKey = Self(rawValue: 1 << 5)
}
/// https://developer.apple.com/documentation/swiftui/accessibilityheadinglevel
@available(iOS 15, macOS 12, *)
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
/// https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior
@available(iOS 13, macOS 10.15, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static let ignore = Self()
    public static let contain = Self()
    public static let combine = Self()
}
/// https://developer.apple.com/documentation/swiftui/accessibilityactionkind
@available(iOS 13, macOS 10.15, *)
public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default` = Self()
}

@available(iOS 13, macOS 10.15, *)
extension View {
    /// https://developer.apple.com/documentation/swiftui/view
    @available(iOS 14, macOS 11, *)
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view
    @available(iOS 14, macOS 11, *)
    nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)
    @available(iOS 14, macOS 11, *)
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)
    @available(iOS 14, macOS 11, *)
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)
    @available(iOS 14, macOS 11, *)
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/accessibilityheading(_:)
    @available(iOS 15, macOS 12, *)
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// https://developer.apple.com/documentation/swiftui/view/accessibilityactions(_:)
    @available(iOS 16, macOS 13, *)
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        self
    }
    /// https://developer.apple.com/documentation/swiftui/view/accessibilityaction(_:_:)
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> some View { self }
}
