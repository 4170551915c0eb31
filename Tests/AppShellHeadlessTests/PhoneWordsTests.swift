import AppShellTexts
import Foundation
import Testing

@testable import AppShellHeadless

/// What the trace says of the app and the phone in English is known, so that it is read in French.
struct PhoneWordsTests {
    /// An event of each kind that is recorded.
    struct Sample: Sendable {
        let kind: Trace.Kind
        /// As the code records it, with `{}` for each value.
        let recorded: String
        let english: String
        let french: String

        init(_ kind: Trace.Kind, _ recorded: String, _ english: String, _ french: String) {
            (self.kind, self.recorded, self.english, self.french) = (kind, recorded, english, french)
        }
    }

    private static let samples = [
        Sample(.app, "launch", "launch", "ouvrir l'application"),
        Sample(.app, " by {}", "launch by link https://a.fr/b", "ouvrir l'application : lien https://a.fr/b"),
        Sample(.app, " by {}", "launch by tap on a notification", "ouvrir l'application : tap sur une notification"),
        Sample(.app, "kill by the {}", "kill by the person", "arrêt par la personne"),
        Sample(.app, "kill by the {}", "kill by the system", "arrêt par le système"),
        Sample(.app, "background", "background", "arrière-plan"),
        Sample(.app, "foreground", "foreground", "premier plan"),
        Sample(.app, "event {}", "event écran vu (écran: home)", "événement écran vu (écran: home)"),
        Sample(
            .app,
            "the consent to send events is withdrawn",
            "the consent to send events is withdrawn",
            "le consentement à l'envoi d'événements est retiré"
        ),
        Sample(
            .app,
            "the app is built for {}",
            "the app is built for SANDBOX",
            "l'application est compilée pour SANDBOX"
        ),
        Sample(
            .phone,
            "asks whether the app may send notifications",
            "asks whether the app may send notifications",
            "demande si l'application peut envoyer des notifications"
        ),
        Sample(.phone, "will answer {}", "will answer denied", "répondra : autorisation refusée"),
        Sample(.phone, "answers {}", "answers authorized", "répond : autorisation accordée"),
        Sample(
            .phone,
            "settings: notifications {}",
            "settings: notifications denied",
            "réglages : autorisation des notifications refusée"
        ),
        Sample(
            .phone,
            "notification {} not shown: permission {}",
            "notification “A”: “b” not shown: permission notDetermined",
            "notification « A » : « b » non affichée : autorisation non demandée"
        ),
        Sample(
            .phone,
            "notification “{}” scheduled for {}",
            "notification “a” scheduled for 2026-01-01T00:00:00Z",
            "notification « a » programmée pour 2026-01-01T00:00:00Z"
        ),
        Sample(.phone, "notification “{}” cancelled", "notification “a” cancelled", "notification « a » annulée"),
        Sample(
            .phone,
            "notification {}: {}",
            "notification “A”: “b”: banner, sound",
            "notification « A » : « b » : bannière, son"
        ),
        Sample(.phone, "notification {}: {}", "notification “A”: nothing", "notification « A » : rien"),
        Sample(.phone, "tap on the notification {}", "tap on the notification “A”", "tap sur la notification « A »"),
        Sample(
            .phone,
            "the notification {} is dismissed",
            "the notification “A” is dismissed",
            "notification « A » supprimée"
        ),
        Sample(.phone, "badge {}", "badge 3", "badge 3"),
        Sample(.phone, "time zone {}", "time zone Europe/Paris", "fuseau horaire Europe/Paris"),
        Sample(.phone, "online", "online", "connecté"), Sample(.phone, "offline", "offline", "hors connexion"),
        Sample(.phone, "a new messaging token", "a new messaging token", "nouveau jeton de messagerie"),
        Sample(.phone, "at {}, {}", "at 14.6, -61.07", "position : 14.6, -61.07"),
        Sample(.phone, "position {}", "position denied", "position refusée"),
        Sample(.phone, "position {}", "position unavailable", "position inconnue"),
        Sample(.phone, "the disk is full", "the disk is full", "le disque est plein"),
        Sample(.phone, "the disk has room", "the disk has room", "le disque a de la place"),
        Sample(.phone, "{}: {}", "value “a.b”: damaged", "valeur « a.b » : fichier abîmé"),
        Sample(.phone, "{}: {}", "journal “a.b”: deleted", "journal « a.b » : fichier effacé"),
        Sample(.phone, "{}: {}", "secret “a.b”: foreign", "secret « a.b » : fichier d'une version inconnue"),
        Sample(.phone, "language: {}", "language: en-XA", "langue : en-XA"),
        Sample(.phone, "flag {}: {}", "flag blog: off", "option blog : off"),
        Sample(.phone, "the feature “{}” alone", "the feature “blog” alone", "la fonctionnalité « blog » seule"),
        Sample(.phone, "{}", "haptics prepared", "moteur de vibration prêt"),
        Sample(.phone, "{}", "haptic selection", "vibration : sélection"),
        Sample(.phone, "{}", "sound key prepared", "son prêt : touche"),
        Sample(.phone, "{}", "sound error", "son : erreur"),
        Sample(.phone, "{}", "web page https://a.fr", "page web https://a.fr"),
        Sample(.phone, "{}", "sharing “A” https://a.fr", "partage de « A » : https://a.fr"),
        Sample(
            .phone,
            "{}",
            "sharing “A” a.json (application/json, 12 bytes)",
            "partage de « A » : a.json (application/json, 12 octets)"
        ),
        Sample(.navigation, "start: {}", "start: tab a: b.c", "départ : onglet a : b.c"),
        Sample(.navigation, "restored: {}", "restored: b.c", "état restauré : b.c"),
        Sample(.navigation, "{}: {}", "open b.c(id: 7) on a: tab a: b.c", "ouvre b.c(id: 7) sur a : onglet a : b.c"),
        Sample(
            .navigation,
            "{} refused: {}",
            "pop refused: no sheet is shown",
            "retour refusé : aucune feuille n'est ouverte"
        ),
        Sample(
            .navigation,
            "{} deferred by the lock “{}”",
            "open b.c deferred by the lock “zen”",
            "ouvre b.c : reporté par le verrou « zen »"
        ),
        Sample(
            .navigation,
            "{} can't be shown: {}",
            "b.c(id: x) can't be shown: no module contributes “b.c”",
            "affichage de b.c(id: x) impossible : aucun module ne propose « b.c »"
        ),
    ]

    @Test("what happens is read in French", arguments: samples)
    func french(_ sample: Sample) {
        let event = Trace.Event(time: .zero, kind: sample.kind, text: sample.english)
        let reader = Reader(.french, translations: Translations.headless)
        #expect(Reader.$current.withValue(reader) { event.localizedText } == sample.french)
        #expect(event.localizedText == sample.english)
    }

    @Test("what is not known is left as it is")
    func unknown() {
        let event = Trace.Event(time: .zero, kind: .phone, text: "something else")
        let reader = Reader(.french, translations: Translations.headless)
        #expect(Reader.$current.withValue(reader) { event.localizedText } == "something else")
    }

    @Test("there is a sample of all that the code records")
    func complete() throws {
        let sampled = Set(Self.samples.map { "\($0.kind) \($0.recorded)" })
        let recorded = try Self.recorded()
        #expect(recorded.subtracting(sampled).sorted() == [], "without a sample, and maybe without French")
        #expect(sampled.subtracting(recorded).sorted() == [], "not recorded")
    }

    /// The literals in calls such as `trace.record(.phone, "badge \(badge)")`, each with its kind.
    private static func recorded() throws -> Set<String> {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/AppShellHeadless")
        var found: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let code = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            for call in code.matches(of: /record\(\s*\.(app|phone|navigation),\s*([^\n]*)/) {
                for literal in call.2.matches(of: /"((?:[^"\\]|\\\((?:[^()]|\([^()]*\))*\))+)"/) {
                    let pattern = literal.1.replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "{}")
                    found.insert("\(call.1) \(pattern)")
                }
            }
        }
        return found
    }
}
