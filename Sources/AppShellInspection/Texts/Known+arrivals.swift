public import AppShell
package import AppShellTexts

extension ArrivalOutcome {
    /// Its `description` in the language of the current `Reader`.
    public var localizedDescription: String {
        switch self {
        case .held(let reason): localized("held: \(KnownText.reason(reason))")
        case .opened(let route): localized("opened \(route)")
        case .openedInstead(let route, let reason): localized("opened \(route) instead: \(KnownText.reason(reason))")
        case .restored(let dropped) where dropped.isEmpty: localized("restored")
        case .restored(let dropped):
            localized("restored without \(dropped.map(\.localizedDescription).joined(separator: localized("; ")))")
        case .duplicate(let number): localized("a duplicate of arrival \(number)")
        case .expired(let age): localized("expired after \(age.components.seconds) s")
        case .ignored(let reason): localized("ignored: \(KnownText.reason(reason))")
        }
    }
}

extension RestorationIssue {
    fileprivate var localizedDescription: String {
        switch reason {
        case .unknownDestination: localized("\(route), which no module contributes")
        case .unusable(let error): localized("\(route): \(KnownText.reason("\(error)"))")
        case .transient: localized("\(route), which is not kept")
        case .unknownTab(let tab): localized("\(route) on the tab “\(tab)”, which there is no more")
        case .noStack: localized("\(route), since the product has tabs now")
        case .aboveDropped: localized("\(route), which stood above it")
        case .tooDeep: localized("\(route), which stood too deep")
        }
    }
}

extension Arrival {
    /// Its `description` in the language of the current `Reader`.
    public var localizedDescription: String {
        KnownText.arrival("\(self)")
    }
}

extension KnownText {
    /// The shell's report of an arrival, `2 link https://…: opened catalog.list`, in the language of the current `Reader`.
    package static func arrivalEvent(_ english: String) -> String {
        let event = #/(?<number>\d+) (?<what>.*?): (?<outcome>(?:opened|held|restored|ignored|a duplicate|expired).*)/#
        guard let match = english.wholeMatch(of: event) else { return english }
        let (what, outcome) = (arrival(String(match.what)), reading(String(match.outcome), among: outcomes))
        return localized("\(match.number) \(what): \(outcome)")
    }

    /// An arrival's description, in the language of the current `Reader`.
    package static func arrival(_ english: String) -> String { reading(english, among: arrivals) }

    private static let outcomes = [
        KnownText(values: 1) { localized("held: \(reason($0[0]))") },
        KnownText(values: 2) { localized("opened \($0[0]) instead: \(reason($0[1]))") },
        KnownText(values: 1) { localized("opened \($0[0])") },
        KnownText { _ in localized("restored") },
        KnownText(values: 1) { localized("a duplicate of arrival \($0[0])") },
        KnownText(values: 1) { localized("expired after \($0[0]) s") },
        KnownText(values: 1) { localized("ignored: \(reason($0[0]))") },
    ]

    /// Why an arrival waits or changes nothing, a command of the navigation is refused, or a screen can't be shown, in the
    /// language of the current `Reader`.
    package static func reason(_ english: String) -> String { reading(english, among: reasons) }

    private static let reasons = navigationReasons + arrivalReasons + linkReasons + payloadReasons

    /// `NavigationRefusal`
    private static let navigationReasons = [
        KnownText(values: 1) { localized("\($0[0]) is the root of its stack: there is nothing to go back to") },
        KnownText { _ in localized("no sheet is shown") },
        KnownText(values: 1) { localized("the product has no tab “\($0[0])”") },
        KnownText(values: 1) { localized("\($0[0]) is to be opened on no tab, and the app has tabs") },
        KnownText(values: 1) { localized("no module contributes a destination “\($0[0])”") },
        KnownText(values: 1) { localized("no module contributes “\($0[0])”") },
        KnownText(values: 1) { localized("\($0[0]) is on top already") },
        KnownText(values: 2) { localized("\($0[0]) is not on top, \($0[1]) is") },
        KnownText(values: 1) { localized("the sheet \($0[0]) covers the tabs") },
        KnownText(values: 1) { localized("a stack holds \($0[0]) screens at most") },
        KnownText(values: 1) { localized("the dialog “\($0[0])” waits for an answer") },
        KnownText(values: 2) { localized("locked by “\($0[0])”: \($0[1])") },
        KnownText(values: 1) { localized("the lock “\($0[0])” is held already") },
        KnownText(values: 1) { localized("no lock “\($0[0])” is held") },
        KnownText { _ in localized("the app is not running") },
    ]

    private static let arrivals = [
        KnownText(values: 1) { localized("link \($0[0])") },
        KnownText { _ in localized("tap on a notification") },
        KnownText(values: 1) { localized("tap on a notification “\($0[0])”") },
        KnownText(values: 1) { localized("shortcut \($0[0])") },
        KnownText { _ in localized("restoration") },
    ]

    private static let arrivalReasons = [
        KnownText { _ in localized("the app has not started") },
        KnownText { _ in localized("the app is in the background") },
        KnownText { _ in localized("it has just arrived") },
        KnownText(values: 1) { localized("no link of the product looks like \($0[0])") },
        KnownText(values: 1) { localized("the product has no shortcut “\($0[0])”") },
        // `RouteError`
        KnownText(values: 1) { localized("the parameter “\($0[0])” is missing") },
        KnownText(values: 3) { localized("the parameter “\($0[0])” is “\($0[1])”, not \(kind($0[2]))") },
    ]

    /// `LinkError`, and why a link is not one of the product's.
    private static let linkReasons = [
        KnownText(values: 1) { localized("the host “\($0[0])” is not one of this product's") },
        KnownText(values: 1) { localized("the scheme “\($0[0])” is not one of this product's") },
        KnownText { _ in localized("the link is empty") },
        KnownText(values: 2) { localized("the link has \($0[0]) bytes; \($0[1]) at most are read") },
        KnownText(values: 1) { localized("the link has more than \($0[0]) path segments") },
        KnownText { _ in localized("the link has no scheme (https://…)") },
        KnownText { _ in localized("the link has no host") },
        KnownText { _ in localized("the link carries a user name (user@host), which no link of ours does") },
        KnownText(values: 1) { localized("the link names the port “\($0[0])”") },
        KnownText(values: 1) { localized("“\($0[0])” is not a host name") },
        KnownText(values: 2) { localized("the byte 0x\($0[0]) at \($0[1]) is not allowed in a link") },
        KnownText(values: 1) { localized("the % at \($0[0]) is not followed by two hexadecimal digits") },
        KnownText(values: 1) { localized("the segment at \($0[0]) does not decode to text") },
        KnownText(values: 1) { localized("the path has an empty segment at \($0[0]) (//)") },
        KnownText(values: 1) { localized("the path has a dot segment at \($0[0]) (. or ..)") },
    ]
}
