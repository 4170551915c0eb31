import AppShellTexts
import ScreenRendering

/// The screens of a finding: the last one large, those before it folded.
struct ExplorationFilm {
    private struct Picture {
        let number: Int
        let text: String
        /// nil: the app is not in the foreground.
        let snapshot: ScreenSnapshot?
        /// The number of the step that left the same screen.
        let same: Int?
    }

    private let pictures: [Picture]
    private let language: String
    private let themes: [ScreenTheme]

    init(_ steps: [ExplorationReport.Step], language: String, themes: [ScreenTheme]) {
        self.language = language
        self.themes = themes
        var before: (number: Int, screen: ScreenElement)?
        pictures = steps.enumerated().map { index, step in
            let number = index + 1
            guard let screen = step.screen?.screen else {
                before = nil
                return Picture(number: number, text: step.text, snapshot: nil, same: nil)
            }
            if let before, before.screen == screen {
                return Picture(number: number, text: step.text, snapshot: step.screen, same: before.number)
            }
            before = (number, screen)
            return Picture(number: number, text: step.text, snapshot: step.screen, same: nil)
        }
    }

    /// The last screen on display.
    var last: String {
        guard let picture = pictures.last(where: { $0.snapshot != nil }) else { return "" }
        let isEnd = picture.number == pictures.count
        let words =
            isEnd
            ? localized("After step \(picture.number).")
            : localized("After step \(picture.number). Then the app was not in the foreground.")
        return "<figure class=\"screen-figure\"><figcaption>\(ExplorationPage.said(words))</figcaption>"
            + phone(picture.snapshot, in: "screen") + "</figure>\n"
    }

    /// The screens before.
    var earlier: String {
        guard let last = pictures.last(where: { $0.snapshot != nil }), last.number > 1 else { return "" }
        let frames = pictures.prefix(last.number - 1).map { picture in
            var html =
                "<li><p class=\"frame-title\">\(picture.number). "
                + "<bdi lang=\"\(ExplorationPage.escaped(language))\">"
                + "\(HTMLText.typeset(picture.text, language: language))</bdi></p>"
            if let same = picture.same {
                html += "<p class=\"dim\">\(ExplorationPage.said(localized("As after step \(same).")))</p>"
            } else if picture.snapshot == nil {
                let words = localized("The app is not in the foreground.")
                html += "<p class=\"dim\">\(ExplorationPage.said(words))</p>"
            } else {
                html += phone(picture.snapshot, in: "frame")
            }
            return html + "</li>\n"
        }
        let summary = ExplorationPage.said(localized("The screen after each step before"))
        return "<details class=\"fold\"><summary>\(summary)</summary>"
            + "<ol class=\"film\">\n\(frames.joined())</ol></details>\n"
    }

    private func phone(_ snapshot: ScreenSnapshot?, in place: String) -> String {
        PhonePicture(snapshot, language: language, themes: themes)?.html(in: place) ?? ""
    }
}
