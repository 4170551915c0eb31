/// What the coach's screen says, in the product's words.
public struct CoachStrings: Sendable {
    /// The coach's name: the title of the sheet.
    public var title: String
    /// The button that opens it.
    public var button: String
    /// What the coach says before anything is asked.
    public var welcome: String
    /// The list of what was said.
    public var conversation: String
    public var field: String
    public var send: String
    /// Under the field, where the message is too long. Takes the limit.
    public var tooLong: @Sendable (Int) -> String
    /// While an answer is awaited.
    public var typing: String

    public init(
        title: String,
        button: String,
        welcome: String,
        conversation: String,
        field: String,
        send: String,
        tooLong: @escaping @Sendable (Int) -> String,
        typing: String
    ) {
        self.title = title
        self.button = button
        self.welcome = welcome
        self.conversation = conversation
        self.field = field
        self.send = send
        self.tooLong = tooLong
        self.typing = typing
    }
}
