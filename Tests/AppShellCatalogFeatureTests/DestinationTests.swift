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
        #expect(try CourseList(parameters: CourseList().route.parameters) == CourseList())
        for key in ["starter", "7", "é/%2F", ""] {
            let course = CourseDetail(key: key)
            #expect(try CourseDetail(parameters: course.route.parameters) == course)
        }
        let sheet = PreRegistration(course: .max, title: "IA : l'essentiel")
        #expect(try PreRegistration(parameters: sheet.route.parameters) == sheet)
    }

    @Test("a route carries exactly the parameters that its destination names")
    func names() {
        #expect(CourseList().route.parameters.names == CourseList.parameterNames.sorted())
        #expect(CourseDetail(key: "x").route.parameters.names == CourseDetail.parameterNames.sorted())
        let sheet = PreRegistration(course: 1, title: "x")
        #expect(sheet.route.parameters.names == PreRegistration.parameterNames.sorted())
    }

    @Test("the names that are stored stay as they are")
    func stored() {
        #expect("\(CourseList().route)" == "catalog.list")
        #expect("\(CourseDetail(key: "starter").route)" == "catalog.course(key: starter)")
        #expect("\(PreRegistration(course: 1, title: "x").route)" == "catalog.pre-registration(course: 1, title: x)")
    }

    @Test("a missing parameter is named")
    func missing() {
        #expect(refusal(CourseDetail.self, [:]) == .missingParameter("key"))
        #expect(refusal(PreRegistration.self, ["course": "1"]) == .missingParameter("title"))
        #expect(refusal(PreRegistration.self, ["title": "x"]) == .missingParameter("course"))
    }

    @Test(
        "a course number is a whole number from 1",
        arguments: ["", "0", "007", "-1", "1.5", "abc", " 1", "٣", "9223372036854775808"]
    )
    func number(_ text: String) {
        let expected = "a whole number from 1 to 2^63-1 without leading zeros"
        #expect(
            refusal(PreRegistration.self, ["course": text, "title": "x"])
                == .invalidParameter("course", value: text, expected: expected)
        )
    }
}
