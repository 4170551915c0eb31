import AppShell

// A feature as another team writes it: with the public API, and nothing of the shell changed for it (SHELL-9).
// docs/routing.md quotes the files of this folder; RoutingPageTests compares the two.

/// All recipes.
struct RecipeList: Destination {
    static let name = "recipes.list"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

/// One recipe, by its number from 1.
struct RecipeDetail: Destination {
    static let name = "recipes.detail"
    static let parameterNames = ["number"]

    let number: Int

    init(number: Int) {
        self.number = number
    }

    init(parameters: RouteParameters) throws(RouteError) {
        number = try parameters.identifier("number")
    }

    var parameters: RouteParameters { ["number": "\(number)"] }
}

/// The sheet in which someone notes something down about a recipe.
struct RecipeNote: Destination {
    static let name = "recipes.note"
    static let parameterNames = ["number"]

    let number: Int

    init(number: Int) {
        self.number = number
    }

    init(parameters: RouteParameters) throws(RouteError) {
        number = try parameters.identifier("number")
    }

    var parameters: RouteParameters { ["number": "\(number)"] }
}

/// The recipes of a season, a page at a time.
struct RecipeSeason: Destination {
    static let name = "recipes.season"
    static let parameterNames = ["season"]
    static let optionalParameterNames = ["page"]

    let season: String
    /// From 1; nil is the first one.
    let page: Int?

    init(parameters: RouteParameters) throws(RouteError) {
        season = try parameters.text("season")
        page = parameters["page"] == nil ? nil : try parameters.identifier("page")
    }

    var parameters: RouteParameters {
        guard let page else { return ["season": season] }
        return ["season": season, "page": "\(page)"]
    }
}

/// A page of the guide, by the path of its chapter.
struct RecipeGuide: Destination {
    static let name = "recipes.guide"
    static let parameterNames = ["path"]

    let path: [String]

    init(parameters: RouteParameters) throws(RouteError) {
        path = try parameters.segments("path")
    }

    var parameters: RouteParameters { ["path": RouteParameters.rest(of: path)] }
}
