import AllInConnectBackend
import AppShellHeadless
import ScenarioRunner

extension StepLibrary {
    mutating func defineMemberSteps() {
        step(
            .given,
            [
                "fr": "je suis connecté",
                "en": "I am signed in",
            ],
            "Opens the app where it does not run, and signs Camille in as a person does: camille@exemple.fr."
        ) { world in
            try world.signIn(as: .camille)
        }
        step(
            .given,
            [
                "fr": "je suis connecté en tant que {string}",
                "en": "I am signed in as {string}",
            ],
            "The same with the email of another member, julien@exemple.fr."
        ) { (world, email: String) in
            let members = try world.backend(AllInConnectBackend.self).data.users
            guard let member = members.first(where: { $0.email == email }) else {
                let emails = members.map(\.email).joined(separator: ", ")
                throw StepFailure("The back end knows no member “\(email)”. It knows: \(emails).")
            }
            try world.signIn(as: member)
        }
        step(
            .when,
            [
                "fr": "le serveur met fin à toutes les sessions",
                "en": "the server ends all sessions",
            ],
            "Tokens issued until now are refused with 401; signing in anew gives one that is taken."
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
        try session.selectTab("Accueil")
    }
}
