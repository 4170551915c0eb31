/// How a map of screens looks, on light and dark grounds.
enum StateMapStyle {
    static let css = """
        .state-map { --ground: #fff; --box: #f6f7fa; --edge: #707b8f; --faint: #a9b1c0; --strong: #1f4fbf;
          --name: #1b2230; --note: #525c6e; display: block; font: 12.5px/1.3 system-ui, -apple-system, "Segoe UI",
          Roboto, "Noto Sans", "DejaVu Sans", sans-serif; }
        @media (prefers-color-scheme: dark) {
          .state-map { --ground: #1a1e26; --box: #242a36; --edge: #8b96aa; --faint: #59647a; --strong: #93b4ff;
            --name: #e7eaf0; --note: #a6b0c0; }
        }
        .state-map .ground { fill: var(--ground); }
        .state-map .screen rect { fill: var(--box); stroke: var(--edge); stroke-width: 1.2; }
        .state-map .home rect { stroke: var(--strong); stroke-width: 2.5; }
        .state-map .outside rect { rx: 24px; }
        .state-map .unreached rect { fill: none; stroke-dasharray: 5 4; }
        .state-map .name { fill: var(--name); font-weight: 600; }
        .state-map .note, .state-map .count { fill: var(--note); font-size: 11.5px; }
        .state-map .count { paint-order: stroke; stroke: var(--ground); stroke-width: 4px; stroke-linejoin: round; }
        .state-map .way { --colour: var(--edge); }
        .state-map .first { --colour: var(--strong); }
        .state-map .far { --colour: var(--faint); }
        .state-map .line { fill: none; stroke: var(--colour); stroke-width: 1.1; }
        .state-map .first .line { stroke-width: 2; }
        .state-map .hit { fill: none; stroke: transparent; stroke-width: 10; pointer-events: stroke; }
        .state-map .arrow { fill: var(--colour); }
        .state-map .way:hover { --colour: var(--name); }
        .state-map .way:hover .line { stroke-width: 2.5; }

        """
}
