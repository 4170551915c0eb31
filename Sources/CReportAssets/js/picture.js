/* A screen as it was, drawn as the web host draws it: each element brings its HTML, in pieces around that of its
   children. The picture is for eyes alone: it is inert and hidden from those who hear the page, who get the outline. */

const flags = { interactive: 1, disabled: 2, selected: 4, busy: 8, valid: 16, invalid: 32, covered: 64, focused: 128 };

/* An element with its children, as one of its own: the same number may stand in several places. */
function instantiate(number) {
  const element = elements[number] || { r: 'unknown' };
  return {
    number,
    role: element.r,
    label: element.l || '',
    value: element.v,
    flags: element.f || 0,
    message: element.m,
    placeholder: element.p,
    note: element.n,
    pieces: element.h || [],
    children: (element.c || []).map(instantiate),
    mark: null,
  };
}

function has(node, flag) {
  return (node.flags & flags[flag]) !== 0;
}

/* The layers of an app, from the base up. */
function layersOf(root) {
  return root.role === 'app' ? root.children : [root];
}

function phonePicture(root, look, className) {
  const glass = h('div', { class: look === undefined ? 'glass' : `glass look-${Number(look)}` });
  glass.append(drawn(root));
  return h('div', { class: `phone ${className || ''}`, 'aria-hidden': 'true', inert: true }, glass);
}

/* An element's HTML with its children's in their places, and its mark on its own node. */
function markup(node) {
  const html = node.pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    return node.children[piece] ? markup(node.children[piece]) : '';
  }).join('');
  return node.mark ? html.replace(/^<([a-z0-9]+) class="e /, `<$1 class="e mark-${node.mark} `) : html;
}

/* What a screen is drawn with. The writer makes no other, but the file may have been through other hands, and a picture
   needs nothing that runs, loads or leads elsewhere: no source of an image, no link, no style of its own. */
const pictureTags = new Set(['div', 'span', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'nav', 'section',
  'article', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'code', 'figure', 'figcaption', 'button', 'label', 'input',
  'textarea', 'select', 'option', 'svg', 'path', 'rect', 'line', 'polyline', 'circle', 'text']);
const pictureAttributes = new Set(['class', 'inert', 'type', 'value', 'placeholder', 'rows', 'disabled', 'selected',
  'autocomplete', 'viewBox', 'preserveAspectRatio', 'd', 'points', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r',
  'rx', 'width', 'height', 'text-anchor']);

/* A template's content is not alive: nothing in it has run or loaded before it is cleaned. */
function drawn(root) {
  const template = document.createElement('template');
  template.innerHTML = markup(root);
  for (const node of template.content.querySelectorAll('*')) {
    if (!pictureTags.has(node.localName)) {
      node.remove();
      continue;
    }
    for (const { name } of [...node.attributes]) if (!pictureAttributes.has(name)) node.removeAttribute(name);
  }
  for (const node of template.content.querySelectorAll('.mark-added, .mark-changed')) showMark(node);
  return template.content;
}

/* What fades would fade its mark, too: what is in it fades instead. */
function showMark(node) {
  const opacity = [...node.classList].find((name) => /^o-\d+$/.test(name));
  if (!opacity || !node.children.length) return;
  node.classList.remove(opacity);
  for (const child of node.children) if (!/(^| )o-\d/.test(child.getAttribute('class'))) child.classList.add(opacity);
}

/* An element in one line, as the runner's own outline has it: `badge “Durée”: 2 jours`. */
function words(node) {
  const notes = [];
  if (node.role === 'toggle') notes.push(has(node, 'selected') ? 'on' : 'off');
  else if (has(node, 'selected')) notes.push('selected');
  for (const flag of ['disabled', 'busy', 'valid', 'invalid']) if (has(node, flag)) notes.push(flag);
  if (node.message) notes.push(`“${node.message}”`);
  if (node.placeholder) notes.push(`placeholder “${node.placeholder}”`);
  if (has(node, 'focused')) notes.push('focused');
  if (node.note) notes.push(node.note);
  if (has(node, 'covered')) notes.push('covered');
  return nameOf(node) + (node.value === undefined ? '' : `: ${node.value}`) + (notes.length ? ` [${notes.join(', ')}]`
    : '');
}

function nameOf(node) {
  return node.label ? `${node.role} “${node.label}”` : node.role;
}

/* The screen as nested lists of words. */
function outline(nodes) {
  return h('ul', null, nodes.map((node) => h('li', node.mark ? { class: `mark-${node.mark}` } : null, words(node),
    node.children.length ? outline(node.children) : null)));
}
