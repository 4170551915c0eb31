import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a server does instead of answering.
enum TransferFault: Hashable {
    case noAddress, noConnection
    case closed, reset
    case noTLS, failedHandshake, certificate, clientCertificate
    case noHTTP, statusLine, header, head
    case length, severalLengths, chunks, packing
    /// Nothing more is known.
    case failed

    /// - Parameter progress: how far its answer had come.
    func text(after progress: TransferProgress = TransferProgress()) -> String {
        switch self {
        case .noAddress: "the server's name has no address"
        case .noConnection: "no connection to the server: nothing listens there, or the network leads nowhere"
        case .closed: "the server closed the connection \(progress.moment)"
        case .reset: "the server reset the connection \(progress.moment)"
        case .noTLS: "the server does not speak TLS on this port"
        case .failedHandshake: "the server broke off the TLS handshake"
        case .certificate: "the server's certificate is not accepted"
        case .clientCertificate: "the server wants a certificate of the client's"
        case .noHTTP: "the server answered with something other than HTTP"
        case .statusLine: "the server answered with a status line that HTTP does not have"
        case .header: "the server sent a header line that cannot be read"
        case .head: "the server sent a head that is too long to read"
        case .length: "the server announced a length that no body can have"
        case .severalLengths: "the server announced several lengths for one body"
        case .chunks: "the server sent chunks that HTTP does not have"
        case .packing: "the server sent a body that does not unpack as it says"
        case .failed: "the call failed \(progress.moment)"
        }
    }

    /// On Linux the code is mostly "unknown", and libcurl's words tell.
    ///
    /// - Parameter words: those of libcurl 7.88, and of 8 where they differ.
    init?(libcurl words: String) {
        let fault = TransferFault.wordings.first { words.range(of: $0.words, options: .caseInsensitive) != nil }?.fault
        guard let fault else { return nil }
        self = fault
    }

    /// The first that occurs decides.
    private static let wordings: [(words: String, fault: TransferFault)] = [
        ("wrong version number", .noTLS), ("packet length too long", .noTLS),
        ("SSL certificate problem", .certificate), ("certificate subject name", .certificate),
        ("SSL_connect", .failedHandshake), ("SSL routines", .failedHandshake),
        ("Could not resolve", .noAddress), ("Couldn't connect", .noConnection), ("Could not connect", .noConnection),
        ("Connection refused", .noConnection),
        ("Empty reply", .closed), ("transfer closed with", .closed), ("bytes missing", .closed),
        ("reset by peer", .reset), ("Broken pipe", .reset),
        ("HTTP/0.9", .noHTTP), ("Unsupported HTTP", .statusLine), ("Unsupported response code", .statusLine),
        ("without colon", .header), ("writing header", .header), ("Nul byte in header", .header),
        ("Too large response headers", .head), ("Too many response headers", .head),
        ("Content-Length", .length), ("chunk", .chunks), ("content encoding", .packing),
        ("content unencoding", .packing),
    ]

    /// Apple's systems tell by the code.
    init?(_ code: URLError.Code) {
        switch code {
        case .cannotFindHost, .dnsLookupFailed: self = .noAddress
        case .cannotConnectToHost: self = .noConnection
        case .networkConnectionLost: self = .closed
        case .secureConnectionFailed: self = .failedHandshake
        case .serverCertificateHasBadDate, .serverCertificateUntrusted, .serverCertificateHasUnknownRoot,
            .serverCertificateNotYetValid:
            self = .certificate
        case .clientCertificateRejected, .clientCertificateRequired: self = .clientCertificate
        case .badServerResponse, .cannotParseResponse: self = .noHTTP
        case .cannotDecodeContentData, .cannotDecodeRawData: self = .packing
        default: return nil
        }
    }
}
