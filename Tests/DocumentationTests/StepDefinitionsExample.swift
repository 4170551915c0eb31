import AppShell
import AppShellHeadless
import CucumberExpressions
import ScenarioRunner

// The code of docs/step-definitions.md: StepDefinitionsPageTests compares the two.

enum Fruit: Sendable {
    case apple
    case pear

    init(name: String) throws {
        switch name {
        case "pomme", "apple": self = .apple
        case "poire", "pear": self = .pear
        default: throw StepFailure("“\(name)” is no fruit.")
        }
    }
}

struct Basket: ScenarioState {
    var fruits: [Fruit] = []
}

func defineFruits(in library: inout StepLibrary) {
    library.define(
        ParameterType(name: "fruit", patterns: ["pomme|poire", "apple|pear"]) { groups in
            try Fruit(name: groups[0] ?? "")
        }
    )
    library.beforeAll("the orchard") { run in run.log("The orchard is open.") }
    library.before(tags: "@panier") { world in world[Basket.self].fruits = [.apple] }
    library.afterStep(tags: "@panier") { world, step in
        if let message = step.message { world.log("\(message) The basket: \(world[Basket.self].fruits)") }
    }
    library.after { world in
        if world[Basket.self].fruits.count > 100 { throw StepFailure("The basket was never emptied.") }
    }
    library.step(
        .when,
        ["fr": "je mets {int} {fruit}(s) dans mon panier", "en": "I put {int} {fruit}(s) into my basket"],
        "Fills the basket."
    ) { (world, count: Int, fruit: Fruit) in
        world[Basket.self].fruits += Array(repeating: fruit, count: count)
    }
    library.step(
        .then,
        ["fr": "mon panier contient {int} fruit(s)", "en": "my basket has {int} fruit(s)"],
        "Checks how many fruits there are."
    ) { (world, count: Int) in
        let fruits = world[Basket.self].fruits
        try world.now { Mismatch("The number of fruits", expected: count, actual: fruits.count)?.description }
    }
    library.step(.when, patterns: ["en": #"^I take (\w+)(?: and (\w+))?$"#], "Takes one or two.") {
        (world, first: String, second: String?) in
        world.log([first, second].compactMap(\.self).joined(separator: ", "))
    }
}

/// The guestbook's kit, with fruits.
enum FruitTestKit: TestKit {
    static var product: any Product.Type { GuestbookApp.self }
    static let requirementPrefix = "FRU-"

    static func makeSession() -> HeadlessSession { GuestbookTestKit.makeSession() }

    static func define(in library: inout StepLibrary) { defineFruits(in: &library) }
}
