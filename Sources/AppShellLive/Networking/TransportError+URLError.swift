import AppShell
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension TransportError {
    /// Classifies URLSession's error by what the user can do about it, and says what the server did.
    init(_ error: any Error, after progress: TransferProgress = TransferProgress()) {
        guard let error = error as? URLError else {
            // The rest of its text may contain the URL, and so a secret.
            let error = error as NSError
            self = .unreachable("\(error.domain) error \(error.code)")
            return
        }
        let fact = error.fact(after: progress)
        self =
            switch error.code {
            case .cancelled: .cancelled
            case .timedOut: .timedOut("the connection stood still")
            case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive: .offline
            case .appTransportSecurityRequiresSecureConnection: .forbiddenURL(fact)
            case _ where error.isAboutTrust: .untrusted(fact)
            default: .unreachable(fact)
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

    /// What the server did, then the system's own words, in its own language.
    fileprivate func fact(after progress: TransferProgress) -> String {
        let words = localizedDescription
        let fact = TransferFault(libcurl: words) ?? TransferFault(code) ?? .failed
        return "\(fact.text(after: progress)) (URL error \(code.rawValue): \(words))"
    }
}
