import AppShell
import AppShellHeadless
import AppShellTexts
import CucumberExpressions
import CucumberGherkin

extension StepLibrary {
    mutating func defineFeatureSteps() {
        step(
            .given,
            ["fr": FeatureAlone.french, "en": FeatureAlone.english],
            "Before the app is opened: it shows the screens of one module alone, for the team that works on it."
        ) { (world, name: String) in
            let modules = world.session.modules
            guard modules.contains(name) else {
                throw StepFailure(
                    localized("The product has no feature “\(name)” as its flags are set; it has \(modules.quoted).")
                )
            }
            guard !world.session.isRunning else {
                throw StepFailure(
                    localized("The app is open already: this step comes before that, or after a force-quit.")
                )
            }
            world.session.setFeature(name)
        }
    }
}

/// What a scenario says that is about one feature.
public enum FeatureAlone {
    fileprivate static let french = "la fonctionnalité {string} seule"
    fileprivate static let english = "the {string} feature alone"

    /// The step that opens a product's module alone.
    ///
    /// - Parameter language: `fr` or `en`.
    public static func step(_ module: String, in language: String) -> String {
        (language == "fr" ? french : english).replacing("{string}", with: "\"\(module)\"")
    }

    /// Whether a scenario is about a module alone, whatever quotation marks its step has.
    static func isAbout(_ module: String, _ pickle: Pickle) -> Bool {
        let wanted = ["fr", "en"].map { words(step(module, in: $0)) }
        return pickle.steps.contains { wanted.contains(words($0.text)) }
    }

    private static func words(_ text: String) -> [Substring] {
        text.split { $0.isWhitespace || "\"'«»“”".contains($0) }
    }
}
