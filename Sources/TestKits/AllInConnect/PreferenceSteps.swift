import AllInConnectBackend
import AppShellTexts
import ScenarioRunner

extension StepLibrary {
    mutating func definePreferenceSteps() {
        step(
            .then,
            [
                "fr": "le serveur connaît les préférences de {string} :",
                "en": "the server has the preferences of {string}:",
                "en": "the server knows the preferences of {string}:",
            ],
            "A table of API fields and values: true or false, a number of kilometres, or categories separated by commas."
        ) { (world, email: String) in
            let rows = try world.table().map { try PreferenceRow($0) }
            try world.eventually {
                let data = try world.backend(AllInConnectBackend.self).data
                guard let stored = try data.preferences[data.member(email).id] else {
                    return localized("The back end has no preferences of \(email): they were never saved.")
                }
                let wrong = rows.enumerated().compactMap { index, row in
                    Mismatch.Row(
                        localized("row \(index + 1), “\(row.field)”"),
                        expectedText: row.value,
                        actual: row.read(stored)
                    )
                }
                let subject = localized("What the back end knows of the preferences of \(email)")
                return Mismatch(subject, rows: wrong)?.description
            }
        }
        step(
            .then,
            [
                "fr": "le serveur n'a reçu aucune préférence de {string}",
                "en": "the server has received no preferences from {string}",
                "en": "the server has received no preferences of {string}",
            ],
            "The member's preferences were never saved."
        ) { (world, email: String) in
            try world.now {
                let data = try world.backend(AllInConnectBackend.self).data
                return try data.preferences[data.member(email).id].map { stored in
                    Mismatch(
                        localized("What the back end knows of the preferences of \(email)"),
                        expected: localized("nothing"),
                        actual: PreferenceRow.words(for: stored)
                    ).description
                }
            }
        }
        step(
            .given,
            [
                "fr": "les préférences de {string} sur le serveur sont :",
                "en": "the preferences of {string} on the server are:",
            ],
            "What the member saved earlier, for example on another phone, as a table. What it omits keeps its default."
        ) { (world, email: String) in
            let rows = try world.table().map { try PreferenceRow($0) }
            let backend = try world.backend(AllInConnectBackend.self)
            let id = try backend.data.member(email).id
            func row(_ field: String) -> PreferenceRow? { rows.last { $0.field == field } }
            backend.data.preferences[id] = PreferencesData(
                notifyNewOffers: try row("notifyNewOffers")?.isOn ?? true,
                notifyNewProNearby: try row("notifyNewProNearby")?.isOn ?? true,
                notifyLocalEvents: try row("notifyLocalEvents")?.isOn ?? true,
                notificationRadius: try row("notificationRadius")?.radius ?? 10,
                preferredCategories: try row("preferredCategories")?.categories ?? CategoryData.allCases
            )
        }
    }
}

/// A line of a table: a field of the preferences, and its value in words.
private struct PreferenceRow {
    let field: String
    let value: String
    let read: @Sendable (PreferencesData) -> String

    private static let readers: [(field: String, read: @Sendable (PreferencesData) -> String)] = [
        ("notifyNewOffers", { "\($0.notifyNewOffers)" }),
        ("notifyNewProNearby", { "\($0.notifyNewProNearby)" }),
        ("notifyLocalEvents", { "\($0.notifyLocalEvents)" }),
        ("notificationRadius", { "\($0.notificationRadius)" }),
        ("preferredCategories", { $0.preferredCategories.map(\.rawValue).joined(separator: ", ") }),
    ]

    /// All fields with their values.
    static func words(for preferences: PreferencesData) -> String {
        readers.map { "\($0.field) \($0.read(preferences))" }.joined(separator: ", ")
    }

    init(_ cells: [String]) throws {
        guard cells.count == 2 else {
            throw StepFailure(localized("The table has two columns: the field, then its value."))
        }
        guard let reader = Self.readers.first(where: { $0.field == cells[0] }) else {
            let fields = Self.readers.map(\.field).joined(separator: ", ")
            throw StepFailure(localized("There is no field “\(cells[0])”. Known fields: \(fields)."))
        }
        field = reader.field
        read = reader.read
        value = cells[1]
    }

    var isOn: Bool {
        get throws(StepFailure) {
            switch value {
            case "true": true
            case "false": false
            default: throw StepFailure(localized("“\(value)” is neither true nor false, as “\(field)” is."))
            }
        }
    }

    /// In kilometres.
    var radius: Int {
        get throws(StepFailure) {
            guard let radius = Int(value), PreferencesData.radiusRange.contains(radius) else {
                let range = PreferencesData.radiusRange
                throw StepFailure(
                    localized("“\(value)” is no radius: \(range.lowerBound) to \(range.upperBound) kilometres.")
                )
            }
            return radius
        }
    }

    var categories: [CategoryData] {
        get throws(StepFailure) {
            var categories: [CategoryData] = []
            for name in value.split(separator: ",").map({ String($0.trimmingPrefix(" ")) }) {
                guard let category = CategoryData(rawValue: name) else {
                    let known = CategoryData.allCases.map(\.rawValue).joined(separator: ", ")
                    throw StepFailure(localized("There is no category “\(name)”; available: \(known)."))
                }
                categories.append(category)
            }
            return categories
        }
    }
}
