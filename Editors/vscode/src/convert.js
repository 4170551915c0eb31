'use strict';
// From the protocol's values to the editor's, and back. Both count lines and UTF-16 from 0.

const vscode = require('vscode');

const range = json =>
    new vscode.Range(json.start.line, json.start.character, json.end.line, json.end.character);
const position = at => ({ line: at.line, character: at.character });
const plainRange = at => ({ start: position(at.start), end: position(at.end) });
const at = (document, place) => ({ textDocument: { uri: document.uri.toString() }, position: position(place) });
const edit = json => new vscode.TextEdit(range(json.range), json.newText);
const location = json => new vscode.Location(vscode.Uri.parse(json.uri), range(json.range));

function workspaceEdit(json) {
    const result = new vscode.WorkspaceEdit();
    for (const [uri, edits] of Object.entries(json.changes)) {
        result.set(vscode.Uri.parse(uri), edits.map(edit));
    }
    return result;
}

function diagnostic(json) {
    const result = new vscode.Diagnostic(range(json.range), json.message, json.severity - 1);
    result.code = json.code;
    result.source = json.source;
    result.tags = json.tags;
    return result;
}

function completion(json) {
    // The protocol's kinds begin with 1, the editor's with 0.
    const item = new vscode.CompletionItem(json.label, json.kind - 1);
    item.detail = json.detail;
    item.documentation = json.documentation;
    item.sortText = json.sortText;
    item.filterText = json.filterText;
    item.range = range(json.textEdit.range);
    const text = json.textEdit.newText;
    item.insertText = json.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
    return item;
}

function symbol(json) {
    const result = new vscode.DocumentSymbol(
        json.name, json.detail || '', json.kind - 1, range(json.range), range(json.selectionRange));
    result.children = json.children.map(symbol);
    return result;
}

function action(json) {
    const result = new vscode.CodeAction(json.title, vscode.CodeActionKind.Empty.append(json.kind));
    result.diagnostics = (json.diagnostics || []).map(diagnostic);
    result.isPreferred = json.isPreferred;
    if (json.edit) result.edit = workspaceEdit(json.edit);
    return result;
}

function hover(json) {
    return json && new vscode.Hover(new vscode.MarkdownString(json.contents.value), range(json.range));
}

function lens(json) {
    return new vscode.CodeLens(range(json.range), json.command);
}

function fold(json) {
    const kind = json.kind === 'comment' ? vscode.FoldingRangeKind.Comment : undefined;
    return new vscode.FoldingRange(json.startLine, json.endLine, kind);
}

module.exports = {
    action, at, completion, diagnostic, edit, fold, hover, lens, location, plainRange, range, symbol, workspaceEdit,
};
