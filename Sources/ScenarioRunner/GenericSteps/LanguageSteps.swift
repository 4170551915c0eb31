import AppShell
import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    mutating func defineLanguageSteps() {
        step(
            .given,
            ["fr": PhoneLanguage.french, "en": PhoneLanguage.english],
            "Before the app is opened: the phone is in this language, by its code, such as en. The pseudo-languages en-XA and ar-XB show texts that are too long, and screens from right to left."
        ) { (world, code: String) in
            guard PhoneLanguage.isCode(code) else {
                let known = world.session.languages.map(\.code).quoted
                throw StepFailure(
                    localized("“\(code)” is not the code of a language; this product speaks \(known).")
                )
            }
            guard !world.session.isRunning else {
                throw StepFailure(
                    localized("The app is open already: this step comes before that, or after a force-quit.")
                )
            }
            world.session.setLanguage(code)
        }
    }
}

/// The language that a phone is set to.
public enum PhoneLanguage {
    /// The step that sets it.
    ///
    /// - Parameter language: of the step: `fr` or `en`.
    public static func step(_ code: String, in language: String) -> String {
        (language == "fr" ? french : english).replacing("{string}", with: "\"\(code)\"")
    }

    fileprivate static let french = "la langue du téléphone est {string}"
    fileprivate static let english = "the phone's language is {string}"

    /// Whether this is a language of BCP 47, as it is usually written: `en`, `en-GB`, `zh-Hans`, `es-419`, `sr-Latn-RS`,
    /// `ca-ES-valencia`.
    public static func isCode(_ text: String) -> Bool {
        text.wholeMatch(
            of:
                /[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-([a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*(-u(-[a-z0-9]{2,8})+)?/
        ) != nil
    }
}
