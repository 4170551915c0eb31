public import AppShell
public import AppShellHeadless
import Foundation
import Mairie
import MairieBackend
public import ScenarioRunner

/// The town hall's app with its simulated server, for scripts.
public enum MairieTestKit: TestKit {
    public static var product: any Product.Type { MairieApp.self }
    public static let requirementPrefix = "MAI-"

    /// A phone in Paris, on Friday 23 January 2026 at 9:00.
    public static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: product,
            start: Date(timeIntervalSince1970: 1_769_155_200),
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
            ),
            handler: MairieBackend()
        )
    }

    public static func define(in library: inout StepLibrary) {
        library.step(
            .then,
            ["fr": "la mairie a reçu {int} message(s)", "en": "the town hall has {int} message(s)"],
            "How many messages the server keeps, however many calls it took."
        ) { (world, count: Int) in
            let backend = try world.backend(MairieBackend.self)
            try world.now {
                Mismatch("The number of messages", expected: count, actual: backend.messages.count)?.description
            }
        }
        library.step(
            .then,
            ["fr": "la mairie compte {int} inscrit(s)", "en": "the town hall counts {int} registration(s)"],
            "How many registrations the server keeps, however many calls it took."
        ) { (world, count: Int) in
            let backend = try world.backend(MairieBackend.self)
            try world.now {
                Mismatch("The number of registrations", expected: count, actual: backend.registrations.count)?
                    .description
            }
        }
    }
}
