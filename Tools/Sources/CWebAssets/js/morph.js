/* Makes a tree like another one while changing as little as possible, so that focus, caret, selection and scroll stay
   where they are. Nodes are the same by order, tag and first classes; whole
   screens also by their title: a new screen is new nodes and starts at its top. */

/* What the page and the screen's own script put on nodes; the server knows nothing of it. */
const own = (name) => name === 'style' || name.startsWith('data-page-');

function kind(node) {
  if (node.nodeType !== 1) return node.nodeName;
  const classes = [...node.classList].slice(0, 2).join('.');
  if (!node.matches('.e-screen, .e-sheet, .e-dialog')) return `${node.tagName}.${classes}.${node.type || ''}`;
  return `${node.tagName}.${classes}:${screenName(node)}`;
}

/* A screen's, sheet's or dialog's title as its own bar or heading has it. */
export function screenName(node) {
  const title = node.getAttribute('aria-label') || '';
  if (title) return title;
  const heading = node.querySelector('.e-bar h1, .e-bar h2, h1, h2, h3');
  return heading ? heading.textContent : '';
}

export function morph(target, html, holds) {
  const template = document.createElement('template');
  template.innerHTML = html;
  children(target, template.content, holds);
}

function children(target, source, holds) {
  const olds = [...target.childNodes];
  const nexts = [...source.childNodes];
  const matches = match(olds, nexts);
  const kept = new Set(matches);
  for (const old of olds) if (!kept.has(old)) old.remove();
  let place = target.firstChild;
  nexts.forEach((next, index) => {
    const old = matches[index];
    if (!old) {
      target.insertBefore(next, place);
      return;
    }
    place = old.nextSibling;
    if (old.nodeType === 1) element(old, next, holds);
    else if (old.data !== next.data) old.data = next.data;
  });
}

const most = 20_000;

/* For each new node the old one that becomes it, or null: in order, of one kind, and as much of the tree as can be. */
function match(olds, nexts) {
  const matches = nexts.map(() => null);
  const oldKinds = olds.map(kind);
  const kinds = nexts.map(kind);
  let start = 0;
  while (start < olds.length && start < nexts.length && oldKinds[start] === kinds[start]) {
    matches[start] = olds[start];
    start += 1;
  }
  let oldEnd = olds.length;
  let end = nexts.length;
  while (oldEnd > start && end > start && oldKinds[oldEnd - 1] === kinds[end - 1]) {
    oldEnd -= 1;
    end -= 1;
    matches[end] = olds[oldEnd];
  }
  const rows = oldEnd - start;
  const columns = end - start;
  if (rows && columns && rows * columns <= most) {
    // The heaviest common subsequence: best[i][j] is that of the nodes from i and j on.
    const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
    for (let i = rows - 1; i >= 0; i -= 1) {
      const old = olds[start + i];
      const weight = 1 + (old.nodeType === 1 ? old.getElementsByTagName('*').length : 0);
      for (let j = columns - 1; j >= 0; j -= 1) {
        const both = oldKinds[start + i] === kinds[start + j] ? weight + best[i + 1][j + 1] : 0;
        best[i][j] = Math.max(best[i + 1][j], best[i][j + 1], both);
      }
    }
    for (let i = 0, j = 0; i < rows && j < columns;) {
      if (best[i][j] === best[i][j + 1]) j += 1;
      else if (best[i][j] === best[i + 1][j]) i += 1;
      else {
        matches[start + j] = olds[start + i];
        i += 1;
        j += 1;
      }
    }
  }
  return matches;
}

function element(target, source, holds) {
  const isLoaded = source.hasAttribute('data-source');
  for (const { name } of [...target.attributes]) {
    // Whether a menu is open is the browser's own.
    if (!own(name) && !source.hasAttribute(name) && !(isLoaded && (name === 'src' || name === 'poster'))
      && !(name === 'open' && target.matches('.e-menu'))
      && !(name === 'tabindex' && target.hasAttribute('data-page-heading'))) target.removeAttribute(name);
  }
  for (const { name, value } of source.attributes) {
    if (!own(name) && target.getAttribute(name) !== value) target.setAttribute(name, value);
  }
  if (target.matches('input, textarea, select')) {
    field(target, source, holds);
    if (target.tagName !== 'SELECT') return;
  }
  if (target.tagName !== 'SELECT') children(target, source, holds);
}

/* The server has the last word on what a field holds, but not while the reader's own words are on their way to it. */
function field(target, source, holds) {
  if (holds && holds(target)) return;
  if (target.tagName === 'SELECT') {
    if (target.innerHTML !== source.innerHTML) target.replaceChildren(...source.cloneNode(true).childNodes);
    target.value = source.value;
    return;
  }
  const text = target.tagName === 'TEXTAREA' ? source.textContent : source.getAttribute('value') || '';
  if (target.value === text) return;
  let start = null;
  let end = null;
  if (target === document.activeElement) {
    try {
      ({ selectionStart: start, selectionEnd: end } = target);
    } catch { /* fields of numbers and addresses have no caret to ask for */ }
  }
  const atEnd = start !== null && end === target.value.length;
  target.value = text;
  if (start === null) return;
  if (atEnd) target.setSelectionRange(text.length, text.length);
  else target.setSelectionRange(Math.min(start, text.length), Math.min(end, text.length));
}
