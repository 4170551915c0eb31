/* A screen as it was, drawn as the web host draws it: each element brings its HTML, in pieces around that of its
   children. The picture is for eyes alone: it is inert, so that those who hear the page get the outline. */

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

function phonePicture(root, look) {
  const glass = h('div', { class: look === undefined ? 'glass' : `glass look-${Number(look)}` });
  glass.append(drawn(root));
  return h('div', { class: 'phone is-framed', lang: report.start.screenLanguage }, glass);
}

function thumbnail(root, look) {
  const phone = phonePicture(root, look);
  phone.classList.add('thumbnail');
  phone.inert = true;
  return phone;
}

/* All of a picture is inert but its screen on top, which may be longer than the phone: it scrolls. */
function scrollable(phone, label) {
  const glass = phone.firstChild;
  const screen = [...glass.querySelectorAll('.e-screen')].pop();
  for (let node = screen; node && node !== glass; node = node.parentElement) {
    for (const sibling of node.parentElement.children) sibling.inert = sibling !== node;
  }
  for (const child of (screen || glass).children) child.inert = true;
  if (!screen) return phone;
  for (const [name, value] of [['tabindex', '0'], ['role', 'group'], ['aria-label', label]]) screen.setAttribute(name, value);
  return phone;
}

/* Brings what is marked into view, in a picture that has been laid out. */
function showMarked(phone) {
  const screen = phone.querySelector('.e-screen[tabindex="0"]');
  const marked = screen && (screen.querySelector('.mark-acted') || screen.querySelector('.mark-changed, .mark-added'));
  if (!marked) return;
  let top = 0;
  for (let node = marked; node && node !== screen; node = node.offsetParent) top += node.offsetTop;
  if (top + marked.offsetHeight > screen.clientHeight) screen.scrollTop = top - screen.clientHeight / 3;
}

/* Marks what a step acted on, where it stood on the screen before: one that came up meanwhile is not on it. */
function markActed(root, acted) {
  for (const { r, l, at } of acted) {
    const node = at.reduce((parent, index) => parent && parent.children[index], root);
    // A screen is pulled, whatever it says.
    if (node && node !== root && node.role === r && (node.label === l || r === 'screen')) node.mark = 'acted';
  }
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
  for (const node of template.content.querySelectorAll('.mark-acted, .mark-added, .mark-changed')) showMark(node);
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
  if (node.role === 'toggle') notes.push(has(node, 'selected') ? t('on') : t('off'));
  else if (has(node, 'selected')) notes.push(t('selected'));
  for (const [flag, word] of [['disabled', t('disabled')], ['busy', t('busy')], ['valid', t('valid')],
    ['invalid', t('invalid')]]) if (has(node, flag)) notes.push(word);
  if (node.message) notes.push(quotation(node.message));
  if (node.placeholder) notes.push(`${t('placeholder')} ${quotation(node.placeholder)}`);
  if (has(node, 'focused')) notes.push(t('focused'));
  if (node.note) notes.push(node.note);
  if (has(node, 'covered')) notes.push(t('covered'));
  const name = node.value === undefined ? nameOf(node) : t('{what}: {details}', { what: nameOf(node), details: node.value });
  return name + (notes.length ? ` [${notes.join(', ')}]` : '');
}

function nameOf(node) {
  return node.label ? t('{role} “{label}”', { role: roleWord(node.role), label: node.label }) : roleWord(node.role);
}

/* An element's role as a reader calls it; headings have their level behind. */
function roleWord(role) {
  wording.roles = wording.roles || {
    app: t('app'), layer: t('layer'), sheet: t('sheet'), bar: t('bar'), 'tab bar': t('tab bar'), tab: t('tab'),
    screen: t('screen'), section: t('section'), list: t('list'), heading: t('heading'), text: t('text'),
    badge: t('badge'), image: t('image'), banner: t('banner'), progress: t('progress'), paragraph: t('paragraph'),
    strong: t('strong'), emphasis: t('emphasis'), code: t('code'), quote: t('quote'),
    'ordered list': t('ordered list'), bubble: t('bubble'), 'own bubble': t('own bubble'), overlay: t('overlay'),
    button: t('button'), link: t('link'), card: t('card'), field: t('field'), toggle: t('toggle'),
    choice: t('choice'), option: t('option'), keypad: t('keypad'), key: t('key'), chart: t('chart'),
    empty: t('empty'), failure: t('failure'), loading: t('loading'),
  };
  const [, kind, level] = /^(.*?)( \d+)?$/s.exec(role);
  return (wording.roles[kind] || kind) + (level || '');
}

function markWord(mark) {
  return { acted: t('acted on'), added: t('new'), changed: t('changed') }[mark];
}

/* The screen as nested lists of words. */
function outline(nodes) {
  return h('ul', null, nodes.map((node) => h('li', node.mark ? { class: `mark-${node.mark}` } : null,
    node.mark ? h('strong', null, markWord(node.mark), ' ') : null, words(node),
    node.children.length ? outline(node.children) : null)));
}
