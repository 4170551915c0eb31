import AllInConnect
import AllInConnectBackend
public import AppShell
public import AppShellHeadless
public import AppShellTexts
public import ScenarioRunner

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// ALL IN Connect with its reference back end, for scripts.
public enum AllInConnectTestKit: TestKit {
    public static var product: any Product.Type { AllInConnectApp.self }
    public static let requirementPrefix = "AIC-"

    static let apiBaseURL = "https://api.allinconnect.fr/api/v1"

    /// A phone in Nice that does not say so, on Friday 23 January 2026 at 9:00; nobody is signed in.
    public static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: AllInConnectApp.self,
            start: Date(timeIntervalSince1970: 1_769_155_200),
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
            ),
            handler: AllInConnectBackend(),
            configuration: AppConfiguration(apiBaseURL: apiBaseURL)
        )
    }

    /// Signs a member in as a person does, from the tab that is shown. The app runs, in the foreground.
    ///
    /// - Throws: what keeps the person from it; the sheet stays open where the back end refuses.
    public static func signIn(
        _ session: HeadlessSession,
        email: String = "camille@exemple.fr",
        password: String = "azur-2026"
    ) throws {
        try session.tap(session.words("Se connecter"))
        try session.type(email, into: session.words("Adresse e-mail"))
        try session.type(password, into: session.words("Mot de passe"))
        try session.tap(session.words("Me connecter"))
    }

    public static var memberSignIn: (@Sendable (HeadlessSession) throws -> Void)? { { try signIn($0) } }

    public static let texts = [Translations.allInConnectFrench]

    public static func define(in library: inout StepLibrary) {
        library.defineMemberSteps()
        library.definePlaceSteps()
        library.defineNewsSteps()
        library.defineDirectorySteps()
        library.defineRegistrationSteps()
        library.definePreferenceSteps()
    }
}
