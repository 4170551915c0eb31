import MadiniaBackend
import ScenarioRunner

extension StepLibrary {
    mutating func defineMadiSteps() {
        step(
            .given,
            [
                "fr": "le service de Madi répond {string} à un message contenant {string}",
                "en": "Madi's service answers {string} to a message containing {string}",
                "en": "Madi's service answers {string} to a message with {string}",
            ],
            "What Madi's back end answers to messages with all these words, in any case, accents and order."
        ) { (world, content: String, words: String) in
            try world.arrangeAnswer(content, to: words, recommending: nil)
        }
        step(
            .given,
            [
                "fr":
                    "le service de Madi répond {string} et recommande la formation {string} à un message contenant {string}",
                "en":
                    "Madi's service answers {string} and recommends the course {string} to a message containing {string}",
                "en":
                    "Madi's service answers {string} and recommends the formation {string} to a message with {string}",
            ],
            "The same, with a course to open."
        ) { (world, content: String, formation: String, words: String) in
            try world.arrangeAnswer(content, to: words, recommending: formation)
        }
    }
}

extension ScenarioWorld {
    fileprivate func arrangeAnswer(_ content: String, to words: String, recommending title: String?) throws {
        let recommendations = try title.map { [try formation($0).id] } ?? []
        let answer = MadiAnswer(words: words, content: content, recommendations: recommendations)
        try backend(MadiniaBackend.self).madiAnswers.append(answer)
    }
}
