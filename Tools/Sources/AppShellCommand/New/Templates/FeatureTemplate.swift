import AppShell

/// A feature as a team begins it: a list that one adds to, kept on the device.
struct FeatureTemplate {
    let name: NewName
    /// What the product calls it.
    let title: String
    /// The title in English.
    let english: String
    /// As CODEOWNERS names them; nil while nobody looks after it.
    let owner: String?
    /// Whether the product's code is in French; English words for any other.
    var isFrench = true

    /// The names of the types that it declares.
    var types: [String] { ["Module", "List", "Screen", "Page", "Strings"].map { name.text + $0 } }

    /// The element of the product's list of modules.
    func element(placement: String, strings: String, environment: String) -> String {
        """
        \(name.text)Module(
            placement: \(placement),
            link: "/\(name.dashed)",
            strings: \(strings)(texts: \(environment).texts),
            environment: \(environment)
        )
        """
    }

    /// By the names of the files.
    var files: [String: String] {
        [
            "\(name.text)Module.swift": module,
            "\(name.text)Page.swift": page,
            "\(name.text)Screen.swift": screen,
            "\(name.text)Strings.swift": strings,
        ]
    }

    private var module: String {
        """
        public import AppShell

        /// A list that a person adds to.
        public struct \(name.text)Module: FeatureModule {
            public let id = "\(name.id)"
            private let placement: Placement
            private let link: String
            private let strings: any \(name.text)Strings
            private let environment: AppEnvironment

            /// - Parameters:
            ///   - placement: where the list opens from outside.
            ///   - link: the pattern of the link that leads there.
            public init(placement: Placement, link: String, strings: any \(name.text)Strings, environment: AppEnvironment) {
                self.placement = placement
                self.link = link
                self.strings = strings
                self.environment = environment
            }

            public func contribute(to contributions: inout Contributions) {
        \(ownership)        // Read when the list is first shown, and shared by all its screens.
                let page = StoredValue(\(name.text)Page.key, in: environment.storage.values, empty: \(name.text)Page())
                contributions.store(\(name.text)Page.key)
                contributions.task(on: .background) { await page.save() }
                contributions.destination(\(name.text)List.self, placement: placement) { _, _ in
                    \(name.text)Screen(page: page, strings: strings)
                }
                contributions.link(link, to: \(name.text)List.self)
            }
        }

        /// The list.
        public struct \(name.text)List: PlainDestination {
            public static let name = "\(name.id).list"

            public init() {}
        }

        """
    }

    /// Without an owner there is no line: `graph --owners` lists the module as without.
    private var ownership: String {
        owner.map { "        contributions.owner(\"\($0)\", contract: \"What is added is kept, in its order\")\n" }
            ?? ""
    }

    private var page: String {
        """
        import AppShell

        /// What is kept on the device: the list, and what was typed but not added yet.
        struct \(name.text)Page: Hashable, Codable {
            static let key = StoredKey("\(name.id).page")

            var entries: [String] = []
            var draft = ""

            /// Whether there is something to add.
            var canAdd: Bool { draft.contains { !$0.isWhitespace } }

            mutating func add() {
                entries.append(draft)
                draft = ""
            }
        }

        """
    }

    private var screen: String {
        """
        import AppShell
        import Observation

        /// Shows the list, and adds to it.
        @Observable
        final class \(name.text)Screen: Screen {
            private var isSaving = false
            @ObservationIgnored private let page: StoredValue<\(name.text)Page>
            @ObservationIgnored private let strings: any \(name.text)Strings

            init(page: StoredValue<\(name.text)Page>, strings: any \(name.text)Strings) {
                self.page = page
                self.strings = strings
            }

            var content: Content {
                .screen(strings.title) {
                    Content.heading(strings.title, level: 1)
                    if let issue = page.issue { Content.banner(strings.storage.text(for: issue)) }
                    Content.field(strings.field, value: page.value.draft) { text in self.page.change { $0.draft = text } }
                    Content.button(strings.add, isEnabled: page.value.canAdd, isBusy: isSaving) { await self.add() }
                        .prominent()
                    if page.value.entries.isEmpty {
                        Content.empty(strings.empty)
                    } else {
                        Content.list(strings.list) {
                            for entry in page.value.entries { Content.text(entry) }
                        }
                    }
                }
            }

            private func add() async {
                // A second tap finds the field empty.
                guard page.value.canAdd else { return }
                isSaving = true
                defer { isSaving = false }
                page.change { $0.add() }
                await page.save()
            }
        }

        """
    }

    private var strings: String {
        """
        public import AppShell

        /// Everything the list says, in the product's words.
        public protocol \(name.text)Strings: Sendable {
            var title: String { get }
            /// The label of the field for the next entry.
            var field: String { get }
            var add: String { get }
            /// The label of the list.
            var list: String { get }
            /// In place of the list while there is no entry.
            var empty: String { get }
            var storage: StorageErrorStrings { get }
        }

        """
    }

    /// What it says in the code, in the code's order.
    private var words: [(property: String, text: String)] {
        phrases.map { ($0.property, isFrench ? $0.french : $0.english) }
    }

    private var phrases: [(property: String, french: String, english: String)] {
        [
            ("title", title, english),
            ("field", "Nouvel élément", "New entry"),
            ("add", "Ajouter", "Add"),
            ("list", "Éléments", "Entries"),
            ("empty", "Aucun élément pour l'instant", "No entries yet"),
        ]
    }

    /// The product's words.
    ///
    /// - Parameter type: the name of the type.
    func words(_ type: String, imports: [String]) -> String {
        """
        \(imports.sorted().map { "import \($0)\n" }.joined())
        /// The list in the product's words.
        struct \(type): \(name.text)Strings {
            let texts: AppTexts

        \(words.map { "    var \($0.property): String { texts(\($0.text.swiftLiteral)) }\n" }.joined())\
            var storage: StorageErrorStrings { texts.storageErrors }
        }

        """
    }

    /// The language of the ``translations``.
    var otherLanguage: AppLanguage { isFrench ? .english : .french }

    /// What a table for the ``otherLanguage`` has of it, each text once; nothing of a title that nobody has in French.
    var translations: [(key: String, entry: TextTable.Entry)] {
        var known: Set<String> = []
        return phrases.filter { isFrench || $0.property != "title" }.map {
            isFrench ? ($0.french, $0.english) : ($0.english, $0.french)
        }
        .filter { known.insert($0.0).inserted }.map { ($0.0, .text($0.1)) }
    }

    /// - Parameters:
    ///   - link: the link to the list.
    ///   - signsIn: whether somebody signs in first.
    ///   - tag: of a requirement, without the at sign.
    func script(link: String, signsIn: Bool = false, tag: String? = nil) -> String {
        let tag = tag.map { "\n  @\($0)" } ?? ""
        let opening = OpeningStep.text(signsIn: signsIn, isFrench: isFrench)
        return isFrench ? frenchScript(link, opening, tag) : englishScript(link, opening, tag)
    }

    private func frenchScript(_ link: String, _ opening: String, _ tag: String) -> String {
        """
        # language: fr
        Fonctionnalité: \(title)
        \(tag)
          Scénario: Ce qu'on ajoute reste, même après un arrêt de l'application
            Étant donné que \(opening)
            Quand j'ouvre le lien "\(link)"
            Alors l'écran "\(title)" est affiché
            Et je vois "Aucun élément pour l'instant"
            Et "Ajouter" est désactivé
            Quand je saisis "Le premier" dans le champ "Nouvel élément"
            Et que je tape deux fois de suite sur "Ajouter"
            Alors je vois dans "Éléments" :
              | Le premier |
            Et le champ "Nouvel élément" est vide
            Quand je quitte de force l'application
            Et que j'ouvre l'application depuis le lien "\(link)"
            Alors je vois dans "Éléments" :
              | Le premier |

          Scénario: Ce qui n'est pas encore ajouté se retrouve
            Étant donné que \(opening)
            Quand j'ouvre le lien "\(link)"
            Et que je saisis "À finir" dans le champ "Nouvel élément"
            Et que je mets l'application en arrière-plan
            Et que le système arrête l'application en arrière-plan
            Et que je relance l'application
            Alors l'écran "\(title)" est affiché
            Et le champ "Nouvel élément" affiche "À finir"

        """
    }

    private func englishScript(_ link: String, _ opening: String, _ tag: String) -> String {
        """
        Feature: \(title)
        \(tag)
          Scenario: What is added stays, even when the app ends
            Given \(opening)
            When I open the link "\(link)"
            Then the "\(title)" screen is shown
            And I see "No entries yet"
            And "Add" is disabled
            When I type "The first" into the "New entry" field
            And I double-tap "Add"
            Then I see in "Entries":
              | The first |
            And the "New entry" field is empty
            When I force-quit the app
            And I open the app from the link "\(link)"
            Then I see in "Entries":
              | The first |

          Scenario: What is not added yet is found again
            Given \(opening)
            When I open the link "\(link)"
            And I type "To be finished" into the "New entry" field
            And I put the app in the background
            And the system terminates the app in the background
            And I relaunch the app
            Then the "\(title)" screen is shown
            And the "New entry" field shows "To be finished"

        """
    }
}
