import AppShellTexts
import ScreenRendering

/// A screen drawn in a phone: a picture for eyes, which nothing in it can be acted on, and the same in words for those who
/// hear the page.
struct PhonePicture {
    private let screen: ScreenElement
    private let language: String
    /// A class of the page.
    private let look: String

    /// - Parameters:
    ///   - language: of what the app says.
    ///   - themes: those of the page, each with a class `look-0`, `look-1`, …
    /// - Returns: nil where the app is not in the foreground.
    init?(_ snapshot: ScreenSnapshot?, language: String, themes: [ScreenTheme]) {
        guard let snapshot, let screen = snapshot.screen else { return nil }
        self.screen = screen
        self.language = language
        look = snapshot.theme.flatMap { themes.firstIndex(of: $0) }.map { " look-\($0)" } ?? ""
    }

    /// - Parameter place: a class: `screen`, or `frame` for a small one.
    func html(in place: String) -> String {
        let language = ExplorationPage.escaped(self.language)
        let drawn = ScreenHTML(.init(language: self.language)).html(of: screen)
        return "<div class=\"phone \(place)\" lang=\"\(language)\" aria-hidden=\"true\" inert>"
            + "<div class=\"glass\(look)\">\(drawn)</div></div>\n"
            + "<details class=\"outline\"><summary>\(ExplorationPage.said(localized("In words")))</summary>"
            + "\(ScreenWords(screen, language: self.language).html)</details>"
    }
}
