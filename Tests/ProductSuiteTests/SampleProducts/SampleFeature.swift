import AppShell
import AppShellHeadless
import Foundation
import ScenarioRunner

// What the sample products are put together from.

/// Shows the route it was made for, and nothing else.
final class PlainScreen: Screen {
    private let title: String

    init(_ context: ScreenContext) {
        title = "\(context.route)"
    }

    var content: Content {
        .screen(title) { Content.text(title) }
    }
}

struct Start: Destination {
    static let name = "sample.start"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct Second: Destination {
    static let name = "sample.second"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

/// Takes numbers only.
struct Item: Destination {
    static let name = "sample.item"
    static let parameterNames = ["number"]
    let number: Int

    init(parameters: RouteParameters) throws(RouteError) {
        number = try parameters.identifier("number")
    }

    var parameters: RouteParameters { ["number": "\(number)"] }
}

/// Takes any text.
struct Topic: Destination {
    static let name = "sample.topic"
    static let parameterNames = ["name", "page"]
    let name: String
    let page: String

    init(parameters: RouteParameters) throws(RouteError) {
        name = try parameters.text("name")
        page = try parameters.text("page")
    }

    var parameters: RouteParameters { ["name": name, "page": page] }
}

struct SampleModule: FeatureModule {
    var id = "sample"
    let declare: (inout Contributions) -> Void

    func contribute(to contributions: inout Contributions) { declare(&contributions) }
}

extension TestKit {
    static var requirementPrefix: String { "SHELL-" }

    /// For the samples. A file that does not import ScenarioRunner sees this one alone, whatever the kit.
    static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: product,
            start: Date(timeIntervalSince1970: 1_769_155_200),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: NoServer()
        )
    }

    static func define(in library: inout StepLibrary) {}
}

struct NoServer: HTTPHandler {
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
}
