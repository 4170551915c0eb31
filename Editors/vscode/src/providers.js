'use strict';
// What the server answers, offered to the editor.

const vscode = require('vscode');
const convert = require('./convert');

/** @param {function(string, any, any): Promise<any>} ask sends a request */
function register(ask) {
    const scripts = [{ language: 'feature' }, { pattern: '**/*.feature.md' }];
    const list = make => json => (json || []).map(make);
    const about = document => ({ textDocument: { uri: document.uri.toString() } });
    const languages = vscode.languages;
    return [
        languages.registerCompletionItemProvider(scripts, {
            provideCompletionItems: async (document, place, token) => {
                const json = await ask('textDocument/completion', convert.at(document, place), token);
                return json && new vscode.CompletionList(json.items.map(convert.completion), json.isIncomplete);
            },
        }, ' ', '"', "'", '@', ':', '<'),
        languages.registerHoverProvider(scripts, {
            provideHover: (document, place, token) =>
                ask('textDocument/hover', convert.at(document, place), token).then(convert.hover),
        }),
        languages.registerDefinitionProvider(scripts, {
            provideDefinition: (document, place, token) =>
                ask('textDocument/definition', convert.at(document, place), token).then(list(convert.location)),
        }),
        languages.registerReferenceProvider(scripts, {
            provideReferences: (document, place, context, token) =>
                ask('textDocument/references', { ...convert.at(document, place), context }, token)
                    .then(list(convert.location)),
        }),
        languages.registerDocumentSymbolProvider(scripts, {
            provideDocumentSymbols: (document, token) =>
                ask('textDocument/documentSymbol', about(document), token).then(list(convert.symbol)),
        }),
        languages.registerFoldingRangeProvider(scripts, {
            provideFoldingRanges: (document, context, token) =>
                ask('textDocument/foldingRange', about(document), token).then(list(convert.fold)),
        }),
        languages.registerDocumentFormattingEditProvider(scripts, {
            provideDocumentFormattingEdits: (document, options, token) =>
                ask('textDocument/formatting', { ...about(document), options }, token).then(list(convert.edit)),
        }),
        languages.registerCodeActionsProvider(scripts, {
            provideCodeActions: (document, range, context, token) => {
                const only = context.only && [context.only.value];
                const params = { ...about(document), range: convert.plainRange(range), context: { diagnostics: [], only } };
                return ask('textDocument/codeAction', params, token).then(list(convert.action));
            },
        }),
        languages.registerRenameProvider(scripts, {
            prepareRename: async (document, place, token) => {
                const json = await ask('textDocument/prepareRename', convert.at(document, place), token);
                if (!json) throw new Error('Steps and tags can be renamed.');
                return { range: convert.range(json.range), placeholder: json.placeholder };
            },
            provideRenameEdits: (document, place, newName, token) =>
                ask('textDocument/rename', { ...convert.at(document, place), newName }, token)
                    .then(json => json && convert.workspaceEdit(json)),
        }),
        languages.registerCodeLensProvider(scripts, {
            provideCodeLenses: (document, token) =>
                ask('textDocument/codeLens', about(document), token).then(list(convert.lens)),
        }),
    ];
}

module.exports = { register };
