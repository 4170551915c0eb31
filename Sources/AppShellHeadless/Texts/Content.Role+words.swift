package import AppShell
import AppShellTexts

extension Content.Role {
    /// Its `name` in the language of the current `Reader`.
    package var localizedName: String {
        switch self {
        case .app: localized("app")
        case .layer: localized("layer")
        case .sheet: localized("sheet")
        case .dialog: localized("dialog")
        case .toast: localized("toast")
        case .bar: localized("bar")
        case .tabBar: localized("tab bar")
        case .tab: localized("tab")
        case .screen: localized("screen")
        case .section: localized("section")
        case .list: localized("list")
        case .heading(let level): localized("heading \(level)")
        case .text: localized("text")
        case .badge: localized("badge")
        case .image: localized("image")
        case .banner: localized("banner")
        case .progress: localized("progress")
        case .paragraph: localized("paragraph")
        case .strong: localized("strong")
        case .emphasis: localized("emphasis")
        case .code: localized("code")
        case .quote: localized("quote")
        case .orderedList: localized("ordered list")
        case .bubble(let isOwn): localized(isOwn ? "own bubble" : "bubble")
        case .overlay: localized("overlay")
        case .button: localized("button")
        case .link: localized("link")
        case .card: localized("card")
        case .menu: localized("menu")
        case .rowActions: localized("row actions")
        case .disclosure: localized("disclosure")
        case .field: localized("field")
        case .toggle: localized("toggle")
        case .choice: localized("choice")
        case .option: localized("option")
        case .stepper: localized("stepper")
        case .slider: localized("slider")
        case .datePicker: localized("date picker")
        case .keypad: localized("keypad")
        case .key: localized("key")
        case .chart: localized("chart")
        case .empty: localized("empty")
        case .failure: localized("failure")
        case .loading: localized("loading")
        }
    }
}
