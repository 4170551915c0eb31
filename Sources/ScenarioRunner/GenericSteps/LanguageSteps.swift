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

    /// Whether this is a language of BCP 47, with or without a region: `en`, `en-GB`.
    public static func isCode(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let language = parts.first, (2...3).contains(language.count), parts.count < 3,
            language.allSatisfy({ $0.isASCII && $0.isLowercase })
        else { return false }
        return parts.dropFirst().allSatisfy { region in
            region.count == 2 && region.allSatisfy { $0.isASCII && $0.isUppercase }
        }
    }
}
