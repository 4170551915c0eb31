#if canImport(SwiftUI)
import AppShell
import AppShellLive
import AppShellUIModel
import Foundation
import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// Loads pictures through a cache.
@MainActor
final class PictureLoader {
    private let cache = PictureCache<Image>(limit: 64 << 20)
    private let transport: any HTTPTransport
    private let clock: any AppClock

    init(_ environment: AppEnvironment) {
        // Third-party hosts may offer TLS 1.2 only. Pictures are not personal.
        transport =
            environment.transport is URLSessionTransport
            ? URLSessionTransport(oldestTLS: .v12) : environment.transport
        clock = environment.clock
    }

    /// The cached picture; nil if it must be loaded.
    func known(_ url: String) -> Image? { cache.picture(at: url) }

    /// Nil on failure.
    func picture(at url: String) async -> Image? {
        await cache.picture(at: url) { [transport, clock] url in await Self.load(url, transport, clock) }
    }

    /// Decodes off the main actor.
    @concurrent
    private nonisolated static func load(
        _ url: String,
        _ transport: any HTTPTransport,
        _ clock: any AppClock
    ) async -> (picture: Image, bytes: Int)? {
        let request = HTTPRequest(method: .get, url: url)
        guard let response = try? await transport.send(request, within: .seconds(20), on: clock), response.status == 200
        else { return nil }
        let data = Data(response.body)
        #if canImport(UIKit)
        guard let whole = UIImage(data: data) else { return nil }
        let pixels = PictureSize(fitting: whole.size.width * whole.scale, whole.size.height * whole.scale)
        let size = CGSize(width: pixels.width, height: pixels.height)
        return await whole.byPreparingThumbnail(ofSize: size).map { (Image(uiImage: $0), pixels.bytes) }
        #elseif canImport(AppKit)
        return NSImage(data: data).map {
            (Image(nsImage: $0), PictureSize(fitting: $0.size.width, $0.size.height).bytes)
        }
        #else
        return nil
        #endif
    }

    /// The app's own picture of a name, or else the system's symbol.
    static func named(_ name: String) -> Image {
        #if canImport(UIKit)
        if UIImage(named: name) != nil { return Image(name) }
        #endif
        return Image(systemName: name)
    }
}
#endif
