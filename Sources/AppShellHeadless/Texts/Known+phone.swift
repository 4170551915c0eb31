import AppShell
import AppShellInspection
import AppShellTexts

extension Trace.Event {
    /// ``text`` in the language of the current `Reader`, where it is about the app's life, the phone, the navigation or an
    /// arrival; the trace itself is in English.
    public var localizedText: String {
        switch kind {
        case .app: KnownText.appEvent(text)
        case .phone: KnownText.phoneEvent(text)
        case .navigation: KnownText.navigationEvent(text)
        case .arrival: KnownText.arrivalEvent(text)
        default: text
        }
    }
}

extension Trace.Kind {
    /// In the language of the current `Reader`.
    public var localizedName: String {
        switch self {
        case .app: localized("app")
        case .navigation: localized("navigation")
        case .arrival: localized("arrival")
        case .request: localized("request")
        case .response: localized("response")
        case .phone: localized("phone")
        case .server: localized("server")
        case .diagnostic: localized("diagnostic")
        }
    }
}

extension KnownText {
    /// The beginning and the end of the app, in the language of the current `Reader`.
    static func appEvent(_ english: String) -> String { reading(english, among: appEvents) }

    private static let appEvents = [
        KnownText { _ in localized("launch") },
        KnownText(values: 1) { localized("launch by \(arrival($0[0]))") },
        KnownText { _ in localized("kill by the person") },
        KnownText { _ in localized("kill by the system") },
        KnownText { _ in localized("background") },
        KnownText { _ in localized("foreground") },
        KnownText(values: 1) { localized("event \($0[0])") },
        KnownText { _ in localized("the consent to send events is withdrawn") },
        KnownText(values: 1) { localized("the app is built for \($0[0])") },
    ]

    /// What happened on the phone, in the language of the current `Reader`.
    static func phoneEvent(_ english: String) -> String { reading(english, among: phoneEvents) }

    private static let phoneEvents = [
        KnownText { _ in localized("asks whether the app may send notifications") },
        KnownText(values: 1) { localized("will answer \(permission($0[0]))") },
        KnownText(values: 1) { localized("answers \(permission($0[0]))") },
        KnownText(values: 1) { localized("settings: notifications \(permission($0[0]))") },
        KnownText(values: 2) { localized("notification \(words($0[0])) not shown: permission \(permission($0[1]))") },
        KnownText(values: 2) { localized("notification “\($0[0])” scheduled for \($0[1])") },
        KnownText(values: 1) { localized("notification “\($0[0])” cancelled") },
        KnownText(values: 3) { localized("notification “\($0[0])”: “\($0[1])”: \(presentation($0[2]))") },
        KnownText(values: 2) { localized("notification “\($0[0])”: \(presentation($0[1]))") },
        KnownText(values: 1) { localized("tap on the notification \(words($0[0]))") },
        KnownText(values: 1) { localized("the notification \(words($0[0])) is dismissed") },
        KnownText(values: 1) { localized("badge \($0[0])") },
        KnownText(values: 1) { localized("time zone \($0[0])") },
        KnownText { _ in localized("online") },
        KnownText { _ in localized("offline") },
        KnownText { _ in localized("a new messaging token") },
        KnownText { _ in localized("position denied") },
        KnownText { _ in localized("position unavailable") },
        KnownText { _ in localized("the disk is full") },
        KnownText { _ in localized("the disk has room") },
        KnownText { _ in localized("haptics prepared") },
        KnownText(values: 1) { localized("haptic \(word($0[0]))") },
        KnownText(values: 1) { localized("sound \(word($0[0])) prepared") },
        KnownText(values: 1) { localized("sound \(word($0[0]))") },
        KnownText(values: 1) { localized("web page \($0[0])") },
        KnownText(values: 2) { localized("sharing “\($0[0])” \(shared($0[1]))") },
        KnownText(values: 2) { localized("at \($0[0]), \($0[1])") },
        KnownText(values: 1) { localized("language: \($0[0])") },
        KnownText(values: 2) { localized("flag \($0[0]): \($0[1])") },
        KnownText(values: 1) { localized("the feature “\($0[0])” alone") },
        KnownText(values: 1) { localized("\(file($0[0])): damaged") },
        KnownText(values: 1) { localized("\(file($0[0])): deleted") },
        KnownText(values: 1) { localized("\(file($0[0])): foreign") },
    ]

    private static func permission(_ english: String) -> String {
        NotificationPermission(rawValue: english)?.localizedName ?? english
    }

    /// Of a notification, with its quotation marks.
    private static func words(_ english: String) -> String {
        reading(
            english,
            among: [
                KnownText(values: 2) { localized("“\($0[0])”: “\($0[1])”") },
                KnownText(values: 1) { localized("“\($0[0])”") },
            ]
        )
    }

    /// `SimulatedDisk.File`
    private static func file(_ english: String) -> String {
        reading(
            english,
            among: [
                KnownText(values: 1) { localized("value “\($0[0])”") },
                KnownText(values: 1) { localized("document “\($0[0])”") },
                KnownText(values: 1) { localized("journal “\($0[0])”") },
                KnownText(values: 1) { localized("secret “\($0[0])”") },
            ]
        )
    }

    /// `SharedItem.Content`
    private static func shared(_ english: String) -> String {
        reading(english, among: [KnownText(values: 3) { localized("\($0[0]) (\($0[1]), \($0[2]) bytes)") }])
    }

    private static func presentation(_ english: String) -> String {
        english.split(separator: ", ").map { word(String($0)) }.joined(separator: ", ")
    }

    private static func word(_ english: String) -> String {
        reading(
            english,
            among: [
                KnownText { _ in localized("banner") }, KnownText { _ in localized("sound") },
                KnownText { _ in localized("badge") }, KnownText { _ in localized("list") },
                KnownText { _ in localized("nothing") }, KnownText { _ in localized("success") },
                KnownText { _ in localized("error") }, KnownText { _ in localized("selection") },
                KnownText { _ in localized("click") }, KnownText { _ in localized("key") },
                KnownText { _ in localized("fanfare") },
            ]
        )
    }
}
