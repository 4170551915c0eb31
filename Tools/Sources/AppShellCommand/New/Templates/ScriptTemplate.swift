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
    private let opening: String
    /// Whether the product's code is in French; English steps for any other.
    private let isFrench: Bool

    /// - Throws: what keeps the app from starting.
    init(_ title: String, for kit: any TestKit.Type) throws {
        let session = kit.makeSession()
        defer { session.end() }
        try session.launch()
        isFrench = kit.product.languages.source == .french
        let step = OpeningStep(for: kit)
        opening = OpeningStep.text(signsIn: step.signsIn, isFrench: isFrench)
        if step.signsIn { try kit.memberSignIn?(session) }
        self.title = title
        screen = try session.content().children.last?.children.first { $0.role == .screen }?.label
        let navigation = try session.navigation()
        let isFree = navigation.locks.isEmpty && navigation.sheets.isEmpty
        tab = isFree ? kit.product.manifest.tabs.first { $0.id != navigation.selected }?.title : nil
    }

    var text: String {
        let lines = steps.map { "    \($0)\n" }.joined()
        return isFrench
            ? """
            # language: fr
            Fonctionnalité: \(title)

              Scénario: \(scenario)
                Étant donné que \(opening)
            \(lines)
            """
            : """
            Feature: \(title)

              Scenario: \(scenario)
                Given \(opening)
            \(lines)
            """
    }

    private var scenario: String {
        if isFrench {
            tab == nil ? "L'application s'ouvre" : "L'application s'ouvre, et un onglet mène ailleurs"
        } else {
            tab == nil ? "The app opens" : "The app opens, and a tab leads elsewhere"
        }
    }

    private var steps: [String] {
        let start = screen.map {
            isFrench ? "Alors l'écran \"\($0)\" est affiché" : "Then the \"\($0)\" screen is shown"
        }
        let steps =
            switch (tab, isFrench) {
            case (let tab?, true): ["Quand j'ouvre l'onglet \"\(tab)\"", "Alors l'onglet \"\(tab)\" est sélectionné"]
            case (let tab?, false): ["When I open the \"\(tab)\" tab", "Then the \"\(tab)\" tab is selected"]
            case (nil, true): ["Quand je relance l'application"] + [start].compactMap(\.self)
            case (nil, false): ["When I relaunch the app"] + [start].compactMap(\.self)
            }
        return [start].compactMap(\.self) + steps
    }
}
