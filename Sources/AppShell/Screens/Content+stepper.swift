extension Content {
    /// A small whole number, changed by one at a time: how many copies, how many guests.
    ///
    /// - Parameters:
    ///   - range: what can be set; hosts offer nothing beyond.
    ///   - set: gets the new number, which lies in the range.
    public static func stepper(
        _ label: String,
        value: Int,
        in range: ClosedRange<Int>,
        isEnabled: Bool = true,
        set: @escaping (Int) -> Void
    ) -> Content {
        var state = State()
        state.isDisabled = !isEnabled
        return Content(role: .stepper, label: label, value: "\(value)", state: state, action: .adjust(range, set))
    }
}
