public import AppShell
public import AppShellHeadless
import FoundationEssentials
import Observation
public import ScenarioRunner

/// An app with dialogs, menus, a disclosure, rows to swipe, a stepper, a slider, date pickers, a search field, a film and a sound, a map, a toast, and a badge on a tab.
enum MailApp: Product {
    static let manifest = AppManifest(
        id: "mail",
        name: "Courrier",
        navigation: .tabs(
            [
                Tab(id: "mail", title: "Courrier", symbol: "envelope", root: Mail()),
                Tab(id: "more", title: "Plus", symbol: "gearshape", root: Mail(box: "plus")),
            ],
            selected: "mail"
        ),
        links: LinkPolicy(hosts: ["mail.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [MailModule(formats: environment.formats)]
    }
}

struct Mail: Destination {
    static let name = "mail.box"
    static let optionalParameterNames = ["box"]

    let box: String?

    init(box: String? = nil) {
        self.box = box
    }

    init(parameters: RouteParameters) throws(RouteError) {
        box = parameters["box"]
    }

    var parameters: RouteParameters { box.map { ["box": $0] } ?? [:] }
}

/// What the screens share.
@Observable
final class Mailbox {
    var letters = ["Ada", "Luc"]
    var done = "rien"
}

struct MailModule: FeatureModule {
    let id = "mail"
    let formats: LocalFormats

    func contribute(to contributions: inout Contributions) {
        let (mailbox, formats) = (Mailbox(), formats)
        contributions.destination(Mail.self, placement: .tab("mail")) { _, context in
            MailScreen(mailbox: mailbox, formats: formats, context: context)
        }
        contributions.badge(on: "mail") { mailbox.letters.count }
    }
}

@Observable
final class MailScreen: Screen {
    private var doomed: String?
    private var isUnfolded = false
    private var copies = 2
    private var radius = 5
    /// 12 March 2026, 19:30.
    private var sending = Date(timeIntervalSince1970: 1_773_343_800)
    /// March 2026.
    @ObservationIgnored private let month =
        Date(timeIntervalSince1970: 1_772_323_200)...Date(timeIntervalSince1970: 1_774_915_200)
    private var search = ""
    @ObservationIgnored private let mailbox: Mailbox
    @ObservationIgnored private let formats: LocalFormats
    @ObservationIgnored private let context: ScreenContext

    init(mailbox: Mailbox, formats: LocalFormats, context: ScreenContext) {
        self.mailbox = mailbox
        self.formats = formats
        self.context = context
    }

    var content: Content {
        .screen("Courrier") {
            Content.text("Fait : \(mailbox.done)")
            Content.field("Chercher", value: search, keyboard: .search) { self.search = $0 }
            Content.button("Archives") { self.context.router.push(Mail(box: "archives")) }
            Content.button("Copier le lien") { self.context.toast("Lien copié") }
            Content.menu("Trier") {
                Content.button("Par date") { self.mailbox.done = "trié par date" }
                Content.button("Par auteur", isEnabled: false) {}
            }
            Content.list("Lettres") { for letter in mailbox.letters { card(letter) } }
            Content.list("Notes") {
                Content.text("Acheter du lait").swipeActions {
                    Content.button("Cocher") { self.mailbox.done = "coché" }
                }
            }
            Content.video(
                "Visite du bureau de poste",
                source: "https://mail.example/visite.mp4",
                duration: .seconds(150),
                captions: "https://mail.example/visite.vtt"
            )
            Content.audio("Message d'Ada", source: "https://mail.example/ada.m4a", duration: .seconds(3_725)) {
                Content.text("« C'est Ada. Rappelle-moi. »")
            }
            Content.map("Bureaux de poste", pins: offices)
            Content.disclosure("Conditions", isExpanded: isUnfolded) {
                self.isUnfolded.toggle()
            } content: {
                Content.text("Rien n'est gratuit.")
            }
            Content.stepper("Exemplaires", value: copies, in: 1...5) { self.copies = $0 }
            Content.slider("Rayon", value: radius, in: 5...50, step: 5) {
                "\($0) km"
            } set: {
                self.radius = $0
            }
            Content.datePicker("Date d'envoi", selection: sending, in: month, formats: formats) { self.sending = $0 }
            Content.datePicker("Heure d'envoi", selection: sending, components: .time, formats: formats) {
                self.sending = $0
            }
            if let doomed { question(doomed) }
        }
    }

    private var offices: [Content.MapPin] {
        let places = [("Nice Thiers", 43.7044, 7.2619), ("Menton", 43.7745, 7.4975), ("Cannes", 43.5528, 7.0174)]
        return places.compactMap { name, latitude, longitude in
            Position(latitude: latitude, longitude: longitude).map { position in
                Content.MapPin(name, at: position, subtitle: "ouvert") { self.mailbox.done = "allé à \(name)" }
            }
        }
    }

    private func card(_ letter: String) -> Content {
        Content.card("Lettre de \(letter)") {
            self.mailbox.done = "lu \(letter)"
        } content: {
            Content.text("Bonjour")
            Content.menu("Plus d'actions") {
                Content.button("Archiver") { self.mailbox.done = "archivé \(letter)" }
                Content.button("Supprimer") { self.doomed = letter }.destructive()
            }
        }
        .swipeActions {
            Content.button("Marquer comme lue") { self.mailbox.done = "marqué \(letter)" }
            Content.button("Transférer", isEnabled: false) {}
            Content.button("Jeter") { self.mailbox.done = "jeté \(letter)" }.destructive()
        }
    }

    private func question(_ letter: String) -> Content {
        Content.dialog("Supprimer la lettre ?", message: "Elle ne revient pas.") {
            Content.button("Supprimer") {
                self.doomed = nil
                self.mailbox.letters.removeAll { $0 == letter }
                self.mailbox.done = "supprimé \(letter)"
            }
            .destructive()
            Content.button("Annuler") { self.doomed = nil }
        }
    }
}

public enum MailKit: TestKit {
    public static var product: any Product.Type { MailApp.self }
    public static let requirementPrefix = "MAIL-"

    public static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: MailApp.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: Nobody()
        )
    }

    public static func define(in library: inout StepLibrary) {}
}

private struct Nobody: HTTPHandler {
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
}
