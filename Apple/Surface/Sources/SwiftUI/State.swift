public import Foundation
public import Observation

/// https://developer.apple.com/documentation/swiftui/binding
@available(iOS 13, macOS 10.15, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    /// https://developer.apple.com/documentation/swiftui/binding
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) { surface() }
    public var wrappedValue: Value {
        get { surface() }
        nonmutating set { surface() }
    }
    public var projectedValue: Binding<Value> { surface() }
    public subscript<S>(dynamicMember keyPath: WritableKeyPath<Value, S>) -> Binding<S> { surface() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}

/// https://developer.apple.com/documentation/swiftui/dynamicproperty
@available(iOS 13, macOS 10.15, *)
public protocol DynamicProperty {}

/// https://developer.apple.com/documentation/swiftui/state
@available(iOS 13, macOS 10.15, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
    public init(wrappedValue: Value) { surface() }
    public var wrappedValue: Value {
        get { surface() }
        nonmutating set { surface() }
    }
    public var projectedValue: Binding<Value> { surface() }
}
extension State where Value: ExpressibleByNilLiteral {
    public init() { surface() }
}
extension State: Sendable where Value: Sendable {}

/// https://developer.apple.com/documentation/swiftui/gesturestate
@available(iOS 13, macOS 10.15, *)
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    public init(wrappedValue: Value) { surface() }
    public var wrappedValue: Value { surface() }
    public var projectedValue: GestureState<Value> { surface() }
}
extension GestureState: Sendable where Value: Sendable {}

/// https://developer.apple.com/documentation/swiftui/focusstate
@available(iOS 15, macOS 12, *)
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    /// https://developer.apple.com/documentation/swiftui/focusstate/binding
    @propertyWrapper public struct Binding {
        init(_: Never) {}
        public var wrappedValue: Value {
            get { surface() }
            nonmutating set { surface() }
        }
        public var projectedValue: Binding { surface() }
    }
    public init() where Value == Bool { surface() }
    public init<T: Hashable>() where Value == T? { surface() }
    public var wrappedValue: Value {
        get { surface() }
        nonmutating set { surface() }
    }
    public var projectedValue: FocusState<Value>.Binding { surface() }
}

/// https://developer.apple.com/documentation/swiftui/scenestorage
@available(iOS 14, macOS 11, *)
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    init(_: Never) {}
    public var wrappedValue: Value {
        get { surface() }
        nonmutating set { surface() }
    }
    public var projectedValue: Binding<Value> { surface() }
}
extension SceneStorage {
    /// https://developer.apple.com/documentation/swiftui/scenestorage
    public init(wrappedValue: Value, _ key: String) where Value == String { surface() }
}

/// https://developer.apple.com/documentation/swiftui/environment
@available(iOS 13, macOS 10.15, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    /// https://developer.apple.com/documentation/swiftui/environment/init(_:)
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { surface() }
    public var wrappedValue: Value { surface() }
}
@available(iOS 17, macOS 14, *)
extension Environment {
    /// https://developer.apple.com/documentation/swiftui/environment
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { surface() }
}
extension Environment: Sendable where Value: Sendable {}

/// https://developer.apple.com/documentation/swiftui/environmentkey
@available(iOS 13, macOS 10.15, *)
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// https://developer.apple.com/documentation/swiftui/environmentvalues
@available(iOS 13, macOS 10.15, *)
public struct EnvironmentValues {
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { surface() }
        set { surface() }
    }
    /// https://developer.apple.com/documentation/swiftui/environmentvalues/locale
    public var locale: Locale {
        get { surface() }
        set { surface() }
    }
    /// https://developer.apple.com/documentation/swiftui/environmentvalues/timezone
    public var timeZone: TimeZone {
        get { surface() }
        set { surface() }
    }
    /// https://developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection
    public var layoutDirection: LayoutDirection {
        get { surface() }
        set { surface() }
    }
    /// https://developer.apple.com/documentation/swiftui/environmentvalues/scenephase
    @available(iOS 14, macOS 11, *)
    public var scenePhase: ScenePhase {
        get { surface() }
        set { surface() }
    }
    /// https://developer.apple.com/documentation/swiftui/environmentvalues/colorscheme
    public var colorScheme: ColorScheme {
        get { surface() }
        set { surface() }
    }
    /// https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityreducemotion
    public var accessibilityReduceMotion: Bool { surface() }
}

/// https://developer.apple.com/documentation/swiftui/scenephase
@available(iOS 14, macOS 11, *)
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

/// https://developer.apple.com/documentation/swiftui/colorscheme
@available(iOS 13, macOS 10.15, *)
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}
