import AppShell
import AppShellHeadless
import CucumberGherkin

extension StepLibrary {
    /// What the server answers to the calls of one method and path, and what goes wrong with them.
    mutating func defineAnswerSteps() {
        defineArrangedAnswers()
        definePathFaults()
    }

    private mutating func defineArrangedAnswers() {
        step(
            .given,
            [
                "fr": "le serveur répond {int} à {method} {string} avec :",
                "en": "the server answers {int} to {method} {string} with:",
            ],
            "Every such call gets the text under the step, right or broken, until another answer is asked for."
        ) { (world, status: Int, method: HTTPRequest.Method, path: String) in
            let answer = try world.answer(status, body: world.answerBody())
            try world.change(method, path) { $0.standing = answer }
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} au prochain appel {method} {string} avec :",
                "en": "the server answers {int} to the next {method} call {string} with:",
            ],
            "One such call gets the text under the step, right or broken; then the server answers normally."
        ) { (world, status: Int, method: HTTPRequest.Method, path: String) in
            let answer = try world.answer(status, body: world.answerBody())
            try world.change(method, path) { $0.answers.append(answer) }
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} aux {int} prochains appels {method} {string} avec :",
                "en": "the server answers {int} to the next {int} {method} calls {string} with:",
            ],
            "So many such calls get the text under the step, right or broken; then the server answers normally."
        ) { (world, status: Int, times: Int, method: HTTPRequest.Method, path: String) in
            let answers = try world.answers(status, times: times, body: world.answerBody())
            try world.change(method, path) { $0.answers += answers }
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} à {method} {string}",
                "en": "the server answers {int} to {method} {string}",
            ],
            "Every such call gets that HTTP status, with a body of HTML as a proxy gives it, until another answer is asked for."
        ) { (world, status: Int, method: HTTPRequest.Method, path: String) in
            let answer = try world.answer(status)
            try world.change(method, path) { $0.standing = answer }
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} au prochain appel {method} {string}",
                "en": "the server answers {int} to the next {method} call {string}",
            ],
            "One such call gets that HTTP status; then the server answers normally."
        ) { (world, status: Int, method: HTTPRequest.Method, path: String) in
            let answer = try world.answer(status)
            try world.change(method, path) { $0.answers.append(answer) }
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} aux {int} prochains appels {method} {string}",
                "en": "the server answers {int} to the next {int} {method} calls {string}",
            ],
            "So many such calls get that HTTP status; then the server answers normally."
        ) { (world, status: Int, times: Int, method: HTTPRequest.Method, path: String) in
            let answers = try world.answers(status, times: times)
            try world.change(method, path) { $0.answers += answers }
        }
    }

    private mutating func definePathFaults() {
        step(
            .given,
            [
                "fr": "le serveur répond {int} au prochain appel {method} {string} et demande d'attendre {duration}",
                "en": "the server answers {int} to the next {method} call {string} and asks to wait {duration}",
            ],
            "One such call gets that status with the header Retry-After."
        ) { (world, status: Int, method: HTTPRequest.Method, path: String, wait: Duration) in
            let answer = try world.answer(status, retryAfter: Int(wait.components.seconds))
            try world.change(method, path) { $0.answers.append(answer) }
        }
        step(
            .given,
            [
                "fr": "le serveur traite le prochain appel {method} {string} mais sa réponse se perd",
                "en": "the server carries out the next {method} call {string} but its answer is lost",
            ],
            "One such call has its effect, and the app never hears of it."
        ) { (world, method: HTTPRequest.Method, path: String) in
            try world.change(method, path) { $0.answers.append(.lost) }
        }
        step(
            .given,
            [
                "fr": "le serveur met {duration} à répondre à {method} {string}",
                "en": "the server takes {duration} to answer {method} {string}",
            ],
            "The answer to every such call comes that much later."
        ) { (world, delay: Duration, method: HTTPRequest.Method, path: String) in
            try world.change(method, path) { $0.delay = delay }
        }
        step(
            .given,
            [
                "fr": "le serveur ne répond plus à {method} {string}",
                "en": "the server does not answer {method} {string}",
            ],
            "Such calls get through and are never answered."
        ) { (world, method: HTTPRequest.Method, path: String) in
            try world.change(method, path) { $0.hangs = true }
        }
        step(
            .given,
            [
                "fr": "le serveur est injoignable pour {method} {string}",
                "en": "the server is unreachable for {method} {string}",
            ],
            "The connections of such calls are refused, although the phone is online."
        ) { (world, method: HTTPRequest.Method, path: String) in
            try world.change(method, path) { $0.isUnreachable = true }
        }
        step(
            .given,
            [
                "fr": "le serveur répond normalement à {method} {string}",
                "en": "the server answers {method} {string} normally",
            ],
            "Ends what was said of such calls; what was said of all calls stays."
        ) { (world, method: HTTPRequest.Method, path: String) in
            try world.change(method, path) { $0 = ServerFaults() }
        }
    }
}

extension ScenarioWorld {
    /// - Throws: where the path can fit no call.
    func target(_ method: HTTPRequest.Method, _ path: String) throws(StepFailure) -> CallTarget {
        guard path.hasPrefix("/") || path.contains("://") else {
            throw StepFailure("“\(path)” is no path: it begins with a slash, as in \"/formations\".")
        }
        guard !path.contains(where: { "?#".contains($0) }) else {
            let plain = path.prefix { !"?#".contains($0) }
            throw StepFailure("Queries don't count: write \"\(plain)\".")
        }
        return CallTarget(method, path)
    }

    fileprivate func change(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ change: (inout ServerFaults) -> Void
    ) throws(StepFailure) {
        change(&session.server[faultsOf: try target(method, path)])
    }

    func answer(
        _ status: Int,
        retryAfter: Int? = nil,
        body: ServerFaults.Body? = nil
    ) throws(StepFailure) -> ServerFaults.Answer {
        guard (100...599).contains(status) else { throw StepFailure("\(status) is no HTTP status (100 to 599).") }
        return .status(.init(status, retryAfter: retryAfter, body: body))
    }

    func answers(
        _ status: Int,
        times: Int,
        retryAfter: Int? = nil,
        body: ServerFaults.Body? = nil
    ) throws(StepFailure) -> [ServerFaults.Answer] {
        guard (1...10_000).contains(times) else { throw StepFailure("\(times) is no number of calls (1 to 10,000).") }
        return Array(repeating: try answer(status, retryAfter: retryAfter, body: body), count: times)
    }

    /// The text under the step. What it is, is said behind the quotes (`"""json`, `"""text/plain`), or seen: what begins
    /// as a page of HTML does is one, and all else is meant for JSON.
    fileprivate func answerBody() throws -> ServerFaults.Body {
        guard let text = argument?.docString else { throw StepFailure("This step needs the answer's text under it.") }
        let named = text.mediaType ?? ""
        let isPage = text.content.drop(while: \.isWhitespace).hasPrefix("<")
        let mediaType =
            switch named {
            case "": isPage ? "text/html" : "application/json"
            case "json": "application/json"
            case "html": "text/html"
            case "xml": "application/xml"
            default: named.contains("/") ? named : "text/\(named)"
            }
        return ServerFaults.Body(mediaType: mediaType, bytes: Array(text.content.utf8))
    }
}
