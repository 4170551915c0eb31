/// The forms of a report. Equal reports give equal bytes.
extension ExplorationReport {
    /// For a person at a terminal: 100 columns at most, but for scripts and commands, which are to be copied.
    public func text(style: TextStyle) -> String { ExplorationText(self, style: style).text }

    /// For programs: one line of JSON with sorted keys. Screens are left out.
    public var json: String { ExplorationJSON(self).text }

    /// The map of the screens, for Graphviz.
    public var dot: String { StateMap(self).dot }

    /// The map of the screens as a picture that stands alone.
    public var svg: String { StateMapDrawing(StateMap(self)).svg(standsAlone: true) }

    /// All of it as one page that needs nothing from elsewhere, and no JavaScript.
    public var html: String { ExplorationPage(self).html }
}
