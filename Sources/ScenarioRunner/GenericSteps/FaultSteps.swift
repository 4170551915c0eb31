import AppShellHeadless

extension StepLibrary {
    mutating func defineFaultSteps() {
        step(
            .given,
            [
                "fr": "l'application cherche son serveur à l'adresse {string}",
                "en": "the app uses the server at {string}",
                "en": "the app looks for its server at {string}",
            ],
            "Sets the app's configuration from the next launch on."
        ) { (world, url: String) in
            world.session.setAPIBaseURL(url)
        }
        step(
            .given,
            ["fr": "le téléphone est hors connexion", "en": "the phone is offline"],
            "The phone has no network, and knows it."
        ) { world in
            try world.session.setOnline(false)
        }
        step(
            .given,
            ["fr": "le téléphone est connecté", "en": "the phone is online"],
            "The phone has a network again."
        ) { world in
            try world.session.setOnline(true)
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} au prochain appel",
                "en": "the server returns {int} for the next call",
                "en": "the server answers {int} to the next call",
            ],
            "One call gets that HTTP status with an HTML body, as from a proxy."
        ) { (world, status: Int) in
            try world.fail(with: status, times: 1)
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} aux {int} prochains appels",
                "en": "the server returns {int} for the next {int} calls",
                "en": "the server answers {int} to the next {int} calls",
            ],
            "That many calls get that HTTP status; then the server responds normally."
        ) { (world, status: Int, times: Int) in
            try world.fail(with: status, times: times)
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} au prochain appel et demande d'attendre {duration}",
                "en": "the server returns {int} for the next call and asks to wait {duration}",
                "en": "the server answers {int} to the next call and asks to wait {duration}",
            ],
            "One call gets that status with a Retry-After header."
        ) { (world, status: Int, wait: Duration) in
            try world.fail(with: status, times: 1, retryAfter: Int(wait.components.seconds))
        }
        step(
            .given,
            [
                "fr": "le serveur traite le prochain appel mais sa réponse se perd",
                "en": "the server handles the next call but the response is lost",
                "en": "the server carries out the next call but its answer is lost",
            ],
            "The call takes effect, but the app never gets the response."
        ) { world in
            world.session.server.faults.answers.append(.lost)
        }
        step(
            .given,
            [
                "fr": "le serveur met {duration} à répondre",
                "en": "the server takes {duration} to respond",
                "en": "the server takes {duration} to answer",
            ],
            "Delays every response; calls still take effect on arrival."
        ) { (world, delay: Duration) in
            world.session.server.faults.delay = delay
        }
        step(
            .given,
            [
                "fr": "le serveur ne répond plus",
                "en": "the server does not respond",
                "en": "the server does not answer",
            ],
            "Calls get through but never get a response."
        ) { world in
            world.session.server.faults.hangs = true
        }
        step(
            .given,
            ["fr": "le serveur est injoignable", "en": "the server is unreachable"],
            "Connections are refused, although the phone is online."
        ) { world in
            world.session.server.faults.isUnreachable = true
        }
        step(
            .given,
            [
                "fr": "le serveur répond normalement",
                "en": "the server responds normally",
                "en": "the server answers normally",
            ],
            "Ends every fault and every response that a script set up."
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
