'use strict';
// Starts `appshell lsp`, and keeps it informed of the scripts that are open.

const path = require('path');
const vscode = require('vscode');
const { Connection } = require('./connection');
const convert = require('./convert');
const { register } = require('./providers');

let connection;
let diagnostics;
let output;

const isScript = document =>
    document.uri.scheme !== 'git' && (document.languageId === 'feature' || document.fileName.endsWith('.feature.md'));
const folders = () => (vscode.workspace.workspaceFolders || []).map(folder => (
    { uri: folder.uri.toString(), name: folder.name }));

async function start() {
    const settings = vscode.workspace.getConfiguration('appshell');
    const [first] = vscode.workspace.workspaceFolders || [];
    const cwd = first ? first.uri.fsPath : process.cwd();
    const command = [...settings.get('command')];
    if (command[0].startsWith('.')) command[0] = path.join(cwd, command[0]);
    const coverage = settings.get('coverage');
    const started = new Connection(command, cwd, {
        log: text => output.append(text),
        exit: code => {
            diagnostics.clear();
            if (code) {
                vscode.window.showWarningMessage(`appshell lsp ended with ${code}; “AppShell: Restart” starts it again.`);
            }
        },
        notification: takeNotification,
        request: () => null,
    });
    connection = started;
    await started.request('initialize', {
        processId: process.pid,
        locale: vscode.env.language,
        workspaceFolders: folders(),
        initializationOptions: { coverage: coverage || undefined },
        capabilities: {
            textDocument: {
                completion: { completionItem: { snippetSupport: true } },
                documentSymbol: { hierarchicalDocumentSymbolSupport: true },
            },
            general: { positionEncodings: ['utf-16'] },
        },
    });
    started.notify('initialized', {});
    for (const document of vscode.workspace.textDocuments) didOpen(document);
}

function takeNotification(method, params) {
    if (method === 'textDocument/publishDiagnostics') {
        diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(convert.diagnostic));
    } else if (method === 'window/showMessage') {
        const show = params.type === 1 ? vscode.window.showErrorMessage : vscode.window.showInformationMessage;
        show(params.message);
    }
}

function didOpen(document) {
    if (!isScript(document)) return;
    const { version } = document;
    connection.notify('textDocument/didOpen', {
        textDocument: { uri: document.uri.toString(), languageId: 'feature', version, text: document.getText() },
    });
}

function didChange(event) {
    if (!isScript(event.document)) return;
    connection.notify('textDocument/didChange', {
        textDocument: { uri: event.document.uri.toString(), version: event.document.version },
        contentChanges: event.contentChanges.map(({ range, text }) => ({ range: convert.plainRange(range), text })),
    });
}

/** Runs a scenario in a terminal, where its output belongs. */
function run(argument) {
    const { cwd } = argument;
    const known = vscode.window.terminals.find(terminal => terminal.name === 'AppShell' && terminal.exitStatus === undefined);
    const terminal = known || vscode.window.createTerminal({ name: 'AppShell', cwd });
    terminal.show(true);
    terminal.sendText(argument.command);
}

async function ask(method, params, token) {
    try {
        return await connection.request(method, params, token);
    } catch (error) {
        // A refused rename is told where it was asked for; other failures leave the editor as it is.
        if (method.endsWith('ename')) throw error;
        return null;
    }
}

async function activate(context) {
    output = vscode.window.createOutputChannel('AppShell');
    diagnostics = vscode.languages.createDiagnosticCollection('appshell');
    const watcher = vscode.workspace.createFileSystemWatcher('**/{*.feature,*.feature.md,requirements.csv}');
    const changed = type => uri => connection.notify('workspace/didChangeWatchedFiles', {
        changes: [{ uri: uri.toString(), type }],
    });
    watcher.onDidCreate(changed(1));
    watcher.onDidChange(changed(2));
    watcher.onDidDelete(changed(3));
    const document = event => ({ textDocument: { uri: event.uri.toString() } });
    context.subscriptions.push(
        output, diagnostics, watcher,
        vscode.workspace.onDidOpenTextDocument(didOpen),
        vscode.workspace.onDidChangeTextDocument(didChange),
        vscode.workspace.onDidSaveTextDocument(saved => {
            if (isScript(saved)) connection.notify('textDocument/didSave', document(saved));
        }),
        vscode.workspace.onDidCloseTextDocument(closed => {
            if (isScript(closed)) connection.notify('textDocument/didClose', document(closed));
        }),
        vscode.workspace.onDidChangeWorkspaceFolders(event => {
            const named = list => list.map(folder => ({ uri: folder.uri.toString(), name: folder.name }));
            connection.notify('workspace/didChangeWorkspaceFolders', {
                event: { added: named(event.added), removed: named(event.removed) },
            });
        }),
        vscode.commands.registerCommand('appshell.run', run),
        vscode.commands.registerCommand('appshell.restart', async () => {
            await connection.stop();
            await start();
        }),
        ...register(ask),
    );
    await start();
}

async function deactivate() {
    if (connection) await connection.stop();
}

module.exports = { activate, deactivate };
