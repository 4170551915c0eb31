public import AppShell
public import AppShellHeadless
import AppShellTexts

/// A phone at rest, as laws look at it. Everything is read at most once, and stays as it was then.
public final class StateView {
    /// The phone. A law of states must not act on it.
    public let session: HeadlessSession
    /// What the exploration tries on the product.
    public let inputs: ExplorationInputs

    package init(_ session: HeadlessSession, _ inputs: ExplorationInputs) {
        self.session = session
        self.inputs = inputs
        (digest, content) = session.observed()
    }

    /// What tells it from other states.
    public let digest: StateDigest

    /// Everything on display; nil where the app is not in the foreground.
    public let content: ContentSnapshot?

    /// Where the person is; nil where the app is not in the foreground.
    public private(set) lazy var navigation: NavigationState? = try? session.navigation()

    /// Everything that arrived since the launch; none where the app is not in the foreground.
    public private(set) lazy var arrivals: [ArrivalRecord] = (try? session.arrivals()) ?? []

    /// The calls that the server received, in order.
    public private(set) lazy var exchanges: [SimulatedServer.Exchange] = session.server.exchanges

    /// All that the person has typed up to then.
    private(set) lazy var typedTexts = session.typedTexts

    /// All that the back end keeps, as JSON; nil where it can't be read.
    private(set) lazy var backendState = session.backendState

    /// Reads what must be read before the phone goes on, for one that is looked at again after it has.
    package func readAll() {
        _ = (navigation, arrivals, exchanges, screen, typedTexts, typed, backendState)
    }

    /// The layer on top: the last sheet, or the base.
    public var top: ContentSnapshot? { content?.children.last }

    /// The elements of the top layer, in the order they are read.
    public private(set) lazy var elements: [ContentSnapshot] = top.map(Self.elements) ?? []

    /// All that the top layer says, without what stands in fields.
    public private(set) lazy var texts: [String] = elements.flatMap { element -> [String] in
        if case .field = element.role { return [element.label, element.state.message].compactMap(\.self) }
        return element.spokenTexts
    }

    /// The ``texts`` without their order.
    private(set) lazy var textSet = Set(texts)

    /// What the top layer lacks for those who hear it.
    private(set) lazy var accessibilityIssues = top?.accessibilityIssues ?? []

    /// What the person typed into the fields of the top layer, by their labels, as far as it stands there. What an app
    /// fills in is left out.
    public private(set) lazy var typed: [String: String] = Dictionary(
        elements.compactMap { element in
            guard case .field = element.role, let value = element.value, typedTexts.contains(value) else {
                return nil
            }
            return (element.label, value)
        },
        uniquingKeysWith: { first, _ in first }
    )

    /// What loads: the elements of the top layer that say so, and buttons that are busy.
    public var loading: [ContentSnapshot] { elements.filter { $0.role == .loading || $0.state.isBusy } }

    /// What could not be loaded or sent, of the top layer.
    public var failures: [ContentSnapshot] { elements.filter { $0.role == .failure } }

    /// The routes on display, lowest layer first, and the tab: `tab catalog: catalog.list + catalog.pre-registration`.
    public private(set) lazy var screen: String = {
        guard session.isRunning else { return Self.notRunning }
        guard let navigation else { return Self.inBackground }
        return ([navigation.base] + navigation.sheets).map(\.current.name).joined(separator: " + ")
    }()

    private static let notRunning = "not running"
    private static let inBackground = "in the background"

    /// The ``screen`` in the language of the current `Reader`.
    package var localizedScreen: String { Self.localizedName(of: screen) }

    /// A ``screen`` in the language of the current `Reader`: routes have one name in all of them.
    static func localizedName(of screen: String) -> String {
        switch screen {
        case notRunning: localized("not running")
        case inBackground: localized("in the background")
        default: screen
        }
    }

    private static func elements(of element: ContentSnapshot) -> [ContentSnapshot] {
        [element] + element.children.flatMap(elements)
    }
}
