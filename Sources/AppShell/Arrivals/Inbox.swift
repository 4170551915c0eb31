/// What has arrived and can't be opened yet, in the order of arrival.
struct Inbox {
    private var held: [Arrival] = []

    mutating func hold(_ arrival: Arrival) {
        held.append(arrival)
    }

    mutating func takeAll() -> [Arrival] {
        defer { held = [] }
        return held
    }
}
