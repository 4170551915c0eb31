#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a person can read and do on a screen, as a tree: role, label, value, state, children, action.
///
/// Scripts read and tap it, hosts render it. It is a pure view of a screen's state, made anew whenever it is asked for.
/// Every interactive element takes a label, so none can lack one (MAD-NFR10). Build it with the static functions:
/// ``button(_:isEnabled:isBusy:action:)`` and its like.
///
/// Not Sendable: its actions belong to the screen, and so to the isolation of the host. ``ContentSnapshot`` is the
/// Sendable copy without them.
public struct Content {
    /// Copied when it is changed: a tree is made of many elements, handed on from builder to builder.
    private var storage: Storage

    /// What it is.
    public var role: Role {
        get { storage.role }
        _modify {
            makeUnique()
            yield &storage.role
        }
    }
    /// A stable name for tools; the label is what scripts use.
    public var id: String? {
        get { storage.id }
        _modify {
            makeUnique()
            yield &storage.id
        }
    }
    /// What it says, or is called.
    public var label: String {
        get { storage.label }
        _modify {
            makeUnique()
            yield &storage.label
        }
    }
    /// What it holds: a field's text, a badge's value, the chosen option.
    public var value: String? {
        get { storage.value }
        _modify {
            makeUnique()
            yield &storage.value
        }
    }
    /// Whether it is disabled, selected, busy, and so on.
    public var state: State {
        get { storage.state }
        _modify {
            makeUnique()
            yield &storage.state
        }
    }
    /// What it consists of.
    public var children: [Content] {
        get { storage.children }
        _modify {
            makeUnique()
            yield &storage.children
        }
    }
    /// What a person can do with it; nil for what can only be read.
    public var action: Action? {
        get { storage.action }
        _modify {
            makeUnique()
            yield &storage.action
        }
    }
    /// What elements of a few roles have besides: see ``scale``, ``localDate``, ``media`` and ``position``.
    var details: Details? {
        get { storage.details }
        _modify {
            makeUnique()
            yield &storage.details
        }
    }
    /// For a chart: what it draws.
    public var chart: Chart? {
        get { storage.chart }
        _modify {
            makeUnique()
            yield &storage.chart
        }
    }
    /// The app's own view that draws it where there are native views; see ``native(_:parameters:description:)``.
    public var native: NativeView? {
        get { storage.native }
        _modify {
            makeUnique()
            yield &storage.native
        }
    }
    /// Loads what could not be loaded before. The shell runs it by itself once the network is back, and when the app comes
    /// back to the foreground.
    public var recovery: (() async -> Void)? {
        get { storage.recovery }
        _modify {
            makeUnique()
            yield &storage.recovery
        }
    }

    /// An element of any role; prefer the static functions.
    public init(
        role: Role,
        id: String? = nil,
        label: String,
        value: String? = nil,
        state: State = State(),
        children: [Content] = [],
        action: Action? = nil
    ) {
        storage = Storage(
            role: role,
            id: id,
            label: label,
            value: value,
            state: state,
            children: children,
            action: action
        )
    }

    private mutating func makeUnique() {
        if isKnownUniquelyReferenced(&storage) {
            storage.snapshot = nil
        } else {
            storage = Storage(copying: storage)
        }
    }

    /// The tree without its actions.
    var snapshot: ContentSnapshot {
        if let known = storage.snapshot { return known }
        let made = ContentSnapshot(copying: self)
        storage.snapshot = made
        return made
    }

    /// What an element is.
    public enum Role: Hashable, Sendable {
        /// The whole app, a layer of it (the base, a sheet or a dialog), its bar, its tabs: drawn by the shell.
        case app, layer, sheet, dialog, bar, tabBar, tab
        /// A message that passes, drawn by the shell as well; see ``Toast``.
        case toast
        /// The shell's frame of a screen, a titled part of it, and rows of one kind.
        case screen, section, list
        /// 1 to 6, as in HTML.
        case heading(level: Int)
        /// What is read or seen only; a progress bar's value is its percentage.
        case text, badge, image, banner, progress
        /// What the host plays.
        case video, audio
        /// Text with pieces in it that stand out or lead somewhere; its label is the whole text.
        case paragraph
        /// Pieces of a paragraph.
        case strong, emphasis
        /// Text in a typeface of fixed width, in a paragraph or by itself.
        case code
        /// Someone else's words, around what they consist of.
        case quote
        /// A list whose items are numbered, from 1.
        case orderedList
        /// What one of two says in a conversation.
        case bubble(isOwn: Bool)
        /// What is drawn over the screens of the base.
        case overlay(OverlayPlacement)
        /// What is tapped: to act, to leave for somewhere, or to open what it shows.
        case button, link, card
        /// Buttons behind one button, and what is shown only while it is unfolded.
        case menu, disclosure
        /// Buttons that come out when the row that holds them is swiped.
        case rowActions
        /// Takes text, from that keyboard.
        case field(Keyboard)
        /// On or off; one of several, and each of those.
        case toggle, choice, option
        /// A small whole number, changed by one at a time; a number anywhere on a scale.
        case stepper, slider
        /// A date, a time of day or both.
        case datePicker
        /// Keys to strike, and one of them.
        case keypad, key
        /// Places, and one of them.
        case map, pin
        /// Figures drawn; its value says them in words.
        case chart
        /// In place of content: nothing there, failed, still loading.
        case empty, failure, loading
    }

    /// Which keyboard a field asks for.
    public enum Keyboard: String, Hashable, Codable, Sendable {
        /// A line of text, an e-mail address, digits, or several lines of text.
        case text, email, number, multiline
        /// What to look for; its return key says so.
        case search
        /// Hides what is typed: the content holds a bullet for each character, and never the text.
        case password
    }

    /// The state of an element besides its value.
    public struct State: Hashable, Codable, Sendable {
        /// It can't be acted on.
        public var isDisabled = false
        /// The tab or option that is chosen, or a switch that is on.
        public var isSelected = false
        /// Something it started is under way.
        public var isBusy = false
        /// For a field: nil while there is nothing to say.
        public var isValid: Bool?
        /// For a field: what is wrong with it, in the person's words.
        public var message: String?
        /// For a field: an example of what belongs there, shown while it is empty.
        public var placeholder: String?
        /// Under a sheet or a dialog: shown, but out of reach.
        public var isCovered = false
        /// For a field: what is typed goes there, the keyboard is up, and the field is to be in view.
        public var isFocused = false
        /// The most important action of its screen; see ``Content/prominent()``.
        public var isProminent = false
        /// It takes away what does not come back; see ``Content/destructive()``.
        public var isDestructive = false
        /// For a disclosure: whether what it holds is shown.
        public var isExpanded: Bool?
        /// For a tab: how many things wait there; nil where none do.
        public var badge: Int?
        /// How it is drawn beyond what its role says; nil: as usual.
        public var look: Look?

        /// Nothing out of the ordinary.
        public init() {}
    }

    /// What a person can do with an element.
    public enum Action {
        /// A tap, or a key that is struck.
        case tap(Act)
        /// The text of a field is replaced.
        case edit((String) -> Void)
        /// A switch is turned on or off.
        case set((Bool) -> Void)
        /// An option is chosen by its label.
        case choose((String) -> Void)
        /// A number of that range is set.
        case adjust(ClosedRange<Int>, (Int) -> Void)
        /// A number of the element's ``Content/scale`` is set, which `text` says in words.
        case slide(text: (Double) -> String, (Double) -> Void)
        /// A date that the picker takes is set.
        indirect case pick(DatePicker, (Date) -> Void)
        /// Runs once the element has been pressed for that long without a break.
        case hold(Duration, Act)
        /// The screen's own: pull to refresh.
        case refresh(Act)
    }

    /// What runs when a person acts. Hosts hand it to ``Shell/run(_:times:)``.
    ///
    /// An act that does not wait is immediate: it takes effect, and reads the time, before `run` returns, so a burst of
    /// keys keeps its order and its times on any host. What goes on after it belongs into ``ScreenContext/tasks``.
    public enum Act {
        /// Runs before ``Shell/run(_:times:)`` returns.
        case immediate(() -> Void)
        /// Runs in a task of the screen's.
        case task(() async -> Void)
    }
}
