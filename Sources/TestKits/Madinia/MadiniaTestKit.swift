public import AppShell
public import AppShellHeadless
public import AppShellTexts
import Madinia
import MadiniaBackend
public import ScenarioRunner

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Madinia with its reference back end, for scripts.
public enum MadiniaTestKit: TestKit {
    public static var product: any Product.Type { MadiniaApp.self }
    public static let requirementPrefix = "MAD-"

    static let apiKey = "test-key"
    static let apiBaseURL = "https://api.madinia.fr/api/v1"

    /// Shared by the back ends of all sessions.
    private static let encodedAnswers = EncodedAnswers()

    /// A phone in Paris, on Friday 23 January 2026 at 9:00.
    ///
    /// Madi's service says what a script arranges and is down for all else, so that her own rules are seen.
    public static func makeSession() -> HeadlessSession {
        let backend = MadiniaBackend(apiKey: apiKey, encodedAnswers: encodedAnswers)
        backend.answersUnscripted = false
        return HeadlessSession(
            product: MadiniaApp.self,
            start: Date(timeIntervalSince1970: 1_769_155_200),
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
            ),
            handler: backend,
            configuration: AppConfiguration(apiBaseURL: apiBaseURL, apiKey: apiKey)
        )
    }

    public static let texts = [Translations.madiniaFrench]

    public static func define(in library: inout StepLibrary) {
        library.defineCatalogueSteps()
        library.defineFormationSteps()
        library.defineArticleSteps()
        library.defineContentSteps()
        library.definePreRegistrationSteps()
        library.defineContactSteps()
        library.defineDeviceSteps()
        library.defineNewsSteps()
        library.defineMadiSteps()
        library.defineConversationSteps()
        library.defineRateLimitSteps()
    }
}
