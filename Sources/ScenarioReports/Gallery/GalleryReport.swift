import AppShellTexts
import CReportAssets
import CucumberGherkin
import ScreenRendering

/// A page with the screen on which each scenario ends: the states of a feature side by side, for those who design and write
/// it. It needs nothing from elsewhere, and is in the language of the current `Reader`.
public final class GalleryReport: Report {
    private struct Picture {
        let product: String
        let feature: LoadedFeature
        let scenario: Pickle
        let snapshot: ScreenSnapshot?
        let status: StepStatus

        var place: (String, Int) { (feature.uri, scenario.location.line) }
    }

    private let title: String
    private let write: ([UInt8]) -> Void
    private var pictures: [ScenarioKey: Picture] = [:]

    /// - Parameters:
    ///   - title: of the browser window and of the page.
    ///   - write: takes the whole page, once.
    public init(title: String, write: @escaping ([UInt8]) -> Void) {
        self.title = title
        self.write = write
    }

    public func handle(_ event: RunEvent) {
        switch event {
        case .runStarted, .runHookFinished, .scenariosAssembled: break
        case .scenarioFinished(let result):
            // The last attempt counts.
            pictures[result.key] = Picture(
                product: result.testCase.product,
                feature: result.feature,
                scenario: result.pickle,
                snapshot: result.steps.last { $0.snapshot != nil }?.snapshot,
                status: result.status
            )
        case .runFinished: write(Array(html.utf8))
        }
    }

    private var html: String {
        let pictures = pictures.values.sorted { $0.place < $1.place }
        let themes = pictures.compactMap(\.snapshot?.theme).uniqued()
        let looks = themes.enumerated().map { $0.element.css(selector: ".look-\($0.offset)") }.joined()
        let style =
            ReportPage.bytes(report_style()) + ReportPage.bytes(exploration_style())
            + Array((ScreenStyle.css + looks).utf8)
        let title = localized("Gallery: \(self.title)")
        return ExplorationPage.document(
            title: title,
            style: style,
            script: [],
            body: """
                <header class="top"><div class="title">
                <h1>\(ExplorationPage.said(title))</h1>
                <p class="extent">\(ExplorationPage.said(extent))</p>
                </div></header>
                <main id="main">
                \(sections(pictures, themes))</main>
                """
        )
    }

    private var extent: String {
        let failed = pictures.values.count { $0.status > .skipped }
        let words = localized("\(grouped: pictures.count, "state"), each where its scenario ends")
        return failed == 0 ? words + "." : localized("\(words); failed: \(grouped: failed, "scenario").")
    }

    private func sections(_ pictures: [Picture], _ themes: [ScreenTheme]) -> String {
        var sections: [(feature: LoadedFeature, pictures: [Picture])] = []
        for picture in pictures {
            if sections.last?.feature.uri == picture.feature.uri {
                sections[sections.count - 1].pictures.append(picture)
            } else {
                sections.append((picture.feature, [picture]))
            }
        }
        return sections.enumerated().map { index, section in
            let document = section.feature.document.feature
            let frames = section.pictures.map { figure($0, themes) }.joined()
            return ExplorationPage.section(
                "feature-\(index + 1)",
                // Features of two products may have one name.
                "\(document?.name ?? section.feature.uri) · \(section.pictures[0].product)",
                "<p class=\"dim\">\(ExplorationPage.escaped(section.feature.uri))</p><ol class=\"film\">\n\(frames)</ol>"
            )
        }
        .joined()
    }

    private func figure(_ picture: Picture, _ themes: [ScreenTheme]) -> String {
        let (pickle, language) = (picture.scenario, picture.scenario.language)
        let mark =
            switch picture.status {
            case .passed: ""
            case .skipped: "<span class=\"badge\">\(ExplorationPage.said(localized("skipped")))</span> "
            default: "<span class=\"badge failed\">\(ExplorationPage.said(localized("did not pass")))</span> "
            }
        let phone = PhonePicture(picture.snapshot, language: language, themes: themes)?.html(in: "frame")
        let reason =
            picture.snapshot == nil
            ? localized("There is no picture: no step ran to its end.") : localized("The app is not in the foreground.")
        let absent = "<p class=\"dim\">\(ExplorationPage.said(reason))</p>"
        return "<li><h3 class=\"frame-title\" lang=\"\(ExplorationPage.escaped(language))\">\(mark)"
            + "\(HTMLText.typeset(pickle.name, language: language))</h3>\(phone ?? absent)</li>\n"
    }
}
