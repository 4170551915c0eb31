import AppShellHashing
import CReportAssets
import ScreenRendering

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The page around a report's data, the same for every run.
struct ReportPage {
    /// From the doctype to the start of the data.
    let head: [UInt8]
    /// The end of the page.
    let tail: [UInt8]

    /// - Parameters:
    ///   - title: any text, for the browser window and the page.
    ///   - language: of the page's texts; nil where the browser decides.
    ///   - loadsParts: whether some of the data are in files beside the page.
    init(title: String, language: String? = nil, loadsParts: Bool = false) {
        let style = Self.bytes(report_style()) + Array(ScreenStyle.css.utf8)
        let script = (0..<report_script_count()).flatMap { Self.bytes(report_script($0)) }
        let parts = [
            "POLICY": Array(Self.policy(style: style, script: script, loadsParts).utf8),
            "LANGUAGE": Array(HTMLText.escaped(language ?? "en").utf8),
            "TITLE": Array(HTMLText.escaped(title).utf8),
            "UNSCRIPTED": Array(FailureMarkup(language: language).notice.utf8),
            "STYLE": style,
            "SCRIPT": script,
        ]
        var written: [UInt8] = []
        var head: [UInt8] = []
        for piece in Self.pieces(of: Self.bytes(report_page())) {
            switch piece {
            case .text(let text): written += text
            case .mark("DATA"):
                head = written
                written = []
            case .mark(let name): written += parts[name] ?? []
            }
        }
        self.head = head
        tail = written
    }

    /// Only the page's own style and script run, and nothing is fetched, even if a script's text escaped its element.
    /// Where there are parts, scripts of the page's own origin may be loaded: of a page that was opened from a disk, files.
    /// https://www.w3.org/TR/CSP3/
    static func policy(style: [UInt8], script: [UInt8], _ loadsParts: Bool = false) -> String {
        let hashes = [style, script].map { Data(SHA256.digest(of: $0)).base64EncodedString() }
        return "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data: blob:; "
            + "style-src 'sha256-\(hashes[0])'; script-src 'sha256-\(hashes[1])'" + (loadsParts ? " 'self'" : "")
    }

    static func bytes(_ asset: ReportAsset) -> [UInt8] {
        Array(UnsafeBufferPointer(start: asset.bytes, count: asset.count))
    }

    private enum Piece {
        case text(ArraySlice<UInt8>)
        case mark(String)
    }

    /// The template, split at its marks: `{{TITLE}}`.
    private static func pieces(of template: [UInt8]) -> [Piece] {
        let (opening, closing) = (Array("{{".utf8), Array("}}".utf8))
        var pieces: [Piece] = []
        var rest = template[...]
        while let open = rest.firstRange(of: opening), let close = rest[open.upperBound...].firstRange(of: closing) {
            pieces.append(.text(rest[..<open.lowerBound]))
            pieces.append(.mark(String(decoding: rest[open.upperBound..<close.lowerBound], as: UTF8.self)))
            rest = rest[close.upperBound...]
        }
        return pieces + [.text(rest)]
    }
}
