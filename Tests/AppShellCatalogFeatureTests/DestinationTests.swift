import AppShell
import AppShellCatalogFeature
import Testing

/// Destinations and routes are two faces of one thing.
struct DestinationTests {
    private func refusal<D: Destination>(_: D.Type, _ values: [String: String]) -> RouteError? {
        do throws(RouteError) {
            _ = try D(parameters: RouteParameters(values))
            return nil
        } catch { return error }
    }

    @Test("SHELL-2: each destination is read back from its route")
    func roundTrip() throws {
        #expect(try CatalogList(parameters: CatalogList().route.parameters) == CatalogList())
        for key in ["starter", "7", "é/%2F", ""] {
            let course = CatalogDetail(key: key)
            #expect(try CatalogDetail(parameters: course.route.parameters) == course)
        }
        let sheet = PreRegistration(item: .max, title: "IA : l'essentiel")
        #expect(try PreRegistration(parameters: sheet.route.parameters) == sheet)
    }

    @Test("a route carries exactly the parameters that its destination names")
    func names() {
        #expect(CatalogList().route.parameters.names == CatalogList.parameterNames.sorted())
        #expect(CatalogDetail(key: "x").route.parameters.names == CatalogDetail.parameterNames.sorted())
        let sheet = PreRegistration(item: 1, title: "x")
        #expect(sheet.route.parameters.names == PreRegistration.parameterNames.sorted())
    }

    @Test("the names that are stored stay as they are")
    func stored() {
        #expect("\(CatalogList().route)" == "catalog.list")
        #expect("\(CatalogDetail(key: "starter").route)" == "catalog.item(key: starter)")
        #expect("\(PreRegistration(item: 1, title: "x").route)" == "catalog.pre-registration(item: 1, title: x)")
    }

    @Test("a missing parameter is named")
    func missing() {
        #expect(refusal(CatalogDetail.self, [:]) == .missingParameter("key"))
        #expect(refusal(PreRegistration.self, ["item": "1"]) == .missingParameter("title"))
        #expect(refusal(PreRegistration.self, ["title": "x"]) == .missingParameter("item"))
    }

    @Test(
        "a course number is a whole number from 1",
        arguments: ["", "0", "007", "-1", "1.5", "abc", " 1", "٣", "9223372036854775808"]
    )
    func number(_ text: String) {
        let expected = "a whole number from 1 to 2^63-1 without leading zeros"
        #expect(
            refusal(PreRegistration.self, ["item": text, "title": "x"])
                == .invalidParameter("item", value: text, expected: expected)
        )
    }
}
