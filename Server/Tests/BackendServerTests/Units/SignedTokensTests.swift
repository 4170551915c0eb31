import AllInConnectBackend
import Foundation
import JWTKit
import Testing

@testable import BackendServer

/// What a token is, and what is none (AIC-20).
struct SignedTokensTests {
    private let secret = Array("0123456789abcdef0123456789abcdef".utf8)
    private let date = Date(timeIntervalSince1970: 1_767_686_400)

    private let camille = TokenClaims(userID: 1, generation: 0)

    private struct Claims: JWTPayload {
        var sub: SubjectClaim
        var gen: Int
        var iat: IssuedAtClaim
        var exp: ExpirationClaim

        func verify(using _: some JWTAlgorithm) throws {}
    }

    private func keys(_ secret: [UInt8], _ algorithm: DigestAlgorithm = .sha256) async -> JWTKeyCollection {
        await JWTKeyCollection().add(hmac: HMACKey(from: secret), digestAlgorithm: algorithm)
    }

    private var claims: Claims {
        Claims(
            sub: SubjectClaim(value: "7"),
            gen: 3,
            iat: IssuedAtClaim(value: date),
            exp: ExpirationClaim(value: date.addingTimeInterval(3_600))
        )
    }

    @Test("AIC-20: a token is whose it was issued for, from its issue to its end and no longer")
    func lives() throws {
        let tokens = try SignedTokens(secret: secret, lifetime: 3_600)
        let claims = TokenClaims(userID: 42, generation: 5)
        let token = tokens.issue(claims, at: date)
        #expect(tokens.claims(of: token, at: date) == claims)
        #expect(tokens.claims(of: token, at: date.addingTimeInterval(3_599)) == claims)
        #expect(tokens.claims(of: token, at: date.addingTimeInterval(3_600)) == nil)
        #expect(token == tokens.issue(claims, at: date), "the same claims are written the same way")
    }

    @Test("AIC-20: a lifetime is an hour to a day", arguments: [(1.0, 3_600.0), (1e9, 86_400)])
    func bounds(asked: Double, given: Double) throws {
        let tokens = try SignedTokens(secret: secret, lifetime: asked)
        let token = tokens.issue(camille, at: date)
        #expect(tokens.claims(of: token, at: date.addingTimeInterval(given - 1)) == camille)
        #expect(tokens.claims(of: token, at: date.addingTimeInterval(given)) == nil)
    }

    @Test("AIC-20: jwt-kit's own keys read our tokens as HS256 with sub, iat, exp and gen, and we read theirs")
    func agrees() async throws {
        let tokens = try SignedTokens(secret: secret, lifetime: 3_600)
        let read = try await keys(secret).verify(
            tokens.issue(TokenClaims(userID: 7, generation: 3), at: date),
            as: Claims.self
        )
        #expect(read.sub.value == "7")
        #expect(read.gen == 3)
        #expect(read.iat.value == date)
        #expect(read.exp.value == date.addingTimeInterval(3_600))
        #expect(
            tokens.claims(of: try await keys(secret).sign(claims), at: date) == TokenClaims(userID: 7, generation: 3)
        )
    }

    @Test("AIC-20: a token is void with any of its characters changed, whichever it becomes")
    func isWhole() throws {
        let tokens = try SignedTokens(secret: secret)
        let token = Array(tokens.issue(camille, at: date).utf8)
        for index in token.indices {
            for byte in Array("AQgwz019-_.=".utf8) where byte != token[index] {
                var changed = token
                changed[index] = byte
                #expect(tokens.claims(of: String(decoding: changed, as: UTF8.self), at: date) == nil)
            }
        }
        for cut in [1, 10, token.count / 2] {
            #expect(tokens.claims(of: String(decoding: token.dropLast(cut), as: UTF8.self), at: date) == nil)
        }
        #expect(tokens.claims(of: String(decoding: token, as: UTF8.self) + "A", at: date) == nil)
    }

    @Test("AIC-20: a token of another key, of another algorithm or of none is void")
    func refuses() async throws {
        let tokens = try SignedTokens(secret: secret)
        let other = Array("another secret, of 32 bytes also".utf8)
        #expect(tokens.claims(of: try await keys(other).sign(claims), at: date) == nil)
        let long = secret + secret
        for algorithm in [DigestAlgorithm.sha384, .sha512] {
            let tokens = try SignedTokens(secret: long)
            #expect(tokens.claims(of: try await keys(long, algorithm).sign(claims), at: date) == nil)
        }
        let unsecured = try await JWTKeyCollection().addUnsecuredNone().sign(claims)
        #expect(tokens.claims(of: unsecured, at: date) == nil)
        for text in ["", ".", "..", "a.b.c", "...", String(repeating: "A", count: 10_000)] {
            #expect(tokens.claims(of: text, at: date) == nil)
        }
    }

    @Test("a secret shorter than SHA-256's output is refused")
    func isLong() {
        #expect(throws: StartError("The token secret has 31 bytes; it needs at least 32.")) {
            try SignedTokens(secret: Array(secret.dropLast()))
        }
    }
}
