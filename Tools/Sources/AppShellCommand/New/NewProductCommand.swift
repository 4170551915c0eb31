import AppShellTexts
import ArgumentParser
import Foundation
import ScenarioRunner

/// `appshell new product`
struct NewProductCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "product",
        abstract: localized("Writes a product with a feature of its own."),
        discussion: localized(
            """
            The product has one stack, with its feature at the root, words in French and English, \
            a test kit, tests and a script. It joins the repository you stand in; with --at it gets \
            a repository of its own, whose package has a command for it: docs/own-command.md.

              ./appshell new product Library --feature Loans --title "Ma bibliothèque"
              ./appshell new product Guestbook --at ../guestbook --owner @guestbook/app

            Exit codes: 0; 2 a name that is taken or none of Swift's, an owner that CODEOWNERS \
            can't name, or a file that exists or cannot be written.
            """
        )
    )

    @Argument(help: ArgumentHelp(localized("Its name, as a Swift type is named: Library.")))
    var name: String

    @Option(name: .long, help: ArgumentHelp(localized("Its first feature. Default: Start."), valueName: "name"))
    var feature: String?

    @Option(name: .long, help: ArgumentHelp(localized("What people call it. Default: the name.")))
    var title: String?

    @Option(
        name: .long,
        help: ArgumentHelp(localized("A new folder for a repository of its own."), valueName: "folder")
    )
    var at: String?

    @OptionGroup
    var owner: NewOwner

    @OptionGroup
    var options: NewOptions

    @OptionGroup var reader: LanguageOptions

    func run() throws {
        let name = try NewName(name, of: .product)
        let feature = try NewName(feature ?? "Start", of: .feature)
        let title = try title.map { try NewTitle.checked($0, of: "--title") } ?? name.title
        let owner = try owner.checked()
        if let at {
            let repository = try NewRepository(at: at)
            let script = "Scenarios/\(name.id)/\(feature.dashed).feature"
            try options.carryOut(
                try repository.plan(name, title: title, feature: feature, owner: owner),
                next: [
                    ["cd \(at)", ""],
                    [
                        "swift run \(name.id) run \(script)",
                        localized("builds it, minutes the first time, and runs its script"),
                    ],
                    ["swift run \(name.id) console \(name.id)", localized("the app, step by step")],
                    ["swift test", localized("the scripts, the product suite and the architecture")],
                ]
            )
            return
        }
        let place = try NewPlace.current()
        let product = try NewProduct(name, title: title, feature: feature, owner: owner, in: place)
        try options.carryOut(
            try product.plan(),
            next: [
                ["\(place.command) run \(product.script)", localized("builds it, and runs its script")],
                ["\(place.command) console \(name.id)", localized("the app, step by step")],
            ]
        )
    }
}
