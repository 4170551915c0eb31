import AppShellTexts
import MadiniaBackend
import ScenarioRunner

extension StepLibrary {
    mutating func defineRateLimitSteps() {
        step(
            .given,
            [
                "fr": "le serveur accepte au plus {int} appel(s) par minute",
                "en": "the server accepts at most {int} call(s) per minute",
                "en": "the server takes at most {int} call(s) a minute",
            ],
            "The back end returns 429 for further calls until the minute is over. Reads and writes count separately."
        ) { (world, count: Int) in
            guard count >= 0 else { throw StepFailure(localized("The number of calls is 0 or more.")) }
            try world.backend(MadiniaBackend.self).rateLimits = RateLimits(reads: count, writes: count)
        }
    }
}
