extension Content {
    /// A screen: its title and what is on it. With `refresh` it can be pulled.
    public static func screen(
        _ title: String,
        refresh: (() async -> Void)? = nil,
        @ContentBuilder _ children: () -> [Content]
    ) -> Content {
        Content(role: .screen, label: title, children: children(), action: refresh.map { .refresh(.task($0)) })
    }

    /// A part of a screen, named by its label.
    public static func section(_ label: String, @ContentBuilder _ children: () -> [Content]) -> Content {
        Content(role: .section, label: label, children: children())
    }

    /// Items of one kind.
    public static func list(_ label: String, @ContentBuilder _ items: () -> [Content]) -> Content {
        Content(role: .list, label: label, children: items())
    }

    /// - Parameter level: 1 to 6, as in HTML.
    public static func heading(_ text: String, level: Int = 2) -> Content {
        Content(role: .heading(level: level), label: text)
    }

    /// Plain text.
    public static func text(_ text: String) -> Content {
        Content(role: .text, label: text)
    }

    /// Text with pieces in it that stand out or lead somewhere.
    ///
    /// - Parameter text: all of it, as it is read aloud.
    public static func paragraph(_ text: String, @ContentBuilder _ pieces: () -> [Content]) -> Content {
        Content(role: .paragraph, label: text, children: pieces())
    }

    /// A piece of a paragraph that stands out.
    public static func strong(_ text: String) -> Content { Content(role: .strong, label: text) }

    /// A piece of a paragraph that is stressed.
    public static func emphasis(_ text: String) -> Content { Content(role: .emphasis, label: text) }

    /// Text in a typeface of fixed width.
    public static func code(_ text: String) -> Content { Content(role: .code, label: text) }

    /// Someone else's words.
    public static func quote(@ContentBuilder _ children: () -> [Content]) -> Content {
        Content(role: .quote, label: "", children: children())
    }

    /// A list whose items are numbered, from 1.
    public static func orderedList(_ label: String, @ContentBuilder _ items: () -> [Content]) -> Content {
        Content(role: .orderedList, label: label, children: items())
    }

    /// What one of two people says in a conversation: one's own on the right, the other's on the left.
    public static func bubble(
        _ text: String,
        isOwn: Bool,
        @ContentBuilder _ children: () -> [Content] = { [] }
    ) -> Content {
        Content(role: .bubble(isOwn: isOwn), label: text, children: children())
    }

    /// A short fact: `Durée` `2 jours`.
    public static func badge(_ label: String, _ value: String) -> Content {
        Content(role: .badge, label: label, value: value)
    }

    /// A picture; the description is what a screen reader says.
    public static func image(_ description: String, source: String? = nil) -> Content {
        Content(role: .image, label: description, value: source)
    }

    /// A message across the screen.
    public static func banner(_ text: String, @ContentBuilder _ children: () -> [Content] = { [] }) -> Content {
        Content(role: .banner, label: text, children: children())
    }

    /// Something under way; a fraction (0…1) where it is known.
    public static func progress(_ label: String, fraction: Double? = nil) -> Content {
        Content(role: .progress, label: label, value: fraction.map { "\(Int(($0 * 100).rounded())) %" })
    }

    /// A button whose action takes effect at once.
    public static func button(
        _ label: String,
        isEnabled: Bool = true,
        isBusy: Bool = false,
        action: @escaping () -> Void
    ) -> Content {
        button(label, isEnabled: isEnabled, isBusy: isBusy, act: .immediate(action))
    }

    /// A button whose action waits for something.
    public static func button(
        _ label: String,
        isEnabled: Bool = true,
        isBusy: Bool = false,
        action: @escaping () async -> Void
    ) -> Content {
        button(label, isEnabled: isEnabled, isBusy: isBusy, act: .task(action))
    }

    private static func button(_ label: String, isEnabled: Bool, isBusy: Bool, act: Act) -> Content {
        var state = State()
        state.isDisabled = !isEnabled
        state.isBusy = isBusy
        return Content(role: .button, label: label, state: state, action: .tap(act))
    }

    /// The same button as the most important action of its screen, which hosts draw so.
    public func prominent() -> Content {
        var button = self
        button.state.isProminent = true
        return button
    }

    /// A button that acts once it was pressed for `duration` without a break: for what must not happen by accident.
    public static func holdButton(_ label: String, for duration: Duration, action: @escaping () -> Void) -> Content {
        Content(role: .button, label: label, action: .hold(duration, .immediate(action)))
    }

    /// Keys to strike one after the other.
    public static func keypad(_ label: String, @ContentBuilder _ keys: () -> [Content]) -> Content {
        Content(role: .keypad, label: label, children: keys())
    }

    /// A key of a pad, which takes effect when it is struck; hosts give it at least 44 × 44 points (PI-NFR5).
    public static func key(_ label: String, isEnabled: Bool = true, action: @escaping () -> Void) -> Content {
        var state = State()
        state.isDisabled = !isEnabled
        return Content(role: .key, label: label, state: state, action: .tap(.immediate(action)))
    }

    /// Figures drawn.
    ///
    /// - Parameter strings: what the chart shows, as a screen reader says it.
    public static func chart(_ label: String, _ chart: Chart, strings: String) -> Content {
        var content = Content(role: .chart, label: label, value: strings)
        content.chart = chart
        return content
    }

    /// A link that leads somewhere at once.
    public static func link(_ label: String, action: @escaping () -> Void) -> Content {
        Content(role: .link, label: label, action: .tap(.immediate(action)))
    }

    /// A link whose action waits for something.
    public static func link(_ label: String, action: @escaping () async -> Void) -> Content {
        Content(role: .link, label: label, action: .tap(.task(action)))
    }

    /// A card that leads somewhere: one element to tap, with what it shows inside.
    public static func card(
        _ label: String,
        action: @escaping () -> Void,
        @ContentBuilder content: () -> [Content]
    ) -> Content {
        Content(role: .card, label: label, children: content(), action: .tap(.immediate(action)))
    }

    /// A field to type into. `isValid` true shows a check mark, false an error; `message` is that error's words.
    ///
    /// - Parameter value: what stands in it; for a password it stays here, and bullets are shown in its place.
    public static func field(
        _ label: String,
        value: String,
        placeholder: String? = nil,
        keyboard: Keyboard = .text,
        isEnabled: Bool = true,
        isValid: Bool? = nil,
        message: String? = nil,
        edit: @escaping (String) -> Void
    ) -> Content {
        var state = State()
        state.isDisabled = !isEnabled
        state.isValid = isValid
        state.message = message
        state.placeholder = placeholder
        let shown = keyboard == .password ? String(repeating: "•", count: value.count) : value
        return Content(role: .field(keyboard), label: label, value: shown, state: state, action: .edit(edit))
    }

    /// A switch; `set` gets its new position.
    public static func toggle(_ label: String, isOn: Bool, set: @escaping (Bool) -> Void) -> Content {
        var state = State()
        state.isSelected = isOn
        return Content(role: .toggle, label: label, state: state, action: .set(set))
    }

    /// One of several options, by their labels.
    public static func choice(
        _ label: String,
        options: [String],
        selected: String?,
        choose: @escaping (String) -> Void
    ) -> Content {
        let children = options.map { option in
            var state = State()
            state.isSelected = option == selected
            return Content(role: .option, label: option, state: state, action: .tap(.immediate { choose(option) }))
        }
        return Content(role: .choice, label: label, value: selected, children: children, action: .choose(choose))
    }

    /// In place of content where there is none.
    public static func empty(_ title: String, message: String? = nil) -> Content {
        Content(role: .empty, label: title, value: message)
    }

    /// In place of content that is being loaded.
    public static func loading(_ label: String) -> Content {
        var state = State()
        state.isBusy = true
        return Content(role: .loading, label: label, state: state)
    }

    /// In place of content that could not be had, with a button that tries again. For loads, see
    /// ``failure(_:strings:retry:load:)``.
    public static func failure(_ message: String, retry: String, action: @escaping () async -> Void) -> Content {
        Content(role: .failure, label: message, children: [.button(retry, action: action)])
    }
}

/// Gathers the children of an element; `if`, `for` and optional values read as one expects.
@resultBuilder
public enum ContentBuilder {
    /// One element.
    public static func buildExpression(_ content: Content) -> [Content] { [content] }
    /// Several elements.
    public static func buildExpression(_ contents: [Content]) -> [Content] { contents }
    /// An element that may be missing.
    public static func buildExpression(_ content: Content?) -> [Content] { content.map { [$0] } ?? [] }
    /// A single part.
    public static func buildBlock(_ part: [Content]) -> [Content] { part }
    /// One after the other.
    public static func buildBlock(_ parts: [Content]...) -> [Content] { joined(parts) }
    /// `if` without `else`.
    public static func buildOptional(_ part: [Content]?) -> [Content] { part ?? [] }
    /// `if`.
    public static func buildEither(first part: [Content]) -> [Content] { part }
    /// `else`.
    public static func buildEither(second part: [Content]) -> [Content] { part }
    /// `for`.
    public static func buildArray(_ parts: [[Content]]) -> [Content] { joined(parts) }

    private static func joined(_ parts: [[Content]]) -> [Content] {
        var all: [Content] = []
        all.reserveCapacity(parts.reduce(0) { $0 + $1.count })
        for part in parts { all += part }
        return all
    }
}
