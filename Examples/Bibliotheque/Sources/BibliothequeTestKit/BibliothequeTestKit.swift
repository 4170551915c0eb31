public import AppShell
public import AppShellHeadless
import Bibliotheque
import BibliothequeBackend
import Foundation
public import ScenarioRunner

/// The library's app with its simulated server, for scripts.
public enum BibliothequeTestKit: TestKit {
    public static var product: any Product.Type { BibliothequeApp.self }
    public static let requirementPrefix = "BIB-"

    public static func makeSession() -> HeadlessSession { makeSession(of: BibliothequeApp.self) }

    /// A phone in Paris, on Friday 23 January 2026 at 9:00, with that product.
    public static func makeSession(of product: any Product.Type) -> HeadlessSession {
        HeadlessSession(
            product: product,
            start: Date(timeIntervalSince1970: 1_769_155_200),
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
            ),
            handler: BibliothequeBackend()
        )
    }

    public static func define(in library: inout StepLibrary) {
        library.step(
            .then,
            ["fr": "la bibliothèque compte {int} prêt(s)", "en": "the library counts {int} loan(s)"],
            "How many loans the server keeps, however many calls it took."
        ) { (world, count: Int) in
            let backend = try world.backend(BibliothequeBackend.self)
            try world.now {
                Mismatch("The number of loans", expected: count, actual: backend.loans.count)?.description
            }
        }
        library.step(
            .given,
            ["fr": "il reste {int} exemplaire(s) de {string}", "en": "{int} copies of {string} are left"],
            "Sets how many copies stand on the shelf: other readers come and go."
        ) { (world, copies: Int, title: String) in
            try world.backend(BibliothequeBackend.self).setCopies(copies, of: title)
        }
        library.step(
            .when,
            ["fr": "je rends {string} au guichet", "en": "I return {string} at the desk"],
            "The reader brings a book back; the app does not hear of it."
        ) { (world, title: String) in
            guard try world.backend(BibliothequeBackend.self).takeBack(title) else {
                throw StepFailure("The reader does not have “\(title)”")
            }
        }
        library.step(
            .when,
            ["fr": "j'emprunte {string}", "en": "I borrow {string}"],
            "Opens the book in the catalogue and borrows it."
        ) { (world, title: String) in
            try world.session.tap("Catalogue")
            try world.session.tap(title)
            try world.session.tap("Emprunter")
        }
    }
}
