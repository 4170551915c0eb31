import AsyncHTTPClient
import Crypto
import Foundation
import NIOCore
import NIOSSL
import SwiftASN1
import Testing
import X509

/// The host over TLS.
struct EncryptionTests {
    private func certificate(in scratch: Scratch) throws -> [String] {
        let key = P256.Signing.PrivateKey()
        let name = try DistinguishedName { CommonName("localhost") }
        let certificate = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: Certificate.PublicKey(key.publicKey),
            notValidBefore: Date.now.addingTimeInterval(-3_600),
            notValidAfter: Date.now.addingTimeInterval(86_400),
            issuer: name,
            subject: name,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions { SubjectAlternativeNames([.dnsName("localhost")]) },
            issuerPrivateKey: Certificate.PrivateKey(key)
        )
        return [
            "--certificate", try scratch.write(try certificate.serializeAsPEM().pemString, to: "certificate.pem"),
            "--key", try scratch.write(key.pemRepresentation, to: "key.pem"),
        ]
    }

    private func health(_ url: String, upTo version: TLSVersion) async throws -> Answer {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.certificateVerification = .none
        tls.maximumTLSVersion = version
        var configuration = HTTPClient.Configuration(tlsConfiguration: tls)
        configuration.timeout.connect = .seconds(10)
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        do {
            let answer = try await Caller(url: url, client: client).call("GET", "/health")
            try await client.shutdown()
            return answer
        } catch {
            try await client.shutdown()
            throw error
        }
    }

    @Test("MAD-NFR6: with a certificate TLS 1.3 is spoken and TLS 1.2 is refused; browsers are told to come back so")
    func versions() async throws {
        let scratch = try Scratch()
        let process = try await BackendProcess.start(["madinia"] + certificate(in: scratch))
        #expect(process.url.hasPrefix("https://"))
        let answer = try await health(process.url, upTo: .tlsv13)
        #expect(answer.status == 200)
        #expect(answer.header("Strict-Transport-Security") == "max-age=31536000")
        let error = await #expect(throws: (any Error).self) { try await health(process.url, upTo: .tlsv12) }
        #expect(error.map { "\($0)" }?.contains("PROTOCOL_VERSION") == true, "\(String(describing: error))")
        let plain = process.url.replacing("https://", with: "http://")
        await #expect(throws: (any Error).self) { try await health(plain, upTo: .tlsv13) }
        #expect(await process.end().status == 0)
    }

    @Test("a key that is not the certificate's is refused")
    func pairs() async throws {
        let (one, other) = (try Scratch(), try Scratch())
        let chain = try certificate(in: one)[1]
        let key = try certificate(in: other)[3]
        let outcome = try await BackendProcess.run(["madinia", "--certificate", chain, "--key", key])
        #expect(outcome.status == 2)
        #expect(
            outcome.errors == "appshell backend: --certificate \(chain) and --key \(key) do not belong together.\n"
        )
    }
}
