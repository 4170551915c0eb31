import AppShellHeadless

extension StepLibrary {
    mutating func defineFaultSteps() {
        step(
            .given,
            [
                "fr": "l'application cherche son serveur à l'adresse {string}",
                "en": "the app looks for its server at {string}",
            ],
            "Its configuration from the next launch on."
        ) { (world, url: String) in
            world.session.setAPIBaseURL(url)
        }
        step(
            .given,
            [
                "fr": "le téléphone est hors connexion",
                "en": "the phone is offline",
            ],
            "The phone knows that it has no network."
        ) { world in
            try world.session.setOnline(false)
        }
        step(
            .given,
            [
                "fr": "le téléphone est connecté",
                "en": "the phone is online",
            ],
            "The phone has a network again."
        ) { world in
            try world.session.setOnline(true)
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} au prochain appel",
                "en": "the server answers {int} to the next call",
            ],
            "One answer of that HTTP status, with a body of HTML as a proxy gives it."
        ) { (world, status: Int) in
            try world.fail(with: status, times: 1)
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} aux {int} prochains appels",
                "en": "the server answers {int} to the next {int} calls",
            ],
            "So many answers of that HTTP status; then the server answers normally."
        ) { (world, status: Int, times: Int) in
            try world.fail(with: status, times: times)
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} au prochain appel et demande d'attendre {duration}",
                "en": "the server answers {int} to the next call and asks to wait {duration}",
            ],
            "One answer of that status with the header Retry-After."
        ) { (world, status: Int, wait: Duration) in
            try world.fail(with: status, times: 1, retryAfter: Int(wait.components.seconds))
        }
        step(
            .given,
            [
                "fr": "le serveur traite le prochain appel mais sa réponse se perd",
                "en": "the server carries out the next call but its answer is lost",
            ],
            "The call has its effect, and the app never hears of it."
        ) { world in
            world.session.server.faults.answers.append(.lost)
        }
        step(
            .given,
            [
                "fr": "le serveur met {duration} à répondre",
                "en": "the server takes {duration} to answer",
            ],
            "Every answer comes that much later; what a call does is done when it arrives."
        ) { (world, delay: Duration) in
            world.session.server.faults.delay = delay
        }
        step(
            .given,
            [
                "fr": "le serveur ne répond plus",
                "en": "the server does not answer",
            ],
            "Calls get through and are never answered."
        ) { world in
            world.session.server.faults.hangs = true
        }
        step(
            .given,
            [
                "fr": "le serveur est injoignable",
                "en": "the server is unreachable",
            ],
            "Connections are refused, although the phone is online."
        ) { world in
            world.session.server.faults.isUnreachable = true
        }
        step(
            .given,
            [
                "fr": "le serveur répond normalement",
                "en": "the server answers normally",
            ],
            "Ends every fault of the server, and every answer that a script asked for."
        ) { world in
            world.session.server.endFaults()
        }
    }
}

extension ScenarioWorld {
    fileprivate func fail(with status: Int, times: Int, retryAfter: Int? = nil) throws {
        session.server.faults.answers += try answers(status, times: times, retryAfter: retryAfter)
    }
}
