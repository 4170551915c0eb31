import NIOCore
import NIOSSL

/// A certificate chain and its key, in PEM files.
public struct HostCertificate: Sendable {
    let configuration: TLSConfiguration

    /// - Throws: where a file can't be read, or the two do not belong together.
    public init(chain: String, key: String) throws(StartError) {
        let certificates: [NIOSSLCertificate]
        do {
            certificates = try NIOSSLCertificate.fromPEMFile(chain)
        } catch {
            throw StartError("--certificate \(chain) is not a readable PEM certificate file.")
        }
        guard !certificates.isEmpty else { throw StartError("--certificate \(chain) contains no PEM certificate.") }
        try SecretFile.checkMode(of: key, name: "the private key")
        let privateKey: NIOSSLPrivateKey
        do {
            privateKey = try NIOSSLPrivateKey(file: key, format: .pem)
        } catch {
            throw StartError("--key \(key) is not a readable PEM private key without a passphrase.")
        }
        configuration = HostCertificate.configuration(certificates, privateKey)
        do {
            _ = try NIOSSLContext(configuration: configuration)
        } catch {
            throw StartError("--certificate \(chain) and --key \(key) do not belong together.")
        }
    }

    /// TLS 1.3 and nothing older (MAD-NFR6).
    private static func configuration(
        _ certificates: [NIOSSLCertificate],
        _ key: NIOSSLPrivateKey
    ) -> TLSConfiguration {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: certificates.map { .certificate($0) },
            privateKey: .privateKey(key)
        )
        configuration.minimumTLSVersion = .tlsv13
        configuration.applicationProtocols = ["http/1.1"]
        // Whoever does not answer the farewell of TLS holds no connection for it.
        configuration.shutdownTimeout = .milliseconds(500)
        return configuration
    }
}
