import AppShell
import AppShellHeadless
import ScenarioRunner

/// A script that passes as it stands: it says what the app shows first.
struct ScriptTemplate {
    let title: String
    /// Of the screen that the app starts on.
    let screen: String?
    /// Another tab than the first.
    let tab: String?
    private let opening: OpeningStep

    /// - Throws: what keeps the app from starting.
    init(_ title: String, for kit: any TestKit.Type) throws {
        let session = kit.makeSession()
        defer { session.end() }
        try session.launch()
        opening = OpeningStep(for: kit)
        if opening.signsIn { try kit.memberSignIn?(session) }
        self.title = title
        screen = try session.content().children.last?.children.first { $0.role == .screen }?.label
        let navigation = try session.navigation()
        let isFree = navigation.locks.isEmpty && navigation.sheets.isEmpty
        tab = isFree ? kit.product.manifest.tabs.first { $0.id != navigation.selected }?.title : nil
    }

    var text: String {
        """
        # language: fr
        Fonctionnalité: \(title)

          Scénario: \(scenario)
            Étant donné que \(opening.text)
        \(steps.map { "    \($0)\n" }.joined())
        """
    }

    private var scenario: String {
        tab == nil ? "L'application s'ouvre" : "L'application s'ouvre, et un onglet mène ailleurs"
    }

    private var steps: [String] {
        let start = screen.map { ["Alors l'écran \"\($0)\" est affiché"] } ?? []
        guard let tab else { return start + ["Quand je relance l'application"] + start }
        return start + ["Quand j'ouvre l'onglet \"\(tab)\"", "Alors l'onglet \"\(tab)\" est sélectionné"]
    }
}
