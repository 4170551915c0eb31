import NIOCore
import NIOHTTP2
import NIOPosix
import NIOSSL
import NIOTLS
import Synchronization

/// A server that speaks HTTP/2 over TLS and nothing else, on a port of its own of this machine.
final class HTTP2Server: Sendable {
    /// What to do with a request, and what to answer where an answer belongs to it.
    struct Response: Sendable {
        let reaction: SimulatedReaction
        let answer: SimulatedAnswer
    }

    typealias Handler = @Sendable (SimulatedRequest) async -> Response

    private let channel: any Channel
    private let connections: ConnectionList

    let port: Int

    /// How many connections have spoken HTTP/2, closed ones too.
    var connectionCount: Int { connections.count }

    static func start(_ certificate: SimulatedCertificate, _ handler: @escaping Handler) async throws -> HTTP2Server {
        var tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMBytes([UInt8](certificate.certificate.utf8))
                .map { .certificate($0) },
            privateKey: .privateKey(
                try NIOSSLPrivateKey(bytes: [UInt8](certificate.privateKey.utf8), format: .pem)
            )
        )
        tls.applicationProtocols = ["h2"]
        tls.minimumTLSVersion = .tlsv12
        let context = try NIOSSLContext(configuration: tls)
        let connections = ConnectionList()
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(
                        NIOSSLServerHandler(context: context),
                        ApplicationProtocolNegotiationHandler { result, channel in
                            // Whoever did not agree on HTTP/2 is shown the door, as Apple does.
                            guard case .negotiated("h2") = result else { return channel.close() }
                            return HTTP2Server.serve(channel, as: connections.add(channel), handler)
                        }
                    )
                }
            }
            .bind(host: "127.0.0.1", port: 0)
            .get()
        return HTTP2Server(channel: channel, port: channel.localAddress?.port ?? 0, connections: connections)
    }

    private init(channel: any Channel, port: Int, connections: ConnectionList) {
        self.channel = channel
        self.port = port
        self.connections = connections
    }

    private static func serve(
        _ channel: any Channel,
        as number: Int,
        _ handler: @escaping Handler
    ) -> EventLoopFuture<Void> {
        channel.configureHTTP2Pipeline(
            mode: .server,
            connectionConfiguration: .init(),
            streamConfiguration: .init()
        ) { stream in
            stream.eventLoop.makeCompletedFuture {
                try stream.pipeline.syncOperations.addHandler(HTTP2StreamHandler(connection: number, handler: handler))
            }
        }
        .map { _ in }
    }

    /// Takes leave of every client: what is under way is still answered.
    func goAway() async throws {
        for connection in connections.open { try await connection.writeAndFlush(HTTP2Frame.goAway(after: .maxID)) }
    }

    func stop() async throws {
        try await channel.close()
        for connection in connections.open { try? await connection.close() }
    }
}

extension HTTP2Frame {
    /// - Parameter id: the last stream that is still answered.
    static func goAway(after id: HTTP2StreamID) -> HTTP2Frame {
        let reason = ByteBuffer(string: #"{"reason":"Shutdown"}"#)
        return HTTP2Frame(
            streamID: .rootStream,
            payload: .goAway(lastStreamID: id, errorCode: .noError, opaqueData: reason)
        )
    }
}

private final class ConnectionList: Sendable {
    private struct State {
        var count = 0
        var open: [Int: any Channel] = [:]
    }

    private let state = Mutex(State())

    var count: Int { state.withLock { $0.count } }

    var open: [any Channel] { state.withLock { $0.open.sorted { $0.key < $1.key }.map(\.value) } }

    /// - Returns: its number, from 1.
    func add(_ channel: any Channel) -> Int {
        let number = state.withLock { state in
            state.count += 1
            state.open[state.count] = channel
            return state.count
        }
        channel.closeFuture.whenComplete { _ in self.state.withLock { $0.open[number] = nil } }
        return number
    }
}
