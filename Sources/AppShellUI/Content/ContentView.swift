#if canImport(SwiftUI)
import AppShell
import AppShellUIModel
import SwiftUI

/// One element as a native view, by its role.
struct ContentView: View, @MainActor Equatable {
    let content: AppShell.Content
    let handle: ScreenHandle
    @Environment(\.appStyle) private var style

    var body: some View {
        drawn
            .disabled(content.state.isDisabled)
            .modifier(OptionalLook(element: content))
            .modifier(LeafIdentifier(content: content))
    }

    static func == (one: ContentView, other: ContentView) -> Bool { one.content.isDrawn(like: other.content) }

    @ViewBuilder private var drawn: some View {
        if let native = content.native, let view = handle.views.view(native, of: content, on: handle) {
            view
        } else {
            switch content.role {
            case .heading(let level): HeadingView(content: content, level: level)
            case .text, .strong, .emphasis, .code, .paragraph, .quote, .bubble, .badge:
                TextContentView(content: content, handle: handle)
            case .image: PictureView(content: content, pictures: handle.pictures)
            case .video, .audio: MediaView(content: content, handle: handle)
            case .banner, .empty, .failure, .loading, .progress: NoticeView(content: content, handle: handle)
            case .button, .link, .tab: ActionButton(content: content, handle: handle)
            case .card: CardView(content: content, handle: handle)
            case .menu: MenuView(content: content, handle: handle)
            // Drawn by the row that holds them.
            case .rowActions: EmptyView()
            case .disclosure: DisclosureView(content: content, handle: handle)
            case .stepper: StepperView(content: content, handle: handle)
            case .slider: SliderView(content: content, handle: handle)
            case .datePicker: DatePickerView(content: content, handle: handle)
            case .field(let keyboard): FieldView(content: content, keyboard: keyboard, handle: handle)
            case .toggle: SwitchView(content: content, handle: handle)
            case .choice: ChoiceView(content: content, handle: handle)
            case .option: ActionButton(content: content, handle: handle)
            case .keypad: KeypadView(content: content, handle: handle)
            case .key: KeyView(content: content, handle: handle)
            case .map: MapPlacesView(content: content, handle: handle)
            case .pin: PinView(content: content, handle: handle)
            case .chart: ChartView(content: content)
            case .orderedList: NumberedList(content: content, handle: handle)
            case .section, .list: GroupView(content: content, handle: handle)
            // The shell's own frame, which native bars stand for.
            case .app, .layer, .sheet, .dialog, .toast, .bar, .tabBar, .screen, .overlay:
                ContentList(contents: content.children, handle: handle)
            }
        }
    }
}

/// Few elements have a look, whose modifiers cost something for each.
private struct OptionalLook: ViewModifier {
    let element: AppShell.Content

    @ViewBuilder func body(content: Self.Content) -> some View {
        if let look = element.state.look {
            content.modifier(LookModifier(element: element, look: look))
        } else {
            content
        }
    }
}

/// The name for tools, on what is one element: on a group all that it holds would have it.
private struct LeafIdentifier: ViewModifier {
    let content: AppShell.Content

    @ViewBuilder func body(content view: Self.Content) -> some View {
        if content.children.isEmpty { view.accessibilityIdentifier(content.id ?? content.label) } else { view }
    }
}

/// Elements one after the other.
struct ContentList: View {
    let contents: [AppShell.Content]
    let handle: ScreenHandle

    var body: some View {
        ForEach(IdentifiedContent.all(of: contents), id: \.id) { identified in
            ContentView(content: identified.content, handle: handle).equatable()
        }
    }
}
#endif
