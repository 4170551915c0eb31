import CucumberExpressions
import CucumberGherkin
import Testing

@testable import ScenarioRunner

extension KitSteps {
    /// Samples whose steps look at what they are given, or attach something.
    static let arguments: [String: Definition] = [
        "ambiguous": { library, _ in
            library.step(.given, patterns: ["en": "^a (.*?) with (.*?)$"], "One.") { (_, _: String, _: String) in }
            library.step(.given, patterns: ["en": "^a step with (.*?)$"], "Other.") { (_, _: String) in }
        },
        "attachments": attachments,
        "data-tables": { library, _ in
            library.step(.when, ["en": "the following table is transposed:"], "Transposes.") { world in
                let rows = try world.table()
                world[Table.self].rows = (rows.first ?? []).indices.map { column in rows.map { $0[column] } }
            }
            library.step(.then, ["en": "it should be:"], "Compares.") { world in
                let expected = try world.table()
                guard world[Table.self].rows == expected else { throw KitError("\(world[Table.self].rows)") }
            }
        },
        "data-tables-doc-strings": { library, _ in
            for expression in ["a step with a data table a doc string", "a step with a doc string a data table"] {
                library.step(.given, ["en": expression], "Reads both.") { world in
                    guard world.argument?.dataTable != nil, world.argument?.docString != nil else {
                        throw KitError("One of them is not there.")
                    }
                }
            }
        },
        "data-tables-with-expression": { library, _ in
            library.step(.given, ["en": "a {string} with a table"], "Reads both.") { (world, name: String) in
                let rows = try world.table()
                guard (name, rows) == ("Cucumber", [["Species", "Cucumis sativus"]]) else { throw KitError("\(rows)") }
            }
        },
        "doc-strings-with-expression": { library, _ in
            library.step(.given, ["en": "a {string} with a doc string:"], "Reads both.") { (world, name: String) in
                guard name == "Cucumber", world.argument?.docString?.content == "Cucumis sativus" else {
                    throw KitError(name)
                }
            }
        },
        "doc-strings": { library, _ in
            library.step(.given, ["en": "a doc string:"], "Reads the text.") { world in
                guard world.argument?.docString != nil else { throw KitError("There is no text.") }
            }
        },
        "examples-tables": { library, _ in
            library.step(.given, ["en": "there are {int} cucumbers"], "Counts.") { (world, count: Int) in
                world[Meal.self].cucumbers = count
            }
            library.step(.given, ["en": "there are {int} friends"], "Counts.") { (world, count: Int) in
                world[Meal.self].friends = count
            }
            library.step(.when, ["en": "I eat {int} cucumbers"], "Eats.") { (world, count: Int) in
                world[Meal.self].cucumbers -= count
            }
            library.step(.then, ["en": "I should have {int} cucumbers"], "Checks.") { (world, count: Int) in
                guard world[Meal.self].cucumbers == count else { throw KitError("\(world[Meal.self].cucumbers)") }
            }
            library.step(.then, ["en": "each person can eat {int} cucumbers"], "Checks.") { (world, count: Int) in
                let share = world[Meal.self].cucumbers / (1 + world[Meal.self].friends)
                guard share == count else { throw KitError("\(share)") }
            }
        },
        "examples-tables-attachment": { library, sample in
            library.step(.when, ["en": "a JPEG image is attached"], "Attaches.") { world in
                try attach("cucumber.jpeg", of: sample, as: "image/jpeg", to: world)
            }
            library.step(.when, ["en": "a PNG image is attached"], "Attaches.") { world in
                try attach("cucumber.png", of: sample, as: "image/png", to: world)
            }
        },
        "markdown": { library, _ in
            for expression in ["some TypeScript code:", "some classic Gherkin:"] {
                library.step(.given, ["en": expression], "Reads the text.") { world in
                    guard world.argument?.docString != nil else { throw KitError("There is no text.") }
                }
            }
            library.step(.when, ["en": "we use a data table and attach something and then {word}"], "Logs.") {
                (world, word: String) in
                guard try world.table().count == 4 else { throw KitError("The table is another.") }
                world.log("We are logging some plain text (\(word))")
                if word == "fail" { throw KitError("You asked me to fail") }
            }
            library.passes("this might or might not run")
        },
        "parameter-types": { library, _ in
            library.define(
                ParameterType(name: "flight", patterns: ["([A-Z]{3})-([A-Z]{3})"]) { groups in
                    Flight(from: try #require(groups[0]), to: try #require(groups[1]))
                }
            )
            library.step(.given, ["en": "{flight} has been delayed"], "Reads.") { (_, flight: Flight) in
                guard flight == Flight(from: "LHR", to: "CDG") else { throw KitError("\(flight)") }
            }
        },
        "regular-expression": { library, _ in
            library.step(
                .given,
                patterns: ["en": "^a (.*?)(?: and a (.*?))?(?: and a (.*?))?$"],
                "One to three vegetables."
            ) { (_, _: String, _: String?, _: String?) in }
        },
        "rules": rules,
        "unknown-parameter-type": { library, _ in
            library.step(.given, ["en": "{airport} is closed because of a strike"], "Unknown.") { (_, _: String) in }
        },
    ]

    private static let attachments: Definition = { library, sample in
        library.step(.when, ["en": "the string {string} is attached as {string}"], "Attaches.") {
            (world, text: String, type: String) in world.attach(text, mediaType: type)
        }
        library.step(.when, ["en": "the string {string} is logged"], "Logs.") { (world, text: String) in
            world.log(text)
        }
        library.step(.when, ["en": "text with ANSI escapes is logged"], "Logs.") { world in
            let letters = [("r", 31), ("a", 91), ("i", 33), ("n", 32), ("b", 34), ("o", 95), ("w", 35)]
            world.log("This displays a " + letters.map { "\u{1B}[\($0.1)m\($0.0)\u{1B}[0m" }.joined())
        }
        library.step(.when, ["en": "the following string is attached as {string}:"], "Attaches.") {
            (world, type: String) in
            world.attach(try #require(world.argument?.docString).content, mediaType: type)
        }
        library.step(.when, ["en": "an array with {int} bytes is attached as {string}"], "Attaches.") {
            (world, count: Int, type: String) in world.attach((0..<UInt8(count)).map(\.self), mediaType: type)
        }
        library.step(.when, ["en": "a PDF document is attached and renamed"], "Attaches.") { world in
            try attach("document.pdf", of: sample, as: "application/pdf", fileName: "renamed.pdf", to: world)
        }
        library.step(.when, ["en": "a link to {string} is attached"], "Links.") { (world, address: String) in
            world.link(address)
        }
        library.step(.when, ["en": "the string {string} is attached as {string} before a failure"], "Attaches.") {
            (world, text: String, type: String) in
            world.attach(text, mediaType: type)
            throw KitError("whoops")
        }
    }

    private static let rules: Definition = { library, _ in
        library.step(.given, ["en": "the customer has {int} cents"], "Fills the purse.") { (world, cents: Int) in
            world[Shop.self].money = cents
        }
        library.step(.given, ["en": "there are chocolate bars in stock"], "Fills the shop.") { world in
            world[Shop.self].stock = ["Mars"]
        }
        library.step(.given, ["en": "there are no chocolate bars in stock"], "Empties the shop.") { world in
            world[Shop.self].stock = []
        }
        library.step(.when, ["en": "the customer tries to buy a {int} cent chocolate bar"], "Buys.") {
            (world, price: Int) in
            if world[Shop.self].money >= price { world[Shop.self].sold = world[Shop.self].stock.popLast() }
        }
        library.step(.then, ["en": "the sale should not happen"], "Checks.") { world in
            guard world[Shop.self].sold == nil else { throw KitError("It was sold.") }
        }
        library.step(.then, ["en": "the sale should happen"], "Checks.") { world in
            guard world[Shop.self].sold != nil else { throw KitError("It was not sold.") }
        }
    }
}

private struct Table: ScenarioState {
    var rows: [[String]] = []
}

private struct Meal: ScenarioState {
    var cucumbers = 0
    var friends = 0
}

private struct Flight: Equatable {
    let from: String
    let to: String
}

private struct Shop: ScenarioState {
    var money = 0
    var stock: [String] = []
    var sold: String?
}
