import AppShell
import AppShellHeadless
import AppShellTexts
import MadiniaBackend
import ScenarioRunner

extension StepLibrary {
    mutating func defineDeviceSteps() {
        step(
            .then,
            ["fr": "le serveur connaît {int} appareil(s)", "en": "the server knows {int} device(s)"],
            "How many push tokens are registered, however many calls it took."
        ) { (world, count: Int) in
            let backend = try world.backend(MadiniaBackend.self)
            try world.now {
                let subject = localized("The number of devices the back end knows")
                return Mismatch(subject, expected: count, actual: backend.devices.count)?.description
            }
        }
        step(
            .then,
            [
                "fr": "le serveur connaît l'appareil avec l'email {string}",
                "en": "the server knows the device with the email {string}",
            ],
            "This phone's push token is registered with that address."
        ) { (world, email: String) in
            try world.eventually {
                guard let device = try world.device() else { return world.unknownDevice }
                let subject = localized("The email the back end knows of this phone")
                return Mismatch(subject, expectedText: email, actual: device.email, isExact: true)?.description
            }
        }
        step(
            .then,
            ["fr": "le serveur connaît l'appareil sans email", "en": "the server knows the device without an email"],
            "This phone's push token is registered without an address."
        ) { world in
            try world.eventually {
                guard let device = try world.device() else { return world.unknownDevice }
                return device.email.map { email in
                    let subject = localized("The email the back end knows of this phone")
                    return Mismatch(subject, expected: localized("none"), actual: email.quoted).description
                }
            }
        }
        step(
            .then,
            [
                "fr": "le serveur connaît les préférences :",
                "en": "the server has the preferences:",
                "en": "the server knows the preferences:",
            ],
            "What is stored for this phone: a table of switches (“Nouvelles formations” or new_formations) and oui or non."
        ) { world in
            let rows = try world.table().map { try SwitchRow($0) }
            try world.eventually {
                guard let device = try world.device() else { return world.unknownDevice }
                guard let stored = device.preferences else {
                    return localized("The back end has no preferences of this phone: it never sent them.")
                }
                let wrong = rows.enumerated().compactMap { index, row -> Mismatch.Row? in
                    guard row.read(stored) != row.isOn else { return nil }
                    let (on, off) = (localized("oui (on)"), localized("non (off)"))
                    return Mismatch.Row(
                        localized("row \(index + 1), “\(row.name)”"),
                        expected: row.isOn ? on : off,
                        actual: row.isOn ? off : on
                    )
                }
                let subject = localized("What the back end knows of this phone's preferences")
                return Mismatch(subject, rows: wrong)?.description
            }
        }
    }
}

/// A line of a table: a switch, and whether it is on.
private struct SwitchRow {
    let name: String
    let read: @Sendable (DeviceData.Preferences) -> Bool
    let isOn: Bool

    init(_ cells: [String]) throws {
        guard cells.count == 2 else {
            throw StepFailure(localized("The table has two columns: the switch, then oui or non."))
        }
        name = cells[0]
        switch cells[0].lowercased() {
        case "nouvelles formations", "new_formations": read = { $0.newFormations }
        case "nouveaux articles", "new_articles": read = { $0.newArticles }
        case "rappels", "reminders": read = { $0.reminders }
        default:
            throw StepFailure(
                localized(
                    "There is no switch “\(cells[0])”. Known switches: “Nouvelles formations” (new_formations), “Nouveaux articles” (new_articles), “Rappels” (reminders)."
                )
            )
        }
        switch cells[1].lowercased() {
        case "oui", "yes", "true": isOn = true
        case "non", "no", "false": isOn = false
        default: throw StepFailure(localized("“\(cells[1])” is neither oui nor non (yes, no)."))
        }
    }
}

extension ScenarioWorld {
    /// This phone, as the back end knows it by its push token.
    fileprivate func device() throws -> DeviceData? {
        let token = session.phone.notifications.token.hex
        return try backend(MadiniaBackend.self).devices.first { $0.token == token }
    }

    fileprivate var unknownDevice: String {
        localized("The back end does not know this phone: its push token never came.")
    }
}
