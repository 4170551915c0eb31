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
    /// The paths of files of phrases, by their names.
    private let phraseFiles: [String: String]

    /// - Parameter sources: where to look for the Swift code of steps.
    init(
        _ kit: any TestKit.Type,
        _ sources: DefinitionSources,
        _ phrases: PhraseBook,
        in phraseFiles: [String: String]
    ) {
        (self.kit, self.sources, self.phraseFiles) = (kit, sources, phraseFiles)
        product = ProductScripts(kit: kit, features: [], phrases: phrases)
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

    /// The file of a definition, Swift or phrases, if it is here.
    func file(of location: FileLocation) -> String? {
        if let file = phraseFiles[location.file] { return file }
        let path = sources.path(of: location.file)
        guard path != location.file || path.hasPrefix("/") else { return nil }
        let full = URL(fileURLWithPath: path).standardizedFileURL.path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: full) ? full : nil
    }
}
