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

    @Test(
        "what the shell reports is read in French",
        arguments: [
            ("start: tab courses: catalog.list", "départ : onglet courses : catalog.list"),
            (
                "push catalog.item(key: starter): tab courses: catalog.list › catalog.item(key: starter)",
                "ouvre catalog.item(key: starter) : onglet courses : catalog.list › catalog.item(key: starter)"
            ),
            ("pop refused: no sheet is shown", "retour refusé : aucune feuille n'est ouverte"),
            (
                "dismiss: catalog.list + sheet a.b [locked: zen]",
                "ferme la feuille : catalog.list + feuille a.b [verrou : zen]"
            ),
            ("something else", "something else"),
        ]
    )
    func events(_ english: String, _ french: String) {
        let reader = Reader(.french, translations: Translations.inspection)
        #expect(Reader.$current.withValue(reader) { KnownText.navigationEvent(english) } == french)
        #expect(KnownText.navigationEvent(english) == english)
    }

    @Test("arrivals are read in French")
    func arrivals() {
        let reader = Reader(.french, translations: Translations.inspection)
        let text = "2 link https://a.fr/b: held: the app is in the background"
        let french = Reader.$current.withValue(reader) { KnownText.arrivalEvent(text) }
        #expect(french == "2 lien https://a.fr/b : en attente : l'application est en arrière-plan")
    }
}
