import AppShell
import AppShellHeadless
import AppShellTexts
import CucumberExpressions
import CucumberGherkin

extension StepLibrary {
    /// How the server responds to calls of one method and path.
    mutating func defineAnswerSteps() {
        defineArrangedAnswers()
        definePathFaults()
    }

    private mutating func defineArrangedAnswers() {
        step(
            .given,
            [
                "fr": "le serveur répond {int} à {method} {string} avec :",
                "en": "the server returns {int} for {method} {string} with:",
                "en": "the server answers {int} to {method} {string} with:",
            ],
            "Every such call gets the text under the step, valid or not, until a script says otherwise."
        ) { (world, status: Int, method: HTTPRequest.Method, path: String) in
            let answer = try world.answer(status, body: world.answerBody())
            try world.change(method, path) { $0.standing = answer }
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} au prochain appel {method} {string} avec :",
                "en": "the server returns {int} for the next {method} call to {string} with:",
                "en": "the server answers {int} to the next {method} call {string} with:",
            ],
            "One such call gets the text under the step, valid or not; then the server responds normally."
        ) { (world, status: Int, method: HTTPRequest.Method, path: String) in
            let answer = try world.answer(status, body: world.answerBody())
            try world.change(method, path) { $0.answers.append(answer) }
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} aux {int} prochains appels {method} {string} avec :",
                "en": "the server returns {int} for the next {int} {method} calls to {string} with:",
                "en": "the server answers {int} to the next {int} {method} calls {string} with:",
            ],
            "That many such calls get the text under the step, valid or not; then the server responds normally."
        ) { (world, status: Int, times: Int, method: HTTPRequest.Method, path: String) in
            let answers = try world.answers(status, times: times, body: world.answerBody())
            try world.change(method, path) { $0.answers += answers }
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} à {method} {string}",
                "en": "the server returns {int} for {method} {string}",
                "en": "the server answers {int} to {method} {string}",
            ],
            "Every such call gets that HTTP status with an HTML body, as from a proxy, until a script says otherwise."
        ) { (world, status: Int, method: HTTPRequest.Method, path: String) in
            let answer = try world.answer(status)
            try world.change(method, path) { $0.standing = answer }
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} au prochain appel {method} {string}",
                "en": "the server returns {int} for the next {method} call to {string}",
                "en": "the server answers {int} to the next {method} call {string}",
            ],
            "One such call gets that HTTP status; then the server responds normally."
        ) { (world, status: Int, method: HTTPRequest.Method, path: String) in
            let answer = try world.answer(status)
            try world.change(method, path) { $0.answers.append(answer) }
        }
        step(
            .given,
            [
                "fr": "le serveur répond {int} aux {int} prochains appels {method} {string}",
                "en": "the server returns {int} for the next {int} {method} calls to {string}",
                "en": "the server answers {int} to the next {int} {method} calls {string}",
            ],
            "That many such calls get that HTTP status; then the server responds normally."
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
                "en": "the server returns {int} for the next {method} call to {string} and asks to wait {duration}",
                "en": "the server answers {int} to the next {method} call {string} and asks to wait {duration}",
            ],
            "One such call gets that status with a Retry-After header."
        ) { (world, status: Int, method: HTTPRequest.Method, path: String, wait: Duration) in
            let answer = try world.answer(status, retryAfter: Int(wait.components.seconds))
            try world.change(method, path) { $0.answers.append(answer) }
        }
        step(
            .given,
            [
                "fr": "le serveur traite le prochain appel {method} {string} mais sa réponse se perd",
                "en": "the server handles the next {method} call to {string} but the response is lost",
                "en": "the server carries out the next {method} call {string} but its answer is lost",
            ],
            "One such call takes effect, but the app never gets the response."
        ) { (world, method: HTTPRequest.Method, path: String) in
            try world.change(method, path) { $0.answers.append(.lost) }
        }
        step(
            .given,
            [
                "fr": "le serveur met {duration} à répondre à {method} {string}",
                "en": "the server takes {duration} to respond to {method} {string}",
                "en": "the server takes {duration} to answer {method} {string}",
            ],
            "Delays the response to every such call."
        ) { (world, delay: Duration, method: HTTPRequest.Method, path: String) in
            try world.change(method, path) { $0.delay = delay }
        }
        step(
            .given,
            [
                "fr": "le serveur ne répond plus à {method} {string}",
                "en": "the server does not respond to {method} {string}",
                "en": "the server does not answer {method} {string}",
            ],
            "Such calls get through but never get a response."
        ) { (world, method: HTTPRequest.Method, path: String) in
            try world.change(method, path) { $0.hangs = true }
        }
        step(
            .given,
            [
                "fr": "le serveur ne répond pas au prochain appel {method} {string}",
                "en": "the server does not respond to the next {method} call to {string}",
            ],
            "One such call takes effect, but never gets a response."
        ) { (world, method: HTTPRequest.Method, path: String) in
            try world.change(method, path) { $0.answers.append(.silent) }
        }
        step(
            .given,
            [
                "fr": "le serveur met {duration} à répondre au prochain appel {method} {string}",
                "en": "the server takes {duration} to respond to the next {method} call to {string}",
            ],
            "Delays the response to one such call."
        ) { (world, delay: Duration, method: HTTPRequest.Method, path: String) in
            try world.change(method, path) { $0.answers.append(.late(delay)) }
        }
        step(
            .given,
            [
                "fr": "le réseau se coupe pendant le prochain appel {method} {string}",
                "en": "the network drops during the next {method} call to {string}",
            ],
            "One such call takes effect, but the phone goes offline before the response comes."
        ) { (world, method: HTTPRequest.Method, path: String) in
            try world.change(method, path) { $0.answers.append(.cutOff) }
        }
        step(
            .given,
            [
                "fr": "le serveur est injoignable pour {method} {string}",
                "en": "the server is unreachable for {method} {string}",
            ],
            "Connections for such calls are refused, although the phone is online."
        ) { (world, method: HTTPRequest.Method, path: String) in
            try world.change(method, path) { $0.isUnreachable = true }
        }
        step(
            .given,
            [
                "fr": "le serveur répond normalement à {method} {string}",
                "en": "the server responds to {method} {string} normally",
                "en": "the server answers {method} {string} normally",
            ],
            "Ends what a script set up for such calls; what it set up for all calls stays."
        ) { (world, method: HTTPRequest.Method, path: String) in
            try world.change(method, path) { $0 = ServerFaults() }
        }
    }
}

extension ScenarioWorld {
    /// - Throws: if no call can have this path, or the back end has no such route.
    func target(_ method: HTTPRequest.Method, _ path: String) throws(StepFailure) -> CallTarget {
        guard path.hasPrefix("/") || path.contains("://") else {
            throw StepFailure(
                localized("“\(path)” is not a path: a path begins with a slash, as in \"/formations\".")
            )
        }
        guard !path.contains(where: { "?#".contains($0) }) else {
            let plain = path.prefix { !"?#".contains($0) }
            throw StepFailure(localized("The query is ignored: write \"\(plain)\"."))
        }
        let target = CallTarget(method, path)
        try requireRoute(target)
        return target
    }

    /// A call that the back end has no route for would count as never made.
    private func requireRoute(_ target: CallTarget) throws(StepFailure) {
        guard let routes = (session.server.handler as? any RoutedBackend)?.routes,
            !routes.contains(where: { target.isOf($0, under: session.server.bases) }),
            session.server.exchanges(of: target).isEmpty
        else { return }
        let nearest = Suggestions.nearest(to: target.description, among: routes, limit: 1).first
        throw StepFailure(
            localized("The back end has no route \(target).") + " "
                + (nearest.map { localized("Did you mean \($0)?") }
                    ?? localized("Its routes are \(routes.joined(separator: ", "))."))
        )
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
        guard (100...599).contains(status) else {
            throw StepFailure(localized("\(status) is not an HTTP status (100 to 599)."))
        }
        return .status(.init(status, retryAfter: retryAfter, body: body))
    }

    func answers(
        _ status: Int,
        times: Int,
        retryAfter: Int? = nil,
        body: ServerFaults.Body? = nil
    ) throws(StepFailure) -> [ServerFaults.Answer] {
        guard (1...10_000).contains(times) else {
            throw StepFailure(localized("\(times) is not a number of calls (1 to 10,000)."))
        }
        return Array(repeating: try answer(status, retryAfter: retryAfter, body: body), count: times)
    }

    /// The text under the step. Its media type comes after the quotes (`"""json`, `"""text/plain`); otherwise a text
    /// that begins like an HTML page is HTML, and any other is JSON.
    fileprivate func answerBody() throws -> ServerFaults.Body {
        guard let text = argument?.docString else {
            throw StepFailure(localized("This step needs the response text under it."))
        }
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
