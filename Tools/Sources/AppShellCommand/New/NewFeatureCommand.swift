import AppShell
import AppShellTexts
import ArgumentParser
import ScenarioRunner

/// `appshell new feature`
struct NewFeatureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feature",
        abstract: localized("Writes a feature, and lists it in a product."),
        discussion: localized(
            """
            The feature is a list that one adds to: a destination with its link, a screen, what \
            is kept on the device, the product's words in French and English, and a script. In \
            AppShell's own repository it gets a target and tests; in one with an own command, a \
            folder in Sources/NAME.

              ./appshell new feature Guestbook --in madinia --title "Livre d'or"
              ./appshell new feature Guestbook --in madinia --owner @madinia/book
              ./appshell new feature Guestbook --in madinia --dry-run

            Exit codes: 0; 2 a name that is taken or none of Swift's, an unknown product, an \
            owner that CODEOWNERS can't name, or a file that exists or cannot be written.
            """
        )
    )

    @Argument(help: ArgumentHelp(localized("Its name, as a Swift type is named: Guestbook.")))
    var name: String

    @Option(
        name: .customLong("in"),
        help: ArgumentHelp(localized("The product: \(ProductCatalog.names)."), valueName: "product")
    )
    var product: String

    @Option(name: .long, help: ArgumentHelp(localized("What people read at its top. Default: the name.")))
    var title: String?

    @OptionGroup
    var owner: NewOwner

    @OptionGroup
    var options: NewOptions

    @OptionGroup var reader: LanguageOptions

    func run() throws {
        let name = try NewName(name, of: .feature)
        let kit = try ProductCatalog.kit(named: product)
        let title = try title.map { try NewTitle.checked($0, of: "--title") } ?? name.title
        let place = try NewPlace.current()
        let product = try ProductPlace(kit, in: place)
        let isFrench = kit.product.languages.source == .french
        let feature = FeatureTemplate(
            name: name,
            title: title,
            english: isFrench ? NewTitle.english(of: title, named: name) : title,
            owner: try owner.checked(),
            isFrench: isFrench
        )
        let plan = try NewFeature(feature, in: product, of: place).plan()
        let scripts = place.scripts(of: kit.productID, named: product.module)
        try options.carryOut(
            plan,
            next: [
                [
                    "\(place.command) run \(scripts)/\(name.dashed).feature",
                    localized("builds it, and runs its script"),
                ],
                ["\(place.command) console \(kit.productID)", localized("the app, step by step")],
                ["\(place.command) texts \(kit.productID)", localized("what is not translated")],
            ]
        )
    }
}
