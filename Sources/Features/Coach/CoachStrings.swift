/// What the coach's screen says, in the product's words.
public protocol CoachStrings: Sendable {
    /// The coach's name: the title of the sheet.
    var title: String { get }
    /// The button that opens it.
    var button: String { get }
    /// What the coach says before anything is asked.
    var welcome: String { get }
    /// The list of what was said.
    var conversation: String { get }
    var field: String { get }
    var send: String { get }
    /// Under the field, where the message is too long. Takes the limit.
    func tooLong(_ limit: Int) -> String
    /// While an answer is awaited.
    var typing: String { get }
}
