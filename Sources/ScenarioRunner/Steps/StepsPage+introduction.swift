extension StepsPage {
    static let introduction = """
        <!-- Generated from the step definitions by `make docs`: do not edit. -->

        # Steps for scripts

        Each row is one step in all its languages. A script uses one of them ([Scripts](scripts.md)). To define your own
        steps, see [Steps of one's own](step-definitions.md).

        - Words in braces stand for values: `{string}` for `"Starter"`, `{int}` for `3`. See [Values](#values).
        - Letters in parentheses are optional: `appel(s)` matches `appel` and `appels`.
        - Any keyword works with any step, including `Et` and `Mais`, `And` and `But`; the tables show the usual one.
        - A step that ends with a colon needs a table or a text between two lines of `\"""` under it; its description says
          which.
        - Steps under *then* are assertions. They may end with a time: `dans les 5 secondes`, `pendant 5 secondes`,
          `à cet instant`; `within 5 seconds`, `for 5 seconds`, `right now`. Otherwise they wait for up to a second, but
          never for counts and absences: [When an assertion looks](assertions.md).
        - Before an assertion, `je vérifie que` or `I check that` makes a check of it: if it does not hold, the scenario goes
          on and fails at its end ([Checks](scripts.md#checks)).

        ```gherkin
        Alors je vois :
          | Starter   |
          | Performer |
        Quand une notification push arrive :
          \"""
          {"aps":{"alert":{"title":"Nouvelle formation","body":"Master"}},"type":"formation","slug":"master"}
          \"""
        ```

        """
}
