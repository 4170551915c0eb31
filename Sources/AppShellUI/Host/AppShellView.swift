#if canImport(SwiftUI)
public import AppShell
import AppShellLive
public import AppShellUIModel
public import SwiftUI

/// A product, running: its tabs, stacks, sheets and screens as native views.
///
/// ```swift
/// WindowGroup { AppShellView(MadiniaApp.self, in: environment) }
/// ```
///
/// It may be a whole app, or one view of another app's: a product of one feature and one stack. Each scene runs a shell of
/// its own, and the system keeps its navigation state for the next launch.
public struct AppShellView: View {
    private let product: any Product.Type
    private let environment: @MainActor () throws -> AppEnvironment
    private let arrivals: ArrivalRelay?
    private let views: NativeViews

    @State private var launch: Launch?
    @State private var own = ArrivalRelay()
    @State private var links = LinkDeliveries()
    @SceneStorage private var saved: String
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.locale) private var locale
    #if canImport(UIKit)
    @Environment(AppShellSceneDelegate.self) private var scene: AppShellSceneDelegate?
    #endif

    private enum Launch {
        case running(ShellModel, PictureLoader)
        case failed(LaunchFailure)
    }

    /// - Parameters:
    ///   - product: what to run.
    ///   - arrivals: gets the taps on notifications and the shortcuts that come to the app's delegate.
    ///   - views: the app's own views, for ``Content/native(_:parameters:description:)``.
    ///   - environment: the world. Called when the view first appears, and again after each error, which is shown in the
    ///     product's place.
    public init(
        _ product: any Product.Type,
        arrivals: ArrivalRelay? = nil,
        views: NativeViews = NativeViews(),
        in environment: @escaping @MainActor () throws -> AppEnvironment
    ) {
        self.product = product
        self.environment = environment
        self.arrivals = arrivals
        self.views = views
        _saved = SceneStorage(wrappedValue: "", "appshell.navigation.\(product.manifest.id)")
    }

    public var body: some View {
        Group {
            switch launch {
            case nil: Color.clear.onAppear(perform: start)
            case .failed(let failure): LaunchFailureView(failure: failure, retry: start)
            case .running(let model, let pictures):
                RunningView(model: model, pictures: pictures, views: views, theme: product.manifest.theme)
            }
        }
        .redacted(reason: scenePhase == .active ? [] : .privacy)
        .onOpenURL { url in receive(url, by: .openURL) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
            receive(activity.webpageURL, by: .userActivity)
        }
        .onChange(of: scenePhase) { _, phase in follow(phase) }
    }

    private func start() {
        if case .running = launch { return }
        do {
            let environment = try environment()
            let model = ShellModel(graph: try AppGraph(product, in: environment))
            launch = .running(model, PictureLoader(environment))
            #if canImport(UIKit)
            model.backgroundTime = SystemBackgroundTime()
            arrivals?.backgroundTime = model.backgroundTime
            #endif
            // Before the start, so that what launched the app opens directly.
            own.connect(model.shell)
            arrivals?.connect(model.shell)
            #if canImport(UIKit)
            scene?.arrivals.connect(model.shell)
            #endif
            model.start(restoring: saved)
            // A scene may be connected without ever being shown.
            if scenePhase == .background { model.phaseChanged(to: .background) }
            SystemShortcuts.show(model.shortcuts)
        } catch {
            SystemDiagnostics().report(Diagnostic(location: "launch", text: "\(error)"))
            launch = .failed(LaunchFailure(error, of: product, locale: locale))
        }
    }

    private func receive(_ url: URL?, by callback: LinkDeliveries.Callback) {
        if let arrival = links.arrival(of: url?.absoluteString, by: callback) { own.receive(arrival) }
    }

    private func follow(_ phase: ScenePhase) {
        guard case .running(let model, _) = launch else {
            // The process that locked the storage may have ended.
            if phase == .active, launch != nil { start() }
            return
        }
        switch phase {
        case .active: model.phaseChanged(to: .active)
        case .background:
            saved = model.savedState ?? ""
            model.phaseChanged(to: .background)
        default: model.phaseChanged(to: .inactive)
        }
    }
}
#endif
