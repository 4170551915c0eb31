import CucumberGherkin
import Testing

@testable import ScenarioRunner

/// Lints one script of the tiny product.
enum LintSample {
    static let requirements = try? RequirementList(parsing: "id,kinds,title\nTINY-1,H,One\nTINY-2,H,Two\n")

    /// What is found in one scenario of a French step, or of none.
    static func issues(
        ofStep step: String?,
        _ define: (inout StepLibrary) -> Void = { _ in }
    ) throws -> [String] {
        let body = step.map { "    \($0)\n" } ?? ""
        return try issues("# language: fr\nFonctionnalité: F\n  Scénario: S\n\(body)", define)
    }

    /// What is found in a script, as it is told.
    static func issues(
        _ script: String,
        isWhole: Bool = false,
        requirements: RequirementList? = requirements,
        _ define: (inout StepLibrary) -> Void = { _ in }
    ) throws -> [String] {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: script)], ids: &ids)
        try #require(scripts.errors.isEmpty, "\(scripts.errors)")
        var library = TinyKit.library
        define(&library)
        try #require(library.errors.isEmpty, "\(library.errors)")
        let product = ProductScripts(kit: TinyKit.self, library: library, features: scripts.features)
        return ScriptLint(requirements: requirements).issues(in: product, isWhole: isWhole).map(\.description)
    }
}

extension LoadedScripts {
    static func errors(in script: String) -> [GherkinError] {
        var ids = IdentifierSequence()
        return LoadedScripts([GherkinSource(uri: "f.feature", text: script)], ids: &ids).errors
    }
}
