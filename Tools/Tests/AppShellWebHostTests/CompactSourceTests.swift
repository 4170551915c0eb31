import Testing

@testable import AppShellWebHost

struct CompactSourceTests {
    @Test("comments on lines of their own, indentation and empty lines go; lines stay lines")
    func leavesOut() {
        let source = """
            /* What it is.

               More. */
            import { a } from './a.js';

            export function b() {
              // Why.
              return 'a  /* b */'; /* stays */
            }
            """
        #expect(
            CompactSource.text(source) == """
                import { a } from './a.js';
                export function b() {
                return 'a  /* b */'; /* stays */
                }

                """
        )
    }
}
