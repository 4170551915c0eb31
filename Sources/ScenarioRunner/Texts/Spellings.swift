import AppShellHeadless
import AppShellTexts

/// What a text is in each language that the tools speak: a script may say any of them, whatever language its reader has.
func spellings(_ text: () -> String) -> [String] {
    Language.all.map { language in
        Reader.$current.withValue(Reader(language, translations: Translations.runner), operation: text)
    }
}

/// Whether a text contains the words, in any language that the tools speak.
func says(_ text: () -> String, _ words: String) -> Bool {
    spellings(text).contains { PlainText($0).contains(PlainText(words)) }
}
