import Foundation
import Testing

@testable import AppShell
@testable import AppShellUIModel

/// What a person reads where a product could not start.
struct LaunchFailureTests {
    private static let full = StorageError.system(
        SystemError(call: "open", path: "/data", code: 28, reason: "No space left on device", cause: .noRoom)
    )

    @Test("storage that can't be opened is explained in the person's language, with a way to try again")
    func storage() {
        let french = Self.failure(Self.full, in: "fr_FR")
        #expect(french.title == "L'application n'a pas pu démarrer.")
        #expect(french.advice == "L'espace de stockage est plein : il faut libérer de la place, puis réessayer.")
        #expect(french.retry == "Réessayer")

        let english = Self.failure(Self.full, in: "en_GB")
        #expect(english.title == "The app could not start.")
        #expect(english.advice == "The storage is full: free some space, then try again.")
        #expect(english.retry == "Try again")
        #expect(english.details.contains("No space left on device"))
    }

    @Test("any other error of the system gets general advice and the button")
    func system() {
        let failure = Self.failure(CocoaError(.fileWriteNoPermission), in: "en")
        #expect(failure.advice == "The data could not be read or saved.")
        #expect(failure.retry != nil)
    }

    @Test("a product whose composition is wrong says so to developers alone")
    func composition() throws {
        let error = #expect(throws: CompositionError.self) {
            _ = try AppGraph(Composition(manifest: Bilingual.manifest, modules: []))
        }
        let failure = Self.failure(try #require(error), in: "fr")
        #expect(failure.title == "L'application n'a pas pu démarrer.")
        #expect(failure.advice == nil)
        #expect(failure.retry == nil)
        #expect(failure.details.hasPrefix("The composition of “bilingual” has"))
    }

    private static func failure(_ error: any Error, in locale: String) -> LaunchFailure {
        LaunchFailure(error, of: Bilingual.self, locale: Locale(identifier: locale))
    }

    private enum Bilingual: Product {
        static let manifest = AppManifest(
            id: "bilingual",
            name: "Bilingual",
            navigation: .stack(root: Page(1).route)
        )
        static let languages = ProductLanguages(source: .french, [TextTable(.english, [:])])

        static func modules(in environment: AppEnvironment) -> [any FeatureModule] { [] }
    }
}
