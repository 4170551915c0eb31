public import Foundation

/// https://developer.apple.com/documentation/swiftui/text
@available(iOS 13, macOS 10.15, *)
public struct Text: SurfaceView, Equatable, Sendable {
    /// https://developer.apple.com/documentation/swiftui/text/init(verbatim:)
    nonisolated public init(verbatim content: String) { surface() }
    /// https://developer.apple.com/documentation/swiftui/text
    nonisolated public init<S: StringProtocol>(_ content: S) { surface() }
    /// https://developer.apple.com/documentation/swiftui/text/bold()
    nonisolated public func bold() -> Text { surface() }
    /// https://developer.apple.com/documentation/swiftui/text/italic()
    nonisolated public func italic() -> Text { surface() }
    /// https://developer.apple.com/documentation/swiftui/text/monospaced(_:)
    @available(iOS 16.4, macOS 13.3, *)
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text { surface() }
    /// https://developer.apple.com/documentation/swiftui/text/monospaceddigit()
    @available(iOS 15, macOS 12, *)
    nonisolated public func monospacedDigit() -> Text { surface() }
    /// https://developer.apple.com/documentation/swiftui/text/font(_:)
    nonisolated public func font(_ font: Font?) -> Text { surface() }
    /// https://developer.apple.com/documentation/swiftui/text/+(_:_:)
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text { surface() }
}

/// https://developer.apple.com/documentation/swiftui/image
@available(iOS 13, macOS 10.15, *)
public struct Image: SurfaceView, Equatable, Sendable {
    /// https://developer.apple.com/documentation/swiftui/image/scale
    @available(iOS 13, macOS 11, *)
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }
    /// https://developer.apple.com/documentation/swiftui/image/init(_:bundle:)
    nonisolated public init(_ name: String) { surface() }
    /// https://developer.apple.com/documentation/swiftui/image/init(systemname:)
    @available(iOS 13, macOS 11, *)
    nonisolated public init(systemName: String) { surface() }
    /// https://developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)
    nonisolated public func resizable() -> Image { surface() }
}

/// https://developer.apple.com/documentation/swiftui/label
@available(iOS 14, macOS 11, *)
public struct Label<Title: View, Icon: View>: SurfaceView {}
extension Label where Title == Text, Icon == Image {
    /// https://developer.apple.com/documentation/swiftui/label/init(_:systemimage:)
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) { surface() }
}

/// https://developer.apple.com/documentation/swiftui/button
@available(iOS 13, macOS 10.15, *)
public struct Button<Label: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/button/init(action:label:)
    @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        surface()
    }
}
extension Button where Label == Text {
    /// https://developer.apple.com/documentation/swiftui/button/init(_:action:)
    @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        surface()
    }
}

extension Button {
    /// https://developer.apple.com/documentation/swiftui/button/init(role:action:label:)
    @available(iOS 15, macOS 12, *)
    @preconcurrency nonisolated public init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) { surface() }
}
/// https://developer.apple.com/documentation/swiftui/buttonrole
@available(iOS 15, macOS 12, *)
public struct ButtonRole: Equatable, Sendable {
    /// https://developer.apple.com/documentation/swiftui/buttonrole/destructive
    public static var destructive: ButtonRole { surface() }
}

/// https://developer.apple.com/documentation/swiftui/menu
@available(iOS 14, macOS 11, *)
public struct Menu<Label: View, Content: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/menu/init(content:label:)
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { surface() }
}

/// https://developer.apple.com/documentation/swiftui/disclosuregroup
@available(iOS 14, macOS 11, *)
public struct DisclosureGroup<Label: View, Content: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/disclosuregroup/init(isexpanded:content:label:)
    nonisolated public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) { surface() }
}

/// https://developer.apple.com/documentation/swiftui/stepper
@available(iOS 13, macOS 10.15, *)
public struct Stepper<Label: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/stepper/init(value:in:step:label:oneditingchanged:)
    nonisolated public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { surface() }
}

/// https://developer.apple.com/documentation/swiftui/slider
@available(iOS 13, macOS 10.15, *)
public struct Slider<Label: View, ValueLabel: View>: SurfaceView {}
extension Slider where ValueLabel == EmptyView {
    /// https://developer.apple.com/documentation/swiftui/slider/init(value:in:step:label:oneditingchanged:)
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { surface() }
}

/// https://developer.apple.com/documentation/swiftui/datepickercomponents
@available(iOS 13, macOS 10.15, *)
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/swiftui/datepickercomponents/hourandminute
    public static let hourAndMinute = Self(rawValue: 1)
    /// https://developer.apple.com/documentation/swiftui/datepickercomponents/date
    public static let date = Self(rawValue: 1 << 1)
}
/// https://developer.apple.com/documentation/swiftui/datepicker
@available(iOS 13, macOS 10.15, *)
public struct DatePicker<Label: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/datepicker/init(selection:displayedcomponents:label:)
    nonisolated public init(
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { surface() }
    /// https://developer.apple.com/documentation/swiftui/datepicker/init(selection:in:displayedcomponents:label:)
    nonisolated public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { surface() }
}

/// https://developer.apple.com/documentation/swiftui/submitlabel
@available(iOS 15, macOS 12, *)
public struct SubmitLabel: Sendable {
    /// https://developer.apple.com/documentation/swiftui/submitlabel/search
    public static var search: SubmitLabel { surface() }
    /// https://developer.apple.com/documentation/swiftui/submitlabel/return
    public static var `return`: SubmitLabel { surface() }
}

/// https://developer.apple.com/documentation/swiftui/primitivebuttonstyle
@available(iOS 13, macOS 10.15, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
/// https://developer.apple.com/documentation/swiftui/plainbuttonstyle
@available(iOS 13, macOS 10.15, *)
public struct PlainButtonStyle: PrimitiveButtonStyle {}
/// https://developer.apple.com/documentation/swiftui/borderedbuttonstyle
@available(iOS 15, macOS 10.15, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
/// https://developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle
@available(iOS 15, macOS 12, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { surface() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { surface() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { surface() }
}

/// https://developer.apple.com/documentation/swiftui/toggle
@available(iOS 13, macOS 10.15, *)
public struct Toggle<Label: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/toggle/init(ison:label:)
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { surface() }
}

/// https://developer.apple.com/documentation/swiftui/textfield
@available(iOS 13, macOS 10.15, *)
public struct TextField<Label: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/textfield/init(text:prompt:label:)
    @available(iOS 15, macOS 12, *)
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) { surface() }
    /// https://developer.apple.com/documentation/swiftui/textfield/init(text:prompt:axis:label:)
    @available(iOS 16, macOS 13, *)
    nonisolated public init(
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis,
        @ViewBuilder label: () -> Label
    ) { surface() }
}

/// https://developer.apple.com/documentation/swiftui/securefield
@available(iOS 13, macOS 10.15, *)
public struct SecureField<Label: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/securefield/init(text:prompt:label:)
    @available(iOS 15, macOS 12, *)
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) { surface() }
}

/// https://developer.apple.com/documentation/swiftui/picker
@available(iOS 13, macOS 10.15, *)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/picker/init(selection:content:label:)
    nonisolated public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { surface() }
}
/// https://developer.apple.com/documentation/swiftui/pickerstyle
@available(iOS 13, macOS 10.15, *)
@MainActor @preconcurrency public protocol PickerStyle {}
/// https://developer.apple.com/documentation/swiftui/menupickerstyle
@available(iOS 14, macOS 11, *)
public struct MenuPickerStyle: PickerStyle {}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { surface() }
}

/// https://developer.apple.com/documentation/swiftui/progressview
@available(iOS 14, macOS 11, *)
public struct ProgressView<Label: View, CurrentValueLabel: View>: SurfaceView {}
extension ProgressView where CurrentValueLabel == EmptyView {
    /// https://developer.apple.com/documentation/swiftui/progressview/init()
    nonisolated public init() where Label == EmptyView { surface() }
    /// https://developer.apple.com/documentation/swiftui/progressview/init(label:)
    nonisolated public init(@ViewBuilder label: () -> Label) { surface() }
    /// https://developer.apple.com/documentation/swiftui/progressview/init(value:total:label:)
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        surface()
    }
}

/// https://developer.apple.com/documentation/swiftui/contentunavailableview
@available(iOS 17, macOS 14, *)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: SurfaceView {
    /// https://developer.apple.com/documentation/swiftui/contentunavailableview/init(label:description:actions:)
    nonisolated public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { surface() }
}

/// https://developer.apple.com/documentation/swiftui/textinputautocapitalization
@available(iOS 15, *)
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { surface() }
    public static var sentences: TextInputAutocapitalization { surface() }
}

/// https://developer.apple.com/documentation/swiftui/textselectability
@available(iOS 15, macOS 12, *)
public protocol TextSelectability {}
/// https://developer.apple.com/documentation/swiftui/enabledtextselectability
@available(iOS 15, macOS 12, *)
public struct EnabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { surface() }
}
