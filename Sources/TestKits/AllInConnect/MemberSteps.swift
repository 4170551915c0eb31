import AllInConnectBackend
import AppShellHeadless
import AppShellTexts
import ScenarioRunner

extension StepLibrary {
    mutating func defineMemberSteps() {
        step(
            .given,
            ["fr": "je suis connecté", "en": "I am signed in"],
            "Opens the app unless it is running, signs in as camille@exemple.fr, and opens the tab Accueil."
        ) { world in
            try world.signIn(as: .camille)
        }
        step(
            .given,
            ["fr": "je suis connecté en tant que {string}", "en": "I am signed in as {string}"],
            "The same with the email of another member, julien@exemple.fr."
        ) { (world, email: String) in
            let members = try world.backend(AllInConnectBackend.self).data.users
            guard let member = members.first(where: { $0.email == email }) else {
                let emails = members.map(\.email).joined(separator: ", ")
                throw StepFailure(localized("The back end has no member “\(email)”. It knows: \(emails)."))
            }
            try world.signIn(as: member)
        }
        step(
            .when,
            ["fr": "le serveur met fin à toutes les sessions", "en": "the server ends all sessions"],
            "The back end rejects all issued tokens with 401. Signing in again gives a new one."
        ) { world in
            try world.backend(AllInConnectBackend.self).data.revokeTokens()
        }
    }
}

extension ScenarioWorld {
    fileprivate func signIn(as member: UserData) throws {
        if !session.isRunning { try session.launch() }
        if session.isInBackground { try session.enterForeground() }
        try AllInConnectTestKit.signIn(session, email: member.email, password: member.password)
        try session.selectTab(session.words("Accueil"))
    }
}
