import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the changes of one line that a file allows.
final class MutantFinder: SyntaxVisitor {
    private(set) var candidates: [Candidate] = []
    private let source: [UInt8]
    private let converter: SourceLocationConverter

    init(_ text: String, file: String) {
        let parsed = Parser.parse(source: text)
        // An operator that is not Swift's own stays in a list, which is left alone.
        let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
        source = Array(text.utf8)
        converter = SourceLocationConverter(fileName: file, tree: parsed)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    // MARK: What is left alone

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Conditions

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        guard case .expression(let condition) = node.condition else { return .visitChildren }
        negate(condition, .negatedCondition)
        if node.parent?.as(ConditionElementListSyntax.self)?.count ?? 1 > 1
            || node.parent?.parent?.is(GuardStmtSyntax.self) == true
        {
            drop(condition, leaving: "true")
        }
        return .visitChildren
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        negate(node.condition, .negatedCondition)
        return .visitChildren
    }

    override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
        negate(node.condition, .negatedCondition)
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return .visitChildren }
        switch symbol.text {
        case "&&":
            drop(node.leftOperand, leaving: "true")
            drop(node.rightOperand, leaving: "true")
        case "||":
            drop(node.leftOperand, leaving: "false")
            drop(node.rightOperand, leaving: "false")
        case "==", "!=":
            // In a condition of its own, its negation is that of the condition.
            guard node.parent?.is(ConditionElementSyntax.self) != true else { break }
            negate(ExprSyntax(node), .comparison)
        case "<", "<=", ">", ">=":
            if node.rightOperand.trimmedDescription == node.leftOperand.trimmedDescription.replacing("$0", with: "$1") {
                // What sorts: equal elements are equal to a person, too.
                let other = symbol.text.hasPrefix("<") ? ">" : "<"
                replace(symbol, in: node, by: other, calling: "_mutantReversed(\"\(symbol.text)\"", .order)
                break
            }
            let other = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"][symbol.text] ?? ""
            replace(symbol, in: node, by: other, calling: "_mutantBoundary(\"\(symbol.text)\"", .boundary)
        case "+", "-":
            let operands = [node.leftOperand, node.rightOperand]
            // Texts and lists are joined, numbers are added.
            let isJoined = operands.contains {
                $0.is(StringLiteralExprSyntax.self) || $0.is(ArrayExprSyntax.self)
                    || $0.as(InfixOperatorExprSyntax.self) != nil
            }
            guard !isJoined else { break }
            let other = symbol.text == "+" ? "-" : "+"
            replace(symbol, in: node, by: other, calling: "_mutantSum(\"\(symbol.text)\"", .arithmetic)
        default: break
        }
        return .visitChildren
    }

    // MARK: Constants

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard let value = Int(node.literal.text), value < 1_000_000 else { return .skipChildren }
        add(node, .constant, becomes: "\(value + 1)") {
            "_mutantValue(\($0), \(value + 1), "
        } suffix: {
            ")"
        }
        return .skipChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let other = node.literal.text == "true" ? "false" : "true"
        add(node, .constant, becomes: other) {
            "_mutantValue(\($0), \(other), "
        } suffix: {
            ")"
        }
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base, isShort(base), node.parent?.is(FunctionCallExprSyntax.self) != true else {
            return .visitChildren
        }
        let others = ["first": "last", "last": "first"]
        if let other = others[node.declName.baseName.text], node.declName.argumentNames == nil {
            let text = base.trimmedDescription
            add(node, .end, becomes: "\(text).\(other)") {
                "(_mutant(\($0)) ? \(text).\(other) : "
            } suffix: {
                ")"
            }
        }
        return .visitChildren
    }

    // MARK: Statements

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        guard !isInitializer(node) else { return .visitChildren }
        let items = Array(node)
        for (index, item) in items.enumerated() {
            guard let kind = droppable(item, in: node) else { continue }
            add(item.item, kind, becomes: "", isStatement: true) {
                "if !_mutant(\($0)) { "
            } suffix: {
                " }"
            }
            guard kind == .droppedStatement, index > 0, droppable(items[index - 1], in: node) == .droppedStatement,
                isShort(item.item), isShort(items[index - 1].item), isShown(item), isShown(items[index - 1])
            else { continue }
            let (first, second) = (items[index - 1].item, item.item)
            let swapped = "\(second.trimmedDescription); \(first.trimmedDescription)"
            let range =
                first.positionAfterSkippingLeadingTrivia.utf8Offset..<second.endPositionBeforeTrailingTrivia.utf8Offset
            add(
                Syntax(first),
                range,
                .order,
                becomes: swapped,
                isStatement: true,
                prefix: { "if _mutant(\($0)) { \(swapped) } else { " },
                suffix: " }"
            )
        }
        return .visitChildren
    }

    /// Whether it makes an element of a screen: two other statements in another order seldom differ.
    private func isShown(_ item: CodeBlockItemSyntax) -> Bool { item.trimmedDescription.hasPrefix("Content.") }

    /// Statements whose value nothing takes.
    private func droppable(_ item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax) -> Mutant.Kind? {
        switch item.item {
        case .expr(let expression):
            if isAssignment(expression) { return .droppedStatement }
            // It changes the speed alone.
            guard !expression.trimmedDescription.contains("reserveCapacity") else { return nil }
            guard isCall(expression), list.count > 1 || isVoidFunction(list) else { return nil }
            return .droppedStatement
        case .stmt(let statement):
            guard list.parent?.parent?.is(GuardStmtSyntax.self) != true else { return nil }
            if statement.is(ContinueStmtSyntax.self) { return .droppedStatement }
            guard statement.is(ReturnStmtSyntax.self), list.parent?.parent?.is(IfExprSyntax.self) == true else {
                return nil
            }
            return .droppedReturn
        default: return nil
        }
    }

    private func isAssignment(_ expression: ExprSyntax) -> Bool {
        guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
        if infix.operator.is(AssignmentExprSyntax.self) {
            return !infix.leftOperand.is(DiscardAssignmentExprSyntax.self)
        }
        return infix.operator.as(BinaryOperatorExprSyntax.self).map { ["+=", "-=", "*="].contains($0.operator.text) }
            ?? false
    }

    private func isCall(_ expression: ExprSyntax) -> Bool {
        if let inner = expression.as(TryExprSyntax.self) { return isCall(inner.expression) }
        if let inner = expression.as(AwaitExprSyntax.self) { return isCall(inner.expression) }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return isCall(chain.expression) }
        return expression.is(FunctionCallExprSyntax.self)
    }

    private func isVoidFunction(_ list: CodeBlockItemListSyntax) -> Bool {
        let owner = list.parent?.parent
        if let function = owner?.as(FunctionDeclSyntax.self) { return function.signature.returnClause == nil }
        return owner.map { $0.is(IfExprSyntax.self) || $0.is(ForStmtSyntax.self) } ?? false
    }

    /// A value has to be set there.
    private func isInitializer(_ list: CodeBlockItemListSyntax) -> Bool {
        var node = list.parent
        while let current = node, !current.is(FunctionDeclSyntax.self), !current.is(ClosureExprSyntax.self) {
            if current.is(InitializerDeclSyntax.self) { return true }
            node = current.parent
        }
        return false
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !node.attributes.description.contains("inlinable") else { return .skipChildren }
        if let body = node.body { returnEarly(node.signature.returnClause?.type, node.attributes, body.statements) }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation?.type, case .getter(let body) = node.accessorBlock?.accessors {
            returnEarly(type, node.parent?.parent?.as(VariableDeclSyntax.self)?.attributes ?? [], body)
        }
        return .visitChildren
    }

    private func returnEarly(_ type: TypeSyntax?, _ attributes: AttributeListSyntax, _ body: CodeBlockItemListSyntax) {
        guard let first = body.first, !attributes.description.contains("Builder") else { return }
        let value: String
        switch type {
        case nil: value = ""
        case let type? where type.is(OptionalTypeSyntax.self): value = " nil"
        case let type? where type.is(ArrayTypeSyntax.self): value = " []"
        case let type? where type.trimmedDescription == "Bool": value = " false"
        default: return
        }
        var rest = ""
        if body.count == 1, type != nil {
            guard case .expr(let expression) = first.item, !expression.is(IfExprSyntax.self),
                !expression.is(SwitchExprSyntax.self)
            else { return }
            // The same value.
            guard expression.trimmedDescription != value.dropFirst() else { return }
            rest = "return "
        }
        let range = first.position.utf8Offset..<body.endPositionBeforeTrailingTrivia.utf8Offset
        let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
        add(
            Syntax(first),
            start..<max(start, range.upperBound),
            .earlyReturn,
            becomes: "return\(value)",
            isStatement: true,
            prefix: { "if _mutant(\($0)) { return\(value) }; \(rest)" },
            suffix: ""
        )
    }

    // MARK: Writing

    private func negate(_ condition: ExprSyntax, _ kind: Mutant.Kind) {
        add(condition, kind, becomes: "!(\(short(condition)))") {
            "(_mutant(\($0)) != ("
        } suffix: {
            "))"
        }
    }

    private func drop(_ condition: ExprSyntax, leaving value: String) {
        let start: (Int) -> String = value == "true" ? { "(_mutant(\($0)) || (" } : { "(!_mutant(\($0)) && (" }
        add(condition, .droppedCondition, becomes: value, prefix: start) { "))" }
    }

    private func replace(
        _ symbol: TokenSyntax,
        in node: InfixOperatorExprSyntax,
        by other: String,
        calling function: String,
        _ kind: Mutant.Kind
    ) {
        let (left, right) = (node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription)
        var candidate = Candidate(
            mutant: mutant(node, kind, becomes: "\(left) \(other) \(right)"),
            range: range(of: node),
            isStatement: false,
            prefix: { "\(function), \($0), " },
            suffix: ")"
        )
        candidate.replacement = (range(of: symbol), ",")
        candidates.append(candidate)
    }

    private func add(
        _ node: some SyntaxProtocol,
        _ kind: Mutant.Kind,
        becomes: String,
        isStatement: Bool = false,
        prefix: @escaping (Int) -> String,
        suffix: () -> String
    ) {
        add(
            Syntax(node),
            range(of: node),
            kind,
            becomes: becomes,
            isStatement: isStatement,
            prefix: prefix,
            suffix: suffix()
        )
    }

    private func add(
        _ node: Syntax,
        _ range: Range<Int>,
        _ kind: Mutant.Kind,
        becomes: String,
        isStatement: Bool,
        prefix: @escaping (Int) -> String,
        suffix: String
    ) {
        candidates.append(
            Candidate(
                mutant: mutant(node, kind, becomes: becomes),
                range: range,
                isStatement: isStatement,
                prefix: prefix,
                suffix: suffix
            )
        )
    }

    private func mutant(_ node: some SyntaxProtocol, _ kind: Mutant.Kind, becomes: String) -> Mutant {
        let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        return Mutant(
            line: place.line,
            column: place.column,
            endLine: converter.location(for: node.endPositionBeforeTrailingTrivia).line,
            kind: kind,
            once: isMadeOnce(node),
            code: short(node),
            becomes: becomes
        )
    }

    private func isMadeOnce(_ node: some SyntaxProtocol) -> Bool {
        var parent = node.parent
        while let current = parent {
            if let variable = current.as(VariableDeclSyntax.self) {
                let isStored = variable.bindings.allSatisfy { $0.accessorBlock == nil }
                let isGlobal = variable.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
                let isStatic = variable.modifiers.contains { $0.name.text == "static" }
                if isStored, isStatic || isGlobal { return true }
            }
            parent = current.parent
        }
        return false
    }

    private func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// On one line, at most 100 characters of it.
    private func short(_ node: some SyntaxProtocol) -> String {
        let line = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 100 ? line.prefix(99) + "…" : line
    }

    /// Whether its text may be written a second time.
    private func isShort(_ node: some SyntaxProtocol) -> Bool {
        let text = node.trimmedDescription
        return text.utf8.count < 100 && !text.contains("\n") && !text.contains("//")
    }
}
