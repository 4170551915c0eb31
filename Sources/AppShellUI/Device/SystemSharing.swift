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
        guard let top = UIViewController.onTop else { return }
        let file: TemporaryFile?
        let content: Any
        switch item.content {
        case .link(let link):
            guard let url = URL(string: link) else { return }
            (file, content) = (nil, url)
        case .file(let shared):
            guard let written = try? TemporaryFile(shared.name, shared.bytes) else { return }
            (file, content) = (written, written.url)
        }
        let sheet = UIActivityViewController(activityItems: [content], applicationActivities: nil)
        sheet.title = item.title
        sheet.completionWithItemsHandler = { activity, isCompleted, _, _ in
            // After a cancelled activity the sheet is still shown.
            if isCompleted || activity == nil { file?.remove() }
        }
        // An iPad shows it as a popover, which needs a place to point at.
        sheet.popoverPresentationController?.sourceView = top.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: top.view.bounds.midX, y: 0, width: 1, height: 1)
        top.present(sheet, animated: true)
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
