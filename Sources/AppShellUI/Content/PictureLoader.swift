#if canImport(SwiftUI)
import AppShell
import Foundation
import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// Loads pictures by the product's own transport, which has the floor of TLS that `URLSession.shared` lacks.
struct PictureLoader: Sendable {
    private let transport: any HTTPTransport
    private let clock: any AppClock

    init(_ environment: AppEnvironment) {
        transport = environment.transport
        clock = environment.clock
    }

    /// Nil where it can't be had.
    func picture(at url: String) async -> Image? {
        let request = HTTPRequest(method: .get, url: url)
        guard let response = try? await transport.send(request, within: .seconds(20), on: clock), response.status == 200
        else { return nil }
        return Self.image(Data(response.body))
    }

    private static func image(_ data: Data) -> Image? {
        #if canImport(UIKit)
        UIImage(data: data).map { Image(uiImage: $0) }
        #elseif canImport(AppKit)
        NSImage(data: data).map { Image(nsImage: $0) }
        #else
        nil
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
