import CucumberGherkin
import Testing

struct ExpectedFailureTagTests {
    @Test("the tag stands alone or with a reason, and nothing else is one")
    func forms() {
        #expect(ExpectedFailureTag("@expected-failure").map(\.reason) == .some(nil))
        #expect(ExpectedFailureTag("@expected-failure(MAD-123)")?.reason == "MAD-123")
        #expect(ExpectedFailureTag("@expected-failure(é(1))")?.reason == "é(1)")
        for other in [
            "@expected", "@expected-failures", "@expected-failure()", "@expected-failure(a", "@Expected-failure",
        ] {
            #expect(ExpectedFailureTag(other) == nil, "\(other)")
        }
    }

    @Test("what was meant to be the tag is known")
    func resembling() {
        for name in [
            "@ExpectedFailure", "@expected_failure(MAD-1)", "@expected-failure:MAD-1", "@xfail", "@expect-fail",
        ] {
            #expect(ExpectedFailureTag.resembles(name), "\(name)")
        }
        for name in ["@expected-failure", "@expected-failure(MAD-1)", "@lent", "@MAD-FR1", "@expected"] {
            #expect(!ExpectedFailureTag.resembles(name), "\(name)")
        }
    }
}
