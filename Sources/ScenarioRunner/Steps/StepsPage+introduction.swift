extension StepsPage {
    static let introduction = """
        <!-- Made by `make docs` from the steps themselves: what is changed here by hand is lost. -->

        # What a script can say

        Each row is one step, in the languages it can be said in; a script is in one of them ([Scripts](scripts.md)). Steps
        of one's own: [Steps of one's own](step-definitions.md).

        - Words between braces stand for a value: `{string}` for `"Starter"`, `{int}` for `3`. All of them are
          [below](#values).
        - Letters between parentheses may be left out: `appel(s)` is `appel` and `appels`.
        - Keywords are free: the tables only tell when a step is usually said. `Et` and `Mais`, `And` and `But` do as well.
        - A step that ends in a colon reads what stands under it: a table, or a text between two lines of `\"""`; what it
          does says which.
        - Steps under *then* are assertions. Each may say when it looks, at its end: `dans les 5 secondes`, `pendant 5
          secondes`, `à cet instant`; `within 5 seconds`, `for 5 seconds`, `right now`. Otherwise it waits for a second at
          most, and not at all for counts and absences: [When an assertion looks](assertions.md).

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
