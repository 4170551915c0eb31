#if canImport(UIKit)
public import AppShell
import AppShellUIModel
import Foundation
import UIKit

/// The system's share sheet, above whatever is shown.
public struct SystemSharing: Sharing {
    public init() {}

    public func share(_ item: SharedItem) { onMain { Self.present(item) } }

    @MainActor
    private static func present(_ item: SharedItem) {
        guard let content = content(of: item), let top = UIViewController.onTop else { return }
        let sheet = UIActivityViewController(activityItems: [content], applicationActivities: nil)
        sheet.title = item.title
        // An iPad shows it as a popover, which needs a place to point at.
        sheet.popoverPresentationController?.sourceView = top.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: top.view.bounds.midX, y: 0, width: 1, height: 1)
        top.present(sheet, animated: true)
    }

    /// A file goes into a folder of its own, which the system empties.
    private static func content(of item: SharedItem) -> Any? {
        switch item.content {
        case .link(let url): return URL(string: url)
        case .file(let file):
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            let url = folder.appendingPathComponent(SharedFileName(file.name).text)
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(file.bytes).write(to: url)
                return url
            } catch {
                return nil
            }
        }
    }
}

extension UIViewController {
    /// The one that presents nothing, in the scene that is in use.
    fileprivate static var onTop: UIViewController? {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
        var top = scene?.keyWindow?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif
