import AppShellTexts
import Testing

@testable import AppShell
@testable import AppShellInspection

/// Where a person is, in words.
struct NavigationWordsTests {
    private static let route = Route(name: "catalog.list", parameters: [:])

    private static let states: [NavigationState] = {
        var whole = NavigationState(root: route)
        if let tabs = NavigationState(tabs: [("courses", route), ("contact", route)], selected: "courses") {
            whole = tabs
        }
        whole.stacks[0].pushed = [route]
        whole.sheets = [NavigationStack(root: route, pushed: [route]), NavigationStack(root: route)]
        whole.locks = [NavigationLock(name: "zen", policy: .refuse, reason: "une session est en cours")]
        return [NavigationState(root: route), whole]
    }()

    @Test("English says what AppShell does", arguments: states)
    func english(_ state: NavigationState) {
        #expect(state.localizedDescription == state.description)
    }

    @Test("French has the same routes")
    func french() {
        let reader = Reader(.french, translations: Translations.inspection)
        let texts = Reader.$current.withValue(reader) { Self.states.map(\.localizedDescription) }
        let list = "\(Self.route)"
        #expect(
            texts == [
                list,
                "onglet courses : \(list) › \(list) + feuille \(list) › \(list) + feuille \(list) [verrou : zen]",
            ]
        )
    }
}
