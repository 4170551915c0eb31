/* Making the page's nodes. All that comes from scripts and apps goes in as text, never as HTML. */

function h(name, attributes, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? '' : value);
  }
  append(node, children);
  return node;
}

function append(node, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(node, child);
    else if (child !== null && child !== undefined && child !== false && child !== '') node.append(child);
  }
}

const statusGlyphs = {
  failed: '✕', flaky: '↻', undefined: '?', ambiguous: '≈', pending: '…', skipped: '–', expected: '✕', passed: '✓',
};

/* What a reader calls the status of a scenario. */
function statusWord(status) {
  wording.statuses = wording.statuses || {
    failed: t('failed'), flaky: t('flaky'), undefined: t('undefined'), ambiguous: t('ambiguous'), pending: t('pending'),
    skipped: t('skipped'), expected: t('failed as expected'), passed: t('passed'),
  };
  return wording.statuses[status] || status;
}

function stepStatusWord(status) {
  return {
    failed: t('failed|step'), undefined: t('undefined|step'), ambiguous: t('ambiguous|step'), pending: t('pending|step'),
    skipped: t('skipped|step'), passed: t('passed|step'),
  }[status] || status;
}

/* Puts these nodes in place of what a node held. */
function fill(node, ...children) {
  node.replaceChildren();
  append(node, children);
}

/* A status as a sign, with its word for those who hear the page. */
function statusMark(status, word) {
  return h('span', { class: `mark ${status}` },
    h('span', { 'aria-hidden': 'true' }, statusGlyphs[status]),
    h('span', { class: 'hidden' }, t('{what}: {details}', { what: word || statusWord(status), details: '' })));
}

function statusBadge(status) {
  return h('span', { class: `badge ${status}` }, h('span', { 'aria-hidden': 'true' }, statusGlyphs[status]),
    ` ${statusWord(status)}`);
}

/* Copies a text, or what a function gives when it is asked. */
function copyButton(label, text) {
  const button = h('button', { type: 'button', class: 'small', onclick: async () => {
    const copied = typeof text === 'function' ? text() : text;
    try {
      await navigator.clipboard.writeText(copied);
      button.textContent = t('Copied');
      say(t('Copied'));
    } catch {
      window.prompt(t('Copy'), copied);
    }
    setTimeout(() => { button.textContent = label; }, 1500);
  } }, label);
  return button;
}

/* As a shell takes it. */
function quoted(text) {
  return /^[\p{L}\p{N}/.:_-]+$/u.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/* Tells those who hear the page what those who see it see. */
function say(text) {
  document.getElementById('live').textContent = text;
}

/* A message, with what was expected and what there is told apart. */
/* French guillemets stay with their words at the end of a line. */
function unbroken(text) {
  return text.replace(/« /g, '«\u00a0').replace(/ »/g, '\u00a0»');
}

function messageBlock(text, status) {
  const lines = text.split('\n').map((line, index) => {
    const label = /^\s*(expected|actual):?/i.exec(line);
    const kind = label ? label[1].toLowerCase() : index === 0 ? 'fact' : null;
    return h('span', { class: kind ? `line ${kind}` : 'line' }, line === '' ? ' ' : unbroken(line), '\n');
  });
  return h('pre', { class: `message ${status || ''}`, lang: report.start.language || 'en' }, lines);
}

function attachmentBlock(attachment) {
  const type = attachment.mediaType;
  const name = attachment.fileName || type;
  if (attachment.base64 === undefined && type === 'text/x.cucumber.log+plain') {
    return h('p', { class: 'log' }, attachment.text);
  }
  if (attachment.base64 === undefined && type === 'text/uri-list') {
    const lines = attachment.text.split(/\r?\n/).filter((line) => line && !line.startsWith('#'));
    return h('ul', { class: 'plain' }, lines.map((line) => h('li', null,
      /^https?:\/\//i.test(line) ? h('a', { href: line, rel: 'noopener noreferrer', target: '_blank' }, line) : line)));
  }
  const address = attachment.base64 === undefined
    ? `data:${safeType(type)};charset=utf-8,${encodeURIComponent(attachment.text)}`
    : `data:${safeType(type)};base64,${attachment.base64}`;
  if (/^image\/[a-z0-9.+-]+$/i.test(type)) {
    return h('figure', { class: 'attachment' }, h('img', { src: address, alt: name, loading: 'lazy' }),
      h('figcaption', null, name));
  }
  const download = h('a', { href: address, download: attachment.fileName || 'attachment' },
    t('Download {name}', { name }));
  if (attachment.base64 !== undefined) return h('p', { class: 'attachment' }, download);
  return h('details', { class: 'attachment', open: attachment.text.length < 2000 },
    h('summary', null, name), h('pre', null, pretty(attachment.text, type)),
    h('p', null, download));
}

/* A page among the attachments is not to run when it is downloaded and opened from here: it comes as plain bytes. */
function safeType(type) {
  return /^(image|text|audio|video|application)\/(?!html|xhtml)[a-z0-9.+-]+$/i.test(type) ? type
    : 'application/octet-stream';
}

function pretty(text, type) {
  if (!/json/i.test(type)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
