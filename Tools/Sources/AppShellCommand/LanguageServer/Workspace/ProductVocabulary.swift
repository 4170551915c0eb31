import CucumberExpressions
import Foundation
import ScenarioReports
import ScenarioRunner

/// The steps of one product, prepared once.
final class ProductVocabulary {
    let kit: any TestKit.Type
    /// Without scripts.
    let product: ProductScripts
    private var forms: [String: [StepForm]] = [:]
    private lazy var sources = DefinitionSources()

    init(_ kit: any TestKit.Type) {
        self.kit = kit
        product = ProductScripts(kit: kit, features: [])
    }

    var library: StepLibrary { product.library }

    /// The current steps of a language.
    func forms(in language: String) -> [StepForm] {
        if let forms = forms[language] { return forms }
        let made = library.forms(in: language)
        forms[language] = made
        return made
    }

    func definition(_ index: Int) -> StepDefinition { library.definitions[index] }

    /// The definitions that are one step: in all languages, with former wordings.
    func same(as index: Int) -> Set<Int> {
        let location = definition(index).location
        return Set(library.definitions.indices.filter { library.definitions[$0].location == location })
    }

    /// The Swift file of a definition, if it is here.
    func file(of location: FileLocation) -> String? {
        let path = sources.path(of: location.file)
        guard path != location.file || path.hasPrefix("/") else { return nil }
        let full = URL(fileURLWithPath: path).standardizedFileURL.path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: full) ? full : nil
    }
}
