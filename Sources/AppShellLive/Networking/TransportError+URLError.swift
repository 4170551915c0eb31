import AppShell
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension TransportError {
    /// Classifies URLSession's error by what the user can do about it.
    init(_ error: any Error) {
        guard let error = error as? URLError else {
            // The rest of its text may contain the URL, and so a secret.
            let error = error as NSError
            self = .unreachable("\(error.domain) error \(error.code)")
            return
        }
        self =
            switch error.code {
            case .cancelled: .cancelled
            case .timedOut: .timedOut
            case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive: .offline
            case .appTransportSecurityRequiresSecureConnection: .forbiddenURL(error.fact)
            case _ where error.isAboutTrust: .untrusted(error.fact)
            default: .unreachable(error.fact)
            }
    }
}

extension URLError {
    fileprivate static let trustCodes: Set<Code> = [
        .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
        .clientCertificateRequired,
    ]

    /// On Linux an untrusted certificate is an "unknown" error; only libcurl's text tells.
    fileprivate var isAboutTrust: Bool {
        if URLError.trustCodes.contains(code) { return true }
        return code == .unknown && localizedDescription.contains("certificate")
    }

    fileprivate var fact: String { "\(localizedDescription) (URL error \(code.rawValue))" }
}
