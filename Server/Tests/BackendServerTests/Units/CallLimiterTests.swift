import Testing

@testable import BackendServer

/// Whom the limits count.
struct CallLimiterTests {
    @Test("who guesses at a member's password locks out himself, not the member; many addresses together do")
    func lockOut() {
        let limiter = CallLimiter(CallLimits(perAddress: nil, perAccount: nil, signIns: 2))
        let email = "camille@exemple.fr"
        for _ in 1...2 { #expect(limiter.signIn(as: email, from: "192.0.2.1", at: 0) == nil) }
        for _ in 1...100 { #expect(limiter.signIn(as: email, from: "192.0.2.1", at: 0) != nil) }
        #expect(limiter.signIn(as: email, from: "192.0.2.2", at: 0) == nil, "the member, elsewhere")
        // Three are gone; ten times the limit is twenty.
        for number in 1...17 { #expect(limiter.signIn(as: email, from: "198.51.100.\(number)", at: 0) == nil) }
        #expect(limiter.signIn(as: email, from: "203.0.113.1", at: 0) != nil)
        #expect(limiter.signIn(as: "julien@exemple.fr", from: "203.0.113.1", at: 0) == nil)
    }

    @Test("one address may try three times the limit, with whatever emails; unless addresses are not limited")
    func addresses() {
        for perAddress in [1_000, nil] {
            let limiter = CallLimiter(CallLimits(perAddress: perAddress, perAccount: nil, signIns: 2))
            for number in 1...6 { #expect(limiter.signIn(as: "\(number)", from: "192.0.2.1", at: 0) == nil) }
            #expect((limiter.signIn(as: "7", from: "192.0.2.1", at: 0) == nil) == (perAddress == nil))
        }
    }
}
