import CWebAssets
import Foundation
import ScreenRendering

/// The page, its parts, and pictures of the apps.
struct WebPages: Sendable {
    let sessions: SessionStore
    private let files: [String: HTTPAnswer]

    init(sessions: SessionStore) {
        self.sessions = sessions
        var files: [String: HTTPAnswer] = [:]
        for index in 0..<web_asset_count() {
            let asset = web_asset(index)
            let name = String(cString: asset.name)
            let bytes = UnsafeRawBufferPointer(start: asset.bytes, count: asset.count)
            let answer = Self.source(String(decoding: bytes, as: UTF8.self), type: String(cString: asset.type))
            files[name == "page.html" ? "/" : "/assets/\(name)"] = answer
        }
        files["/screen.css"] = Self.source(ScreenStyle.css, type: "text/css; charset=utf-8")
        files["/screen.js"] = Self.source(
            ScreenStyle.script + "export { playScreen };\n",
            type: "text/javascript; charset=utf-8"
        )
        self.files = files
    }

    func answer(to head: HTTPHead) async -> HTTPAnswer {
        if let file = files[head.path] { return file }
        if head.path == "/image" { return await picture(head) }
        return HTTPAnswer(.notFound, "There is nothing at \(head.path.prefix(100)).")
    }

    private func picture(_ head: HTTPHead) async -> HTTPAnswer {
        guard let session = await sessions.current(head.query["session"] ?? ""),
            let picture = await session.picture(at: head.query["source"] ?? "")
        else {
            // Many addresses of the samples have none: the page draws its own ground, and the browser logs no error.
            return HTTPAnswer(.noContent, "")
        }
        return HTTPAnswer(Data(picture.bytes), type: picture.type)
    }

    private static func source(_ text: String, type: String) -> HTTPAnswer {
        HTTPAnswer(Data(CompactSource.text(text).utf8), type: type)
    }
}
