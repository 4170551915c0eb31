import AppShell
import Testing

struct PasswordFieldTests {
    @Test("what stands in a password field is never in the content: a bullet stands for each character")
    func hidden() {
        var typed = "é😀x"
        func field() -> Content { .field("Password", value: typed, keyboard: .password) { typed = $0 } }
        #expect(field().value == "•••")
        guard case .edit(let edit) = field().action else {
            Issue.record("a field can be edited")
            return
        }
        edit("another")
        #expect(typed == "another")
        #expect(field().value == "•••••••")
    }
}
