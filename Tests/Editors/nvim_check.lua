-- The language server in Neovim (0.7 and newer), without a screen:
--     nvim --headless --clean -l Tests/Editors/nvim_check.lua      from 0.9 on
--     nvim --headless --clean +'luafile Tests/Editors/nvim_check.lua'
-- Needs the built `appshell`. Prints what failed, and quits with 1 then.

local root = vim.fn.getcwd()
local server = os.getenv('APPSHELL_LSP') or root .. '/Tools/.build/debug/appshell'
vim.env.APPSHELL_HOME = root

local function check(condition, what)
  if not condition then error(what, 0) end
end

local function run()
  local folder = vim.fn.tempname() .. ' é'
  vim.fn.mkdir(folder .. '/Scenarios/Madinia', 'p')
  local file = folder .. '/Scenarios/Madinia/a.feature'
  vim.fn.writefile({
    '# language: fr', 'Fonctionnalité: É🎉', '', '  Scénario: S', '    Quand je tappe sur "🎉" et "é"',
    '    Et je tape sur "🎉"', '    Et je ta',
  }, file)
  vim.cmd('edit ' .. vim.fn.fnameescape(file))
  local id = vim.lsp.start_client({ cmd = { server, 'lsp' }, cmd_cwd = folder, root_dir = folder, name = 'appshell' })
  vim.lsp.buf_attach_client(0, id)
  check(vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end), 'no diagnostics')
  local first = vim.diagnostic.get(0)[1]
  check(first.code == 'step-undefined' and first.lnum == 4, vim.inspect(first))
  -- Neovim counts bytes.
  local line = vim.api.nvim_buf_get_lines(0, 4, 5, true)[1]
  check(first.end_col == #line, 'the diagnostic ends at ' .. first.end_col .. ' of ' .. #line)

  local uri = vim.uri_from_bufnr(0)
  local function ask(method, row, character, more)
    local params = { textDocument = { uri = uri }, position = { line = row, character = character } }
    local answers = vim.lsp.buf_request_sync(0, method, vim.tbl_extend('force', params, more or {}), 20000)
    check(answers and answers[id], method .. ' has no answer')
    check(not answers[id].err, vim.inspect(answers[id].err))
    return answers[id].result
  end
  local found
  for _, item in ipairs(ask('textDocument/completion', 6, 12).items) do
    if item.label == 'je tape sur "texte"' then found = item end
  end
  check(found, 'the step is not completed')
  check(ask('textDocument/hover', 5, 12).contents.value:find('je tape sur {string}', 1, true), 'no hover')

  -- A rename is refused, and the reason is told; a tag's is applied to the buffer.
  vim.api.nvim_buf_set_lines(0, 2, 3, true, { '', '  @é🎉 @x' })
  local edit = ask('textDocument/rename', 3, 8, { newName = '@neuf' })
  vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
  check(vim.api.nvim_buf_get_lines(0, 3, 4, true)[1] == '  @é🎉 @neuf', 'not renamed')
  local edits = ask('textDocument/formatting', 0, 0, { options = { tabSize = 2, insertSpaces = true } })
  vim.lsp.util.apply_text_edits(edits, 0, 'utf-16')
  vim.lsp.stop_client(id)
  check(vim.wait(5000, function() return vim.lsp.get_client_by_id(id) == nil end), 'the server does not end')
end

local passed, problem = pcall(run)
io.stdout:write(passed and 'nvim_check: passed\n' or 'nvim_check: ' .. tostring(problem) .. '\n')
vim.cmd(passed and 'qall!' or 'cquit 1')
