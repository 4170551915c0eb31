import AppShellTexts

extension KnownText {
    /// What to do about an issue of a composition.
    static func compositionFix(_ english: String) -> String { reading(english, among: compositionFixes) }

    private static let compositionFixes = partFixes + flagFixes + tabFixes + linkFixes + payloadFixes

    private static let partFixes = [
        KnownText { _ in localized("name one: a team may have several people") },
        KnownText { _ in localized("write @organisation/team, @name or an e-mail address, as CODEOWNERS has them") },
        KnownText { _ in localized("say in one line what they promise, or name the document that does") },
        KnownText { _ in localized("give one of them another id, or list the module once") },
        KnownText { _ in localized("rename one: the names of a module begin with its id") },
        KnownText { _ in localized("give one of them another id") },
        KnownText { _ in localized("give one of them another name") },
        KnownText { _ in localized("give it a name that says what happened") },
        KnownText { _ in localized("list the words that it can be") },
        KnownText { _ in localized("take away one of the two") },
        KnownText { _ in localized("contribute the destination, or name another one") },
        KnownText { _ in localized("give it an id, and a title for its switch") },
        KnownText { _ in localized("let one module read and store them") },
        KnownText { _ in localized("rename one: the keys of a module begin with its id") },
        KnownText(values: 1) { localized("number schemas from 1 to \($0[0])") },
        KnownText { _ in localized("give it one, such as catalog.filters") },
        KnownText { _ in localized("shorten it") },
        KnownText { _ in localized("keep one") },
        KnownText { _ in localized("add it") },
        KnownText { _ in localized("write it") },
        KnownText { _ in localized("add the rule to PluralRule, by CLDR") },
        KnownText { _ in localized("take those of the key") },
        KnownText { _ in localized("write each form of its language") },
        KnownText { _ in localized("name the release, such as 1.4.0") },
        KnownText(values: 1) { localized("convert it into a schema from 1 to \($0[0]), and name that in becomes") },
        KnownText(values: 1) { values in
            localized("give the key a migration, or convert it into schema \(values[0]) and name that in becomes")
        },
        KnownText { _ in
            localized("contribute a link to it, or declare it isInternal if screens alone open it")
        },
        KnownText { _ in localized("drop isInternal, or what leads to it") },
        KnownText { _ in localized("contribute the destination, or drop the shortcut") },
        KnownText(values: 1) { localized("give it the parameters that “\($0[0])” needs") },
    ]

    private static let flagFixes = [
        KnownText { _ in localized("give one another name") },
        KnownText { _ in localized("use lower-case letters, digits and hyphens") },
        KnownText { _ in localized("name a day") },
        KnownText { _ in localized("list it in the product's flags") },
        KnownText(values: 1) { localized("name one of \($0[0]), or list it in the product's flags") },
        KnownText(values: 1) { localized("use one of \($0[0])") },
    ]

    private static let tabFixes = [
        KnownText { _ in localized("give it tabs, or make it an app of one stack") },
        KnownText(values: 1) { localized("start on one of \(requoted($0[0]))") },
        KnownText { _ in localized("list the module that contributes it, or name another root") },
        KnownText { _ in localized("give the root the parameters it needs, or take one that needs none") },
        KnownText { _ in localized("place it on .tab or .sheet") },
        KnownText { _ in localized("place it on .stack or .sheet: the app has no tabs") },
        KnownText { _ in localized("use .ignore: the app has no tabs") },
        KnownText { _ in localized("remove it: the app has no tabs") },
        KnownText(values: 1) { localized("name one of \(requoted($0[0]))") },
    ]

    private static let linkFixes = [
        KnownText { _ in localized("write the host alone, in lower case") },
        KnownText { _ in localized("write the scheme alone, in lower case") },
        KnownText { _ in localized("name hosts, whose links are https, or a scheme of one's own") },
        KnownText { _ in localized("write it like /formations/{key}") },
        KnownText { _ in localized("contribute the destination, or drop the link") },
        KnownText { _ in localized("name in the pattern exactly the parameters of the destination") },
        KnownText { _ in
            localized("name in the pattern all parameters that the destination needs, and none that it does not know")
        },
        KnownText { _ in
            localized("add the host to the manifest's LinkPolicy, or write the pattern from its path on")
        },
        KnownText { _ in
            localized("add the scheme to the manifest's LinkPolicy, or write the pattern from its path on")
        },
        KnownText { _ in localized("change or drop one of the two") },
        KnownText { _ in localized("write a pattern that a link can carry, or drop it") },
        KnownText { _ in localized("drop it, or change what comes first") },
        KnownText { _ in localized("give the manifest's LinkPolicy a host or a scheme") },
        KnownText { _ in localized("make the pattern shorter, or its conditions fewer") },
    ]

    private static let payloadFixes = [
        KnownText { _ in localized("list it once, where it is to be asked") },
        KnownText { _ in
            localized("list it in the manifest's PayloadPolicy, or give the rule a version of that list")
        },
        KnownText { _ in localized("contribute the destination, or drop the rule") },
        KnownText { _ in localized("name in the rule exactly the parameters of the destination") },
        KnownText { _ in localized("list all its sources in one PayloadParameter") },
        KnownText { _ in localized("name the keys of the payload that hold it") },
        KnownText { _ in localized("read it from a key beside “aps”") },
        KnownText { _ in localized("drop one of the two") },
        KnownText { _ in
            localized(
                "add a condition to one of them, or give them versions, which the manifest's PayloadPolicy orders"
            )
        },
        KnownText { _ in localized("name the texts that the key may hold") },
        KnownText { _ in localized("ask for a key beside “aps”") },
        KnownText { _ in
            localized(
                "put its version first in the manifest's PayloadPolicy, add a condition to the other, or drop it"
            )
        },
    ]
}
