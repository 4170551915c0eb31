extension Content {
    /// An input of the user to an element.
    public enum Input: Hashable, Sendable {
        /// A tap, or a press for as long as the element asks for.
        case tap, hold
        /// The whole new text of a field.
        case text(String)
        /// The new position of a switch.
        case isOn(Bool)
        /// The label of an option of a choice.
        case option(String)
        /// The new number of a stepper, and of a slider.
        case number(Int)
        case slide(Double)
        /// A number of a slider under the finger. ``slide(_:)`` follows when the finger is lifted, and is reported.
        case sliding(Double)
        /// The new date of a date picker, as in ``LocalDate``.
        case date(String)

        var isReported: Bool {
            switch self {
            case .text, .sliding: false
            case .tap, .hold, .isOn, .option, .number, .slide, .date: true
            }
        }
    }

    /// The act that an input runs; nil if the element is disabled or does not accept the input.
    public func act(for input: Input) -> Act? {
        guard !state.isDisabled else { return nil }
        switch (input, action) {
        case (.tap, .tap(let act)), (.hold, .hold(_, let act)): return act
        case (.text(let text), .edit(let edit)): return .immediate { edit(text) }
        case (.isOn(let isOn), .set(let set)): return .immediate { set(isOn) }
        case (.option(let option), .choose(let choose)): return .immediate { choose(option) }
        case (.number(let number), .adjust(let range, let set)) where range.contains(number):
            return .immediate { set(number) }
        case (.slide(let number), .slide(_, let set)), (.sliding(let number), .slide(_, let set)):
            guard let scale, scale.index(of: number) != nil else { return nil }
            // A slider that was dragged has its number already.
            return .immediate { if number != scale.number { set(number) } }
        case (.date(let local), .pick(let picker, let set)):
            guard let date = picker.date(at: local) else { return nil }
            return .immediate { set(date) }
        default: return nil
        }
    }
}

extension Shell {
    /// Applies an input to an element of the top screen; see ``run(_:times:)``.
    ///
    /// - Returns: whether the element accepts it.
    @discardableResult
    public func act(_ input: Content.Input, on element: Content, times: Int = 1) -> Bool {
        guard let act = element.act(for: input) else { return false }
        run(act, times: times, isReported: input.isReported)
        return true
    }
}
