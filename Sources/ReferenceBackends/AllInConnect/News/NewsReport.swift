/// Whom something new was told to, and who was left out and why.
public struct NewsReport: Hashable, Sendable {
    public struct Held: Hashable, Sendable {
        public let userID: Int
        public let reasons: [HoldReason]

        public init(userID: Int, reasons: [HoldReason]) {
            self.userID = userID
            self.reasons = reasons
        }
    }

    /// Members with at least one device, in the order of their ids.
    public var recipients: [Int] = []
    public var held: [Held] = []

    public init(recipients: [Int] = [], held: [Held] = []) {
        self.recipients = recipients
        self.held = held
    }
}
