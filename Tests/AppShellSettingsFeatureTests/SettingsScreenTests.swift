import AppShell
import AppShellHeadless
import AppShellSettingsFeature
import Foundation
import Testing

/// A product of settings alone.
enum SettingsApp: Product {
    static let manifest = AppManifest(
        id: "sample",
        name: "Sample",
        navigation: .tabs(
            [Tab(id: "settings", title: "Settings", symbol: "gear", root: Settings())],
            selected: "settings"
        ),
        links: LinkPolicy(hosts: ["sample.example"])
    )

    private final class Switches {
        var isLoud = false
        var isBright = true
    }

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let switches = Switches()
        let sound = SettingsSection(
            "Sound",
            rows: [
                .toggle("Loud", isOn: { switches.isLoud }, set: { switches.isLoud = $0 }),
                .toggle(
                    "Bright",
                    isOn: { switches.isBright },
                    isEnabled: { !switches.isLoud },
                    set: { switches.isBright = $0 }
                ),
            ],
            note: { switches.isLoud ? "The neighbours hear it" : nil }
        )
        let pages = SettingsSection("About", rows: [.webPage("Privacy", url: "https://sample.example/privacy")])
        let quiet = SettingsSection("Quiet", rows: []) { switches.isLoud ? "Not any more" : nil }
        return [
            SettingsModule(
                placement: .tab("settings"),
                link: "/settings",
                title: "Settings",
                sections: [sound, SettingsSection("Nothing", rows: []), pages, quiet],
                environment: environment
            )
        ]
    }
}

struct SettingsScreenTests {
    private func launched() throws -> HeadlessSession {
        struct Nobody: HTTPHandler {
            func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
        }
        let session = HeadlessSession(
            product: SettingsApp.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: Nobody()
        )
        try session.launch()
        return session
    }

    private func elements(_ session: HeadlessSession) throws -> [ContentSnapshot] {
        func all(_ content: ContentSnapshot) -> [ContentSnapshot] { [content] + content.children.flatMap(all) }
        return all(try session.content())
    }

    private func row(_ label: String, _ session: HeadlessSession) throws -> ContentSnapshot {
        try #require(try elements(session).first { $0.label == label && $0.role == .toggle })
    }

    @Test("MAD-SET1: a title, a heading for each section that has rows, and the rows under it")
    func headings() throws {
        let session = try launched()
        let headings = try elements(session).compactMap { element in
            if case .heading(let level) = element.role { "\(level) \(element.label)" } else { nil }
        }
        #expect(headings == ["1 Settings", "2 Sound", "2 About"])
        let sections = try elements(session).filter { $0.role == .section }
        #expect(sections.map(\.label) == ["Sound", "About"])
        #expect(sections.first?.children.map(\.label) == ["Sound", "Loud", "Bright"])
    }

    @Test("MAD-FR32: what is switched is seen at once, with what it changes elsewhere on the screen")
    func switches() throws {
        let session = try launched()
        #expect(try row("Loud", session).state.isSelected == false)
        #expect(try row("Bright", session).state.isDisabled == false)
        try session.set("Loud", to: true)
        #expect(try row("Loud", session).state.isSelected)
        #expect(try row("Bright", session).state.isDisabled)
        #expect(try elements(session).contains { $0.label == "The neighbours hear it" })
        #expect(throws: HeadlessError.self) { try session.set("Bright", to: false) }
        #expect(try row("Bright", session).state.isSelected)
        try session.set("Loud", to: false)
        #expect(try !elements(session).contains { $0.label == "The neighbours hear it" })
    }

    @Test("a section without rows is there while it has something to say")
    func noteAlone() throws {
        let session = try launched()
        #expect(try !elements(session).contains { $0.label == "Quiet" })
        try session.set("Loud", to: true)
        let section = try elements(session).first { $0.role == .section && $0.label == "Quiet" }
        #expect(section?.children.map(\.label) == ["Quiet", "Not any more"])
    }

    @Test("MAD-SET1: a page on the web opens in the browser")
    func webPage() throws {
        let session = try launched()
        try session.tap("Privacy")
        #expect(session.phone.events == [.webPage("https://sample.example/privacy")])
    }

    @Test("SHELL-2: a product may link to its settings")
    func link() throws {
        let session = try launched()
        try session.receive(.link("https://sample.example/settings"))
        #expect(try session.navigation().current == Settings().route)
    }
}
