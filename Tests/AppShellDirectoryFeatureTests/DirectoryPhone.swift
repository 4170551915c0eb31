import AppShell
import AppShellHeadless
import Foundation
import Testing

/// A phone that runs a product with one directory and a switch for who is signed in.
protocol DirectoryPhone {
    var session: HeadlessSession { get }
}

extension DirectoryPhone {
    /// The screen on top, one line per element, with plain spaces.
    func lines() throws -> [String] {
        let layer = try #require(try session.content().children.last)
        let screen = try #require(layer.children.first { $0.role == .screen })
        return screen.outline.split(separator: "\n").map { line in
            String(line.drop { $0 == " " }).replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        }
    }

    /// The cards' labels in order.
    func cards() throws -> [String] {
        try lines().filter { $0.hasPrefix("card ") }.map { String($0.dropFirst("card “".count).dropLast()) }
    }
}

extension HeadlessSession {
    static func inParis(_ product: any Product.Type, handler: any HTTPHandler) -> HeadlessSession {
        HeadlessSession(
            product: product,
            start: Date(rfc3339: "2026-01-10T12:00:00Z") ?? .distantPast,
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
            ),
            handler: handler
        )
    }
}

/// Another tab, and an overlay with which someone signs in and out from anywhere.
struct Rest: FeatureModule {
    let id = "rest"
    let isOpen: () -> Bool
    let setOpen: (Bool) -> Void
    let accessChanged: () -> Void

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Elsewhere.self, placement: .tab("other")) { _, _ in ElsewhereScreen() }
        contributions.overlay("access", at: .bottomTrailing) { _ in
            .section("Accès") {
                Content.toggle("Connecté", isOn: isOpen()) { isOn in
                    setOpen(isOn)
                    accessChanged()
                }
                Content.button("Autre personne") { accessChanged() }
            }
        }
    }
}

struct Elsewhere: PlainDestination {
    static let name = "rest.elsewhere"
}

final class ElsewhereScreen: Screen {
    var content: Content { .screen("Ailleurs") { Content.text("Ailleurs") } }
}

extension Position {
    static let nice = Position(latitude: 43.7102, longitude: 7.2620)
}
