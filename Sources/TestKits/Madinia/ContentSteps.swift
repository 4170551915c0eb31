import MadiniaBackend
import ScenarioRunner

extension StepLibrary {
    /// What articles and formations say.
    mutating func defineContentSteps() {
        step(
            .given,
            ["fr": "l'article {string} est publié le {date}", "en": "the article {string} is published on {date}"],
            "The back end dates the article that day, 8:00 UTC."
        ) { (world, title: String, day: CalendarDay) in
            try world.changeArticle(title) { $0.publishedAt = day.morning }
        }
        step(
            .given,
            [
                "fr": "le résumé de l'article {string} est {string}",
                "en": "the excerpt of the article {string} is {string}",
            ],
            "The back end changes the article's excerpt."
        ) { (world, title: String, excerpt: String) in
            try world.changeArticle(title) { $0.excerpt = excerpt }
        }
        step(
            .given,
            ["fr": "le contenu de l'article {string} est :", "en": "the content of the article {string} is:"],
            "The back end changes the article's content to the HTML under the step, valid or not."
        ) { (world, title: String) in
            let content = try world.docString()
            try world.changeArticle(title) { $0.content = content }
        }
        step(
            .given,
            [
                "fr": "la description de la formation {string} est {string}",
                "en": "the description of the course {string} is {string}",
                "en": "the description of the formation {string} is {string}",
            ],
            "The back end changes the course's description."
        ) { (world, title: String, description: String) in
            try world.changeFormation(title) { $0.description = description }
        }
        step(
            .given,
            [
                "fr": "le niveau de la formation {string} est {string}",
                "en": "the level of the course {string} is {string}",
                "en": "the level of the formation {string} is {string}",
            ],
            "The back end changes the course's level, to one the app knows or not."
        ) { (world, title: String, level: String) in
            try world.changeFormation(title) { $0.level = level }
        }
        step(
            .given,
            [
                "fr": "la catégorie de la formation {string} est {string}",
                "en": "the category of the course {string} is {string}",
                "en": "the category of the formation {string} is {string}",
            ],
            "The back end moves the course to that category, and creates the category if needed."
        ) { (world, title: String, name: String) in
            let categories = try world.backend(MadiniaBackend.self).formations.compactMap(\.category)
            let known = categories.first { $0.name == name }
            let new = FormationData.Category(id: (categories.map(\.id).max() ?? 0) + 1, name: name)
            try world.changeFormation(title) { $0.category = known ?? new }
        }
        step(
            .given,
            [
                "fr": "la formation {string} n'a pas de catégorie",
                "en": "the course {string} has no category",
                "en": "the formation {string} has no category",
            ],
            "The course has no category."
        ) { (world, title: String) in
            try world.changeFormation(title) { $0.category = nil }
        }
    }
}
