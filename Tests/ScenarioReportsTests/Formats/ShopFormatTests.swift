import ScenarioReports
import Testing

@Suite("The shop's run in each format, word for word")
struct ShopFormatTests {
    private let run = SampleRun.shop

    @Test("pretty: every step in the script's words, a failure and the screen under its step, hooks only with news")
    func pretty() {
        let text = FormatOutput.text(of: run) { PrettyReport(style: FormatOutput.plain, write: $0) }
        #expect(text == ShopTexts.prettyScenarios + ShopTexts.listed + ShopTexts.end)
    }

    @Test("progress: a mark for each step of each attempt, then what failed, each once")
    func progress() {
        let text = FormatOutput.text(of: run) { ProgressReport(style: FormatOutput.plain, write: $0) }
        let marks = ".....F-..F-........F-......UU-AP--U.F.F\n\n"
        #expect(text == marks + ShopTexts.explained + ShopTexts.end)
    }

    @Test("progress-bar: one line that is drawn again, and above it what failed as soon as it did")
    func progressBar() {
        let text = FormatOutput.text(of: run) { write in
            ProgressBarReport(style: FormatOutput.plain, width: { 80 }, now: { .zero }, write: write)
        }
        let visible = text.replacing("\r", with: "␍").replacing("\u{1B}", with: "␛")
        #expect(visible == ShopTexts.bar + ShopTexts.listed + ShopTexts.end)
    }

    @Test("summary: what failed with why, how it is run again, and the counts")
    func summary() {
        let text = FormatOutput.text(of: run) { SummaryReport(style: FormatOutput.plain, write: $0) }
        #expect(text == ShopTexts.explained + ShopTexts.end)
    }

    @Test("github: errors, warnings and a notice at their lines")
    func github() {
        #expect(FormatOutput.text(of: run) { GitHubReport(write: $0) } == "\n" + ShopTexts.github)
    }

    @Test("github: the step summary has the counts, and what failed folded up")
    func markdown() {
        let text = FormatOutput.text(of: run) { GitHubReport(writeSummary: $0) { _ in } }
        #expect(text == ShopTexts.markdown)
    }

    @Test("rerun: what did not pass, one file a line, and the files that could not be read")
    func rerun() {
        #expect(FormatOutput.text(of: run) { RerunReport(write: $0) } == ShopTexts.rerun)
    }

    @Test("snippets: Swift for what is undefined, and where it is needed")
    func snippets() {
        #expect(FormatOutput.text(of: run) { SnippetsReport(write: $0) } == ShopTexts.snippets)
    }
}
