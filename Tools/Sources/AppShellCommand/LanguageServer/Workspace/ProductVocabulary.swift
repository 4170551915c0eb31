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
    private let sources: DefinitionSources

    /// - Parameter sources: where to look for the Swift code of steps.
    init(_ kit: any TestKit.Type, _ sources: DefinitionSources) {
        (self.kit, self.sources) = (kit, sources)
        product = ProductScripts(kit: kit, features: [])
    }

    var library: StepLibrary { product.library }

    /// The current steps of a language, or of English if it has none.
    func forms(in language: String) -> [StepForm] {
        if let forms = forms[language] { return forms }
        let own = library.forms(in: language)
        let made = own.isEmpty ? library.forms(in: "en") : own
        forms[language] = made
        return made
    }

    func definition(_ index: Int) -> StepDefinition { library.definitions[index] }

    /// The Swift file of a definition, if it is here.
    func file(of location: FileLocation) -> String? {
        let path = sources.path(of: location.file)
        guard path != location.file || path.hasPrefix("/") else { return nil }
        let full = URL(fileURLWithPath: path).standardizedFileURL.path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: full) ? full : nil
    }
}
