import AppShellTexts
import Foundation
import Testing

@testable import ScenarioReports

@Suite("The page of an exploration")
struct ExplorationPageTests {
    private let page = ExplorationSample.broken.html

    @Test("The verdict, the figures and each finding are there without JavaScript")
    func content() {
        #expect(page.contains("2 laws are broken: 2 findings"))
        #expect(page.contains("12,345 states within 3 acts of the launch."))
        #expect(page.contains("2,113 states within that depth were not checked."))
        #expect(page.contains("href=\"#finding-2\"") && page.contains("id=\"finding-2\""))
        #expect(page.contains("<p><bdi>Last act: tap button “Confirmer”. It calls POST /preinscriptions.</bdi></p>"))
        #expect(page.contains("Doubt: No step says"))
        #expect(page.contains("Accepted as “No act leads back to “blog.list” from blog.article.” before: look again."))
        #expect(page.contains("The back end keeps the quota of a day"))
        #expect(page.contains("<li class=\"code\"><bdi>settings.licences</bdi></li>"))
        #expect(page.contains("calls in flight: 0 and 1"))
    }

    @Test("Steps, scripts and phones are in the language of the scripts")
    func language() {
        #expect(page.contains("<ol class=\"numbered\" lang=\"fr\">"))
        #expect(page.contains("aria-label=\"Script of finding 1\" lang=\"fr\">"))
        let phones = page.matches(of: /<div class="phone [a-z]+"([^>]*)>/)
        #expect(phones.count == 6)
        #expect(phones.allSatisfy { $0.1.contains("lang=\"fr\"") && $0.1.contains("inert") })
    }

    @Test("The page is in the language of the reader, with the spaces of its typography")
    func french() {
        let page = Reader.$current.withValue(ExplorationSample.frenchReader) { ExplorationSample.french.html }
        #expect(page.contains("<html lang=\"fr\">") && !page.contains("<html lang=\"en\">"))
        #expect(page.contains("<h1>Exploration de <bdi>Madinia</bdi></h1>"))
        #expect(page.contains("2 lois enfreintes\u{A0}: 2 constats"))
        #expect(page.contains("dans «\u{A0}preinscriptions\u{A0}»\u{A0}: {"))
        #expect(page.contains("aria-label=\"Script du constat 1\" lang=\"fr\">"))
        #expect(page.contains("button.textContent = 'Copier';") && !page.contains("{{"))
        #expect(page.contains("<li><bdi>mettre l&#39;application en arrière-plan</bdi></li>"))
        #expect(page.contains("application fermée") && !page.contains("not running"))
        // What is left of English is the sample's own.
        let words = [
            "Findings", "Steps", "Acts", "Doubt", "After step", "Map of", "visits", "Never on", "holds",
        ]
        for word in words { #expect(!page.contains(word), "\(word)") }
        #expect(self.page.contains("<html lang=\"en\">") && !self.page.contains("{{"))
    }

    @Test("Where there is no script, the acts are told")
    func acts() {
        #expect(page.ranges(of: "<h4>Acts</h4>").count == 1)
        #expect(page.contains("<li><bdi>leave the app</bdi></li>"))
    }

    @Test("A step that left the same screen does not draw it again")
    func sameScreens() {
        #expect(page.contains("As after step 2."))
    }

    @Test("Nothing is loaded, and only the page's own script runs")
    func policy() {
        for report in ExplorationSample.all {
            let page = report.html
            #expect(page.contains("content=\"default-src 'none'; "))
            #expect(page.matches(of: /<script/).count == 1)
            #expect(page.matches(of: /<style/).count == 1)
            #expect(!page.contains(/\s(src|style|on[a-z]+)="/))
        }
    }

    @Test("No text becomes markup")
    func escaping() {
        let page = ExplorationSample.hostile.html
        #expect(!page.contains("<b>tags"))
        #expect(!page.contains("alert('pwned')"))
        #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(&#39;pwned&#39;)&lt;/script&gt;"))
        #expect(!page.contains("\u{0}") && !page.contains("\u{1B}"))
        let svg = ExplorationSample.hostile.svg
        #expect(!svg.contains("<script") && !svg.contains("<b>"))
    }

    @Test("A page where all laws hold says so, and so does one where nothing was found yet")
    func holding() {
        #expect(ExplorationSample.holding.html.contains("All laws hold"))
        #expect(ExplorationSample.holding.html.contains("<details class=\"fold\" open><summary>6 laws hold</summary>"))
        var cut = ExplorationSample.holding
        cut.waiting = 1
        #expect(cut.html.contains("No law is broken so far"))
        #expect(ExplorationSample.empty.html.contains("Nothing was explored"))
    }
}
