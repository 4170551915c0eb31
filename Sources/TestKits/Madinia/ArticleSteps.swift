import AppShellHeadless
import AppShellTexts
import MadiniaBackend
import ScenarioRunner

extension StepLibrary {
    mutating func defineArticleSteps() {
        step(
            .given,
            ["fr": "le blog est vide", "en": "the blog is empty"],
            "The back end has no articles."
        ) { world in
            try world.backend(MadiniaBackend.self).articles = []
        }
        step(
            .given,
            [
                "fr": "l'article {string} est retiré du blog",
                "en": "the article {string} is removed from the blog",
                "en": "the article {string} is taken from the blog",
            ],
            "The back end no longer has it."
        ) { (world, title: String) in
            try world.changeArticle(title) { _ in }
            try world.backend(MadiniaBackend.self).articles.removeAll { $0.title == title }
        }
        step(
            .given,
            [
                "fr": "l'article {string} mène à la formation {string}",
                "en": "the article {string} links to the course {string}",
                "en": "the article {string} leads to the formation {string}",
            ],
            "The back end relates the article to that course."
        ) { (world, title: String, formation: String) in
            let id = try world.formation(formation).id
            try world.changeArticle(title) { $0.relatedFormationID = id }
        }
        step(
            .given,
            [
                "fr": "l'article {string} ne mène à aucune formation",
                "en": "the article {string} links to no course",
                "en": "the article {string} leads to no formation",
            ],
            "The back end relates the article to no course."
        ) { (world, title: String) in
            try world.changeArticle(title) { $0.relatedFormationID = nil }
        }
    }
}

extension ScenarioWorld {
    func changeArticle(_ title: String, _ change: (inout ArticleData) -> Void) throws {
        let backend = try backend(MadiniaBackend.self)
        guard backend.updateArticle(title, change) else {
            let titles = backend.articles.map(\.title).quoted
            throw StepFailure(localized("The back end has no article “\(title)”. It has: \(titles)."))
        }
    }
}
