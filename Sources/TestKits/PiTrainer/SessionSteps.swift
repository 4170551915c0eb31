import AppShell
import AppShellHeadless
import AppShellTexts
import ScenarioRunner

extension StepLibrary {
    mutating func defineSessionSteps() {
        step(
            .when,
            ["fr": "je joue une session réussie", "en": "I play a successful session"],
            "From home: three correct digits, then a wrong one, and home again. Declines a question about reminders."
        ) { world in
            try world.play(digits: 3)
        }
        step(
            .when,
            ["fr": "je joue une session de {int} décimale(s)", "en": "I play a session of {int} digit(s)"],
            "From home: that many correct digits, then a wrong one, and home again."
        ) { (world, count: Int) in
            try world.play(digits: count)
        }
        step(
            .when,
            ["fr": "je joue {int} sessions de {int} décimale(s)", "en": "I play {int} sessions of {int} digit(s)"],
            "Plays that many sessions, a minute apart."
        ) { (world, sessions: Int, count: Int) in
            guard sessions >= 0 else {
                throw StepFailure(localized("\(sessions) is not a number of sessions; write 0 or more."))
            }
            for _ in 0..<sessions {
                try world.play(digits: count)
                try world.session.wait(.seconds(60))
            }
        }
        step(
            .given,
            ["fr": "les rappels sont acceptés", "en": "daily reminders are on", "en": "reminders are accepted"],
            "Opens the app and turns the daily reminder on in its settings. The phone allows notifications."
        ) { world in
            world.session.setNotificationPermission(.authorized)
            try world.session.launch()
            try world.session.tap(world.session.words("Réglages"))
            try world.session.set(world.session.words("Me rappeler ma série"), to: true)
            try world.session.goBack()
        }
    }
}

extension ScenarioWorld {
    fileprivate func play(digits count: Int) throws {
        try session.tap(session.words("S'entraîner"))
        try strike(try expected(count), every: .milliseconds(250))
        let right = try expected(1)[0]
        try strike([right == "0" ? "1" : "0"], every: .zero)
        try session.tap(session.words("Terminer"))
        let decline = session.words("Non merci")
        if try finder().elements.contains(where: { $0.element.label == decline }) {
            try session.tap(decline)
        }
    }
}
