import AllInConnectBackend
import AppShell
import Testing

/// `GET` and `PUT /notification-preferences`.
struct PreferencesTests {
    private let all: JSONValue = [
        "SANTE_BIEN_ETRE", "BEAUTE_ESTHETIQUE", "FOOD_PLAISIRS", "LOISIRS_DIVERTISSEMENTS", "SERVICE_PRATIQUES",
        "ENTRE_PROS",
    ]

    @Test("AIC-6: a member who sent none has the defaults: all on, 10 km, all six; asking stores nothing")
    func defaults() {
        let world = World()
        let answer = world.call(.get, "/notification-preferences")
        #expect(answer.status == 200)
        let expected: JSONValue = [
            "notifyNewOffers": true, "notifyNewProNearby": true, "notifyLocalEvents": true, "notificationRadius": 10,
            "preferredCategories": all,
        ]
        #expect(answer.json == expected)
        #expect(world.backend.data.preferences.isEmpty)
    }

    @Test("AIC-7, AIC-8: all five fields are stored as sent, given back, and each member's own")
    func stores() {
        let world = World()
        let sent: JSONValue = [
            "notifyNewOffers": false, "notifyNewProNearby": true, "notifyLocalEvents": false, "notificationRadius": 15,
            "preferredCategories": ["SANTE_BIEN_ETRE", "FOOD_PLAISIRS"],
        ]
        #expect(world.call(.put, "/notification-preferences", sent.text()).json == sent)
        #expect(world.call(.get, "/notification-preferences").json == sent)
        #expect(world.call(.get, "/notification-preferences", by: 2).json?["notificationRadius"] == 10)
    }

    @Test(
        "AIC-8: the radius is a whole number from 5 to 50, written as one",
        arguments: [
            ("5", 200), ("50", 200), ("4", 422), ("51", 422), ("10.0", 422), ("10.5", 422), ("1e1", 422),
            ("\"10\"", 422), ("true", 422), ("null", 422), ("[10]", 422), ("-10", 422), ("-0", 422),
            ("99999999999999999999", 422),
        ]
    )
    func radius(_ radius: String, _ status: Int) {
        let world = World()
        #expect(world.setPreferences(radius: "20").status == 200)
        let answer = world.setPreferences(radius: radius)
        #expect(answer.status == status)
        #expect(answer.errors.keys.sorted() == (status == 422 ? ["notificationRadius"] : []))
        let stored = world.backend.data.preferences[1]?.notificationRadius
        #expect(stored == (status == 422 ? 20 : answer.json?["notificationRadius"]?.integerValue))
    }

    @Test("AIC-8: the bounds of the radius are told in its message")
    func radiusWords() {
        let world = World()
        #expect(
            world.setPreferences(radius: "4").errors == ["notificationRadius": ["doit être supérieur ou égal à 5"]]
        )
        #expect(
            world.setPreferences(radius: "51").errors == ["notificationRadius": ["doit être inférieur ou égal à 50"]]
        )
        #expect(
            world.setPreferences(radius: "7.5").errors == ["notificationRadius": ["doit être un nombre entier"]]
        )
    }

    @Test("AIC-9: the six categories are those of the specification, with their labels")
    func categories() {
        #expect(JSONValue.array(CategoryData.allCases.map { .string($0.rawValue) }) == all)
        #expect(
            CategoryData.allCases.map(\.label) == [
                "Santé & bien être", "Beauté & Esthétique", "Food & plaisirs gourmands", "Loisirs & Divertissements",
                "Service & pratiques", "Entre pros",
            ]
        )
    }

    @Test("AIC-9: each of the six is taken; the answer has each once, in their order; none at all is a choice too")
    func takesCategories() {
        for category in CategoryData.allCases {
            let answer = World().setPreferences(categories: "[\"\(category.rawValue)\"]")
            #expect(answer.json?["preferredCategories"] == [.string(category.rawValue)])
        }
        let answer = World().setPreferences(categories: #"["ENTRE_PROS","SANTE_BIEN_ETRE","ENTRE_PROS"]"#)
        #expect(answer.json?["preferredCategories"] == ["SANTE_BIEN_ETRE", "ENTRE_PROS"])
        #expect(World().setPreferences(categories: "[]").json?["preferredCategories"] == [])
    }

    @Test("AIC-9: an unknown category is refused at its place, and the stored preferences stay")
    func unknownCategory() {
        let world = World()
        #expect(world.setPreferences().status == 200)
        let kept = world.backend.data
        for category in ["\"sante_bien_etre\"", "\"SANTE\"", "\"\"", "null", "1", "[]"] {
            let answer = world.setPreferences(radius: "30", categories: "[\"ENTRE_PROS\",\(category)]")
            #expect(answer.status == 422, "\(category)")
            #expect(answer.errors.keys.sorted() == ["preferredCategories[1]"])
        }
        for list in ["\"ENTRE_PROS\"", "{}", "null", nil] {
            #expect(world.setPreferences(categories: list).errors.keys.sorted() == ["preferredCategories"])
        }
        #expect(world.backend.data == kept)
    }

    @Test("AIC-8: a field that is missing or of another kind is refused, all of them at once")
    func missing() {
        let world = World()
        let fields = [
            "notificationRadius", "notifyLocalEvents", "notifyNewOffers", "notifyNewProNearby", "preferredCategories",
        ]
        let empty = world.call(.put, "/notification-preferences", "{}")
        #expect(empty.status == 422)
        #expect(empty.errors.keys.sorted() == fields)
        #expect(empty.errors.values.allSatisfy { $0 == ["ne doit pas être nul"] })
        for value in ["1", "\"true\"", "null", "[]"] {
            let answer = world.setPreferences(offers: value, professionals: value, events: value)
            #expect(answer.errors.keys.sorted() == Array(fields[1...3]), "\(value)")
        }
        #expect(world.backend.data.preferences.isEmpty)
    }

    @Test("a long list of wrong categories gets an answer of reasonable length")
    func longList() {
        let list = "[" + Array(repeating: "0", count: 10_000).joined(separator: ",") + "]"
        let answer = World().setPreferences(categories: list)
        #expect(answer.status == 422)
        #expect(answer.response.body.count < 10_000)
    }
}
