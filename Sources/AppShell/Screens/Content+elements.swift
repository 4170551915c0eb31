extension Content {
    /// A screen: its title and what is on it. With `refresh` it can be pulled.
    public static func screen(
        _ title: String,
        refresh: (() async -> Void)? = nil,
        @ContentBuilder _ children: () -> [Content]
    ) -> Content {
        Content(role: .screen, label: title, children: children(), action: refresh.map { .refresh($0) })
    }

    public static func section(_ label: String, @ContentBuilder _ children: () -> [Content]) -> Content {
        Content(role: .section, label: label, children: children())
    }

    public static func list(_ label: String, @ContentBuilder _ items: () -> [Content]) -> Content {
        Content(role: .list, label: label, children: items())
    }

    public static func heading(_ text: String, level: Int = 2) -> Content {
        Content(role: .heading(level: level), label: text)
    }

    public static func text(_ text: String) -> Content {
        Content(role: .text, label: text)
    }

    /// Text with pieces in it that stand out or lead somewhere.
    ///
    /// - Parameter text: all of it, as it is read aloud.
    public static func paragraph(_ text: String, @ContentBuilder _ pieces: () -> [Content]) -> Content {
        Content(role: .paragraph, label: text, children: pieces())
    }

    public static func strong(_ text: String) -> Content { Content(role: .strong, label: text) }

    public static func emphasis(_ text: String) -> Content { Content(role: .emphasis, label: text) }

    public static func code(_ text: String) -> Content { Content(role: .code, label: text) }

    public static func quote(@ContentBuilder _ children: () -> [Content]) -> Content {
        Content(role: .quote, label: "", children: children())
    }

    public static func orderedList(_ label: String, @ContentBuilder _ items: () -> [Content]) -> Content {
        Content(role: .orderedList, label: label, children: items())
    }

    /// What one of two says in a conversation: one's own on the right, the other's on the left.
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

    /// A picture; the description is what someone who does not see it is told.
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

    public static func button(
        _ label: String,
        isEnabled: Bool = true,
        isBusy: Bool = false,
        action: @escaping () async -> Void
    ) -> Content {
        var state = State()
        state.isDisabled = !isEnabled
        state.isBusy = isBusy
        return Content(role: .button, label: label, state: state, action: .tap(action))
    }

    /// A button that acts once it was pressed for `duration` without a break: for what must not happen by accident.
    public static func holdButton(
        _ label: String,
        for duration: Duration,
        action: @escaping () async -> Void
    ) -> Content {
        Content(role: .button, label: label, action: .hold(duration, action))
    }

    /// Keys to strike one after the other.
    public static func keypad(_ label: String, @ContentBuilder _ keys: () -> [Content]) -> Content {
        Content(role: .keypad, label: label, children: keys())
    }

    /// A key of a pad; hosts give it at least 44 × 44 points (PI-NFR5).
    public static func key(_ label: String, isEnabled: Bool = true, action: @escaping () async -> Void) -> Content {
        var state = State()
        state.isDisabled = !isEnabled
        return Content(role: .key, label: label, state: state, action: .tap(action))
    }

    /// Figures drawn.
    ///
    /// - Parameter strings: what the chart shows, for whoever does not see it.
    public static func chart(_ label: String, _ chart: Chart, strings: String) -> Content {
        var content = Content(role: .chart, label: label, value: strings)
        content.chart = chart
        return content
    }

    public static func link(_ label: String, action: @escaping () async -> Void) -> Content {
        Content(role: .link, label: label, action: .tap(action))
    }

    /// A card that leads somewhere: one element to tap, with what it shows inside.
    public static func card(
        _ label: String,
        action: @escaping () async -> Void,
        @ContentBuilder content: () -> [Content]
    ) -> Content {
        Content(role: .card, label: label, children: content(), action: .tap(action))
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
            return Content(role: .option, label: option, state: state, action: .tap { choose(option) })
        }
        return Content(role: .choice, label: label, value: selected, children: children, action: .choose(choose))
    }

    /// In place of content where there is none.
    public static func empty(_ title: String, message: String? = nil) -> Content {
        Content(role: .empty, label: title, value: message)
    }

    public static func loading(_ label: String) -> Content {
        var state = State()
        state.isBusy = true
        return Content(role: .loading, label: label, state: state)
    }

    /// In place of content that could not be had, with a button that tries again. For what is loaded see
    /// `Content+loading.swift`.
    public static func failure(_ message: String, retry: String, action: @escaping () async -> Void) -> Content {
        Content(role: .failure, label: message, children: [.button(retry, action: action)])
    }
}

/// Gathers the children of an element; `if`, `for` and optional values read as one expects.
@resultBuilder
public enum ContentBuilder {
    public static func buildExpression(_ content: Content) -> [Content] { [content] }
    public static func buildExpression(_ contents: [Content]) -> [Content] { contents }
    public static func buildExpression(_ content: Content?) -> [Content] { content.map { [$0] } ?? [] }
    public static func buildBlock(_ parts: [Content]...) -> [Content] { parts.flatMap(\.self) }
    public static func buildOptional(_ part: [Content]?) -> [Content] { part ?? [] }
    public static func buildEither(first part: [Content]) -> [Content] { part }
    public static func buildEither(second part: [Content]) -> [Content] { part }
    public static func buildArray(_ parts: [[Content]]) -> [Content] { parts.flatMap(\.self) }
}
