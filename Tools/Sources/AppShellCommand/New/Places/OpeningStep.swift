import AppShell
import AppShellHeadless
import ScenarioRunner

/// The step that opens the app for somebody who may go anywhere: while nobody is signed in, links may have to wait.
struct OpeningStep {
    /// Whether the app starts locked, and the product has a step that signs somebody in.
    let signsIn: Bool

    private static let signedIn = "je suis connecté"

    init(for kit: any TestKit.Type) {
        let session = kit.makeSession()
        defer { session.end() }
        let isLocked = (try? session.launch()) != nil && (try? session.navigation().locks.isEmpty) == false
        signsIn = isLocked && kit.library.definitions.contains { "\($0.expression)" == Self.signedIn }
    }

    static func text(signsIn: Bool, isFrench: Bool) -> String {
        if signsIn { return isFrench ? signedIn : "I am signed in" }
        return isFrench ? "l'application est ouverte" : "the app is open"
    }
}
