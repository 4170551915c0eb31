import AppShell
import AppShellHeadless
import FoundationEssentials
import Observation
import Testing

@testable import AppShellExploration

/// What an exploration tries on elements that take more than a tap.
struct ActListTests {
    private func acts(_ start: [String] = []) throws -> (HeadlessSession, [ExplorationAct]) {
        let session = HeadlessSession(
            product: OrderApp.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "en_GB"), timeZone: .gmt),
            handler: Silence()
        )
        try session.launch()
        for label in start { try session.tap(label) }
        return (session, try ActList(inputs: ExplorationInputs()).acts(on: session))
    }

    private func described(_ acts: [ExplorationAct]) -> [String] {
        acts.compactMap { if case .element(let act) = $0 { act.description } else { nil } }
    }

    @Test("a number goes one up or down, a slider and a date to their ends as well, a menu's buttons are tapped")
    func screen() throws {
        let (session, all) = try acts()
        #expect(
            described(all) == [
                "set “Copies” to 2", "tap button “By date”", "double-tap button “By date”", "tap disclosure “Terms”",
                "double-tap disclosure “Terms”", "set “Radius” to 0", "set “Radius” to 10.5", "set “Radius” to 14",
                "set “Day” to 1970-01-02", "set “Hour” to 23:59", "set “Any day” to 2000-02-29",
                "set “Any day” to 2099-12-31", "tap button “Tick”", "tap button “Clear”", "double-tap button “Clear”",
            ]
        )
        try #require(all.first).perform(on: session)
        #expect(try ElementFinder(session.content()).elements.contains { $0.element.says(PlainText("Copies : 2")) })
        for act in all where act.description == "set “Radius” to 10.5" { try act.perform(on: session) }
        #expect(
            try ElementFinder(session.content()).elements.contains { $0.element.says(PlainText("Radius : 10.5 km")) }
        )
        try #require(all.dropFirst().first).perform(on: session)
        #expect(try ElementFinder(session.content()).elements.contains { $0.element.label == "sorted" })
    }

    @Test("under a dialog nothing but its buttons is tried")
    func dialog() throws {
        let (session, all) = try acts(["Clear"])
        #expect(
            described(all) == [
                "tap button “Yes”", "double-tap button “Yes”", "tap button “No”", "double-tap button “No”",
            ]
        )
        try #require(all.first).perform(on: session)
        #expect(try session.content().children.map(\.role) == [.layer])
    }
}

private enum OrderApp: Product {
    static let manifest = AppManifest(
        id: "order",
        name: "Order",
        navigation: .stack(root: Order().route),
        links: LinkPolicy(hosts: ["order.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] { [OrderModule()] }
}

private struct Order: Destination {
    static let name = "order.form"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

private struct OrderModule: FeatureModule {
    let id = "order"

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Order.self, placement: .stack) { _, _ in OrderScreen() }
    }
}

@Observable
private final class OrderScreen: Screen {
    private var copies = 1
    private var radius = 7.0
    private var date = Date(timeIntervalSince1970: 0)
    private var isSorted = false
    private var isAsking = false

    var content: Content {
        .screen("Order") {
            Content.stepper("Copies", value: copies, in: 1...3) { self.copies = $0 }
            Content.menu("Sort") { Content.button("By date") { self.isSorted = true } }
            Content.disclosure("Terms", isExpanded: false) {
            } content: {
                Content.text("None")
            }
            Content.slider("Radius", value: radius, in: 0...14, step: 3.5) {
                "\($0) km"
            } set: {
                self.radius = $0
            }
            picker("Day", .date, in: date...date.addingTimeInterval(86_400))
            picker("Hour", .time)
            picker("Any day", .date)
            Content.text("Milk").swipeActions { Content.button("Tick") { self.isSorted = true } }
            Content.button("Clear") { self.isAsking = true }
            if isSorted { Content.text("sorted") }
            if isAsking {
                Content.dialog("Clear all?") {
                    Content.button("Yes") { self.isAsking = false }.destructive()
                    Content.button("No") { self.isAsking = false }
                }
            }
        }
    }
}

extension OrderScreen {
    private func picker(
        _ label: String,
        _ components: Content.DatePicker.Components,
        in range: ClosedRange<Date>? = nil
    ) -> Content {
        let formats = LocalFormats(locale: Locale(identifier: "en_GB"), timeZone: .gmt)
        return Content.datePicker(label, selection: date, in: range, components: components, formats: formats) {
            self.date = $0
        }
    }
}

private struct Silence: HTTPHandler {
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
}
