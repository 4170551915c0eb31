/// What a person does with one element of the screen.
public enum ScreenAct: Hashable, Sendable {
    /// Once, or (2) twice before the app can react.
    case tap(times: Int)
    /// Presses it for that long.
    case hold(Duration)
    /// Replaces a field's text.
    case type(String)
    /// Goes into a field without typing.
    case focus
    /// Puts a switch in a position.
    case set(Bool)
    /// Chooses one of a picker's options, by its label.
    case choose(String)
    /// Sets a number.
    case adjust(Int)
    /// Sets a slider to one of its numbers.
    case slide(Double)
    /// Sets a date picker, to a date as in `Content.LocalDate`.
    case pick(String)
}
