import AppShell
import AppShellHeadless
import CucumberGherkin
import ScenarioReports
import ScenarioRunner

// The code of the DocC catalogues that stands in no other example: CatalogueTests compares the two.

func signedGuestbook() throws -> String {
    let session = GuestbookTestKit.makeSession()
    try session.launch()
    try session.type("Merci", into: "Votre mot")
    try session.tap("Signer")
    try session.wait(.seconds(1))
    return try session.content().outline
}

func outcomeOfLink(_ link: String) throws -> String {
    let session = GuestbookTestKit.makeSession()
    try session.launch(with: .link(link))
    return try session.arrivals().map { "\($0.outcome)" }.joined(separator: ", ")
}

func runGuestbook(_ script: String) -> (succeeded: Bool, output: String) {
    var ids = IdentifierSequence()
    let scripts = LoadedScripts([GherkinSource(uri: "livre.feature", text: script)], ids: &ids)
    let product = ProductScripts(kit: GuestbookTestKit.self, features: scripts.features)
    let plan = RunPlan(products: [product], errors: scripts.errors)
    var output = ""
    let report = PrettyReport(style: TextStyle(isColored: false)) { output += $0 }
    let summary = ScenarioRunner.run(plan, reports: [report])
    return (summary.succeeded, output)
}

func guestbookVocabularyIsSound() -> Bool {
    GuestbookTestKit.library.errors.isEmpty
}
