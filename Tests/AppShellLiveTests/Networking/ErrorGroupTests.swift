import AppShell
import Foundation
import Testing

@testable import AppShellLive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// URLSession's errors by group, those included that no server on loopback can cause.
@Suite struct ErrorGroupTests {
    @Test(arguments: [
        URLError.Code.notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive,
    ])
    func noNetworkIsOffline(code: URLError.Code) {
        #expect(TransportError(URLError(code)) == .offline)
    }

    @Test(arguments: [
        URLError.Code.unknown, .badURL, .badServerResponse, .cannotFindHost, .cannotConnectToHost,
        .networkConnectionLost, .dnsLookupFailed, .cannotParseResponse, .cannotDecodeContentData,
    ])
    func aBrokenConnectionIsUnreachable(code: URLError.Code) {
        let error = TransportError(URLError(code))
        #expect(error.isUnreachable, "\(error)")
        #expect(error.description.contains("\(code.rawValue)"))
    }

    @Test(arguments: [
        URLError.Code.secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
        .clientCertificateRequired,
    ])
    func aBadCertificateIsUntrusted(code: URLError.Code) {
        #expect(TransportError(URLError(code)).isUntrusted)
    }

    /// On Linux all of these are "unknown"; a handshake that breaks off is no matter of trust.
    @Test(arguments: [
        ("SSL certificate problem: self-signed certificate", true),
        ("SSL: no alternative certificate subject name matches target host name 'madinia.fr'", true),
        ("OpenSSL SSL_connect: Connection reset by peer in connection to madinia.fr:443", false),
    ])
    func libcurlsWordsTell(words: String, isUntrusted: Bool) {
        let error = TransportError(URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: words]))
        #expect(error.isUntrusted == isUntrusted)
        #expect(error.isUnreachable == !isUntrusted)
        #expect(error.description.contains(words))
    }

    @Test("an error's other words, which may hold a URL, are not told")
    func noOtherWords() {
        let secrets = ["NSErrorFailingURLStringKey": "https://api.example/x?token=abc"]
        #expect(TransportError(NSError(domain: "Other", code: 7, userInfo: secrets)) == .unreachable("Other error 7"))
    }

    @Test func theOthers() {
        #expect(TransportError(URLError(.timedOut)) == .timedOut("the connection stood still"))
        #expect(TransportError(URLError(.cancelled)) == .cancelled)
        #expect(TransportError(URLError(.appTransportSecurityRequiresSecureConnection)).isForbiddenURL)
        #expect(TransportError(CancellationError()).isUnreachable, "an error of no URL is still an error")
    }
}
