#!/usr/bin/env node
'use strict';
// Loads the extension for VS Code with a stand-in for the editor, and asks its providers as VS Code would. Needs Node.js and
// the built `appshell`; shows nothing of how VS Code draws it.

const assert = require('assert');
const fs = require('fs');
const Module = require('module');
const os = require('os');
const path = require('path');

const root = path.resolve(__dirname, '../..');
const server = process.env.APPSHELL_LSP || path.join(root, 'Tools/.build/debug/appshell');
process.env.APPSHELL_HOME = root;

class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range { constructor(a, b, c, d) { this.start = new Position(a, b); this.end = new Position(c, d); } }
class TextEdit { constructor(range, newText) { Object.assign(this, { range, newText }); } }
class Uri {
    constructor(text) { this.text = text; }
    static parse(text) { return new Uri(text); }
    toString() { return this.text; }
    get scheme() { return this.text.split(':')[0]; }
    get fsPath() { return decodeURIComponent(this.text.slice('file://'.length)); }
}
const plain = fields => class { constructor(...values) { fields.forEach((field, i) => { this[field] = values[i]; }); } };
class WorkspaceEdit { constructor() { this.all = new Map(); } set(uri, edits) { this.all.set(uri.toString(), edits); } }

const events = {};
const event = name => listener => { (events[name] = events[name] || []).push(listener); return { dispose() {} }; };
const fire = (name, value) => (events[name] || []).forEach(listener => listener(value));
const providers = {};
const commands = {};
const messages = [];
const marks = new Map();
const waiting = [];
const register = name => (selector, provider) => { providers[name] = provider; return { dispose() {} }; };
const folder = new Uri(`file://${encodeURI(fs.mkdtempSync(path.join(os.tmpdir(), 'appshell é-')))}`);
const terminal = { name: 'AppShell', show() {}, sent: [], sendText(text) { this.sent.push(text); } };

const vscode = {
    Position, Range, TextEdit, Uri, WorkspaceEdit,
    Diagnostic: plain(['range', 'message', 'severity']), CompletionItem: plain(['label', 'kind']),
    CompletionList: plain(['items', 'isIncomplete']), SnippetString: plain(['value']), Location: plain(['uri', 'range']),
    DocumentSymbol: plain(['name', 'detail', 'kind', 'range', 'selectionRange']), CodeAction: plain(['title', 'kind']),
    CodeActionKind: { Empty: { append: value => ({ value }) } }, Hover: plain(['contents', 'range']),
    MarkdownString: plain(['value']), CodeLens: plain(['range', 'command']),
    FoldingRange: plain(['start', 'end', 'kind']), FoldingRangeKind: { Comment: 1 },
    env: { language: 'fr' },
    workspace: {
        workspaceFolders: [{ uri: folder, name: 'w' }], textDocuments: [],
        getConfiguration: () => ({ get: key => (key === 'command' ? [server, 'lsp'] : '') }),
        createFileSystemWatcher: () => ({
            onDidCreate: event('create'), onDidChange: event('disk'), onDidDelete: event('delete'), dispose() {},
        }),
        onDidOpenTextDocument: event('open'), onDidChangeTextDocument: event('change'),
        onDidSaveTextDocument: event('save'), onDidCloseTextDocument: event('close'),
        onDidChangeWorkspaceFolders: event('folders'),
    },
    window: {
        createOutputChannel: () => ({ append: text => process.stderr.write(text), dispose() {} }), terminals: [],
        createTerminal: () => terminal, showErrorMessage: text => messages.push(text),
        showInformationMessage: text => messages.push(text), showWarningMessage: text => messages.push(text),
    },
    languages: {
        createDiagnosticCollection: () => ({
            set(uri, list) { marks.set(uri.toString(), list); waiting.splice(0).forEach(go => go()); },
            clear() { marks.clear(); }, dispose() {},
        }),
        registerCompletionItemProvider: register('completion'), registerHoverProvider: register('hover'),
        registerDefinitionProvider: register('definition'), registerReferenceProvider: register('references'),
        registerDocumentSymbolProvider: register('symbols'), registerFoldingRangeProvider: register('folds'),
        registerDocumentFormattingEditProvider: register('format'), registerCodeActionsProvider: register('actions'),
        registerRenameProvider: register('rename'), registerCodeLensProvider: register('lenses'),
    },
    commands: { registerCommand: (name, run) => { commands[name] = run; return { dispose() {} }; } },
};

const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));

const marked = async (uri, wanted) => {
    while (!(marks.get(uri) && wanted(marks.get(uri)))) await new Promise(go => waiting.push(go));
    return marks.get(uri);
};

async function main() {
    const extension = require(path.join(root, 'Editors/vscode/src/extension.js'));
    await extension.activate({ subscriptions: [] });
    let text = '# language: fr\nFonctionnalité: F\n\n  @a\n  Scénario: S\n    Quand je tappe sur "🎉"\n    Et je tape sur\n';
    const document = {
        uri: new Uri(`${folder}/Madinia/a.feature`), fileName: 'a.feature', languageId: 'feature', version: 1,
        getText: () => text,
    };
    const token = { onCancellationRequested() {} };
    fire('open', document);
    const [found] = await marked(document.uri.toString(), list => list.length > 0);
    assert.equal(found.code, 'step-undefined');
    assert.equal(found.severity, 0);
    assert.equal(found.range.end.character, 27);

    const { items } = await providers.completion.provideCompletionItems(document, new Position(6, 18), token);
    const tap = items.find(item => item.label === 'je tape sur "texte"');
    assert.equal(tap.insertText.value, 'je tape sur "${1:texte}"');
    assert.equal(tap.kind, 2);

    const [action, ...others] = await providers.actions.provideCodeActions(document, found.range, {}, token);
    assert.equal(action.title, 'Écrire « je tape sur "🎉" »');
    assert(others.some(other => other.title.startsWith("Définir l'étape dans ")));
    const [edit] = action.edit.all.get(document.uri.toString());
    assert.deepEqual(edit.range, new Range(5, 10, 5, 27));
    document.version = 2;
    text = text.replace('je tappe sur', 'je tape sur');
    fire('change', { document, contentChanges: [{ range: edit.range, text: edit.newText }] });
    await marked(document.uri.toString(), list => !list.some(mark => mark.message.includes('tappe')));

    const hover = await providers.hover.provideHover(document, new Position(5, 14), token);
    assert(hover.contents.value.includes('je tape sur {string}'));
    const [place] = await providers.definition.provideDefinition(document, new Position(5, 14), token);
    assert(place.uri.toString().endsWith('.swift'));
    const references = await providers.references.provideReferences(
        document, new Position(5, 14), { includeDeclaration: false }, token);
    assert.equal(references.length, 1);
    const [feature] = await providers.symbols.provideDocumentSymbols(document, token);
    assert.equal(feature.children[0].name, 'S');
    assert((await providers.folds.provideFoldingRanges(document, {}, token)).length >= 2);
    assert.deepEqual(await providers.format.provideDocumentFormattingEdits(document, {}, token), []);
    const prepared = await providers.rename.prepareRename(document, new Position(3, 3), token);
    assert.equal(prepared.placeholder, '@a');
    const renamed = await providers.rename.provideRenameEdits(document, new Position(3, 3), '@b', token);
    assert.equal(renamed.all.get(document.uri.toString())[0].newText, '@b');
    await assert.rejects(providers.rename.provideRenameEdits(document, new Position(5, 14), 'je touche', token));
    const lenses = await providers.lenses.provideCodeLenses(document, token);
    assert.equal(lenses[1].command.title, '▶ Lancer');
    commands['appshell.run'](...lenses[1].command.arguments);
    assert.deepEqual(terminal.sent, ['./appshell run Madinia/a.feature:5']);
    fire('close', document);
    await marked(document.uri.toString(), list => list.length === 0);

    await commands['appshell.restart']();
    await extension.deactivate();
    assert.deepEqual(messages, []);
    for (const name of ['package.json', 'language-configuration.json', 'syntaxes/feature.tmLanguage.json']) {
        JSON.parse(fs.readFileSync(path.join(root, 'Editors/vscode', name), 'utf8'));
    }
    fs.rmSync(folder.fsPath, { recursive: true });
    console.log('vscode_check: passed');
}

const limit = setTimeout(() => { console.error('vscode_check: no answer within 60 s'); process.exit(1); }, 60_000);
main().then(() => clearTimeout(limit), error => { console.error(error); process.exit(1); });
