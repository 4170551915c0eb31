/* A screen as it was, drawn from its elements as a quiet wireframe of a phone. The picture is for eyes alone: it is
   inert and hidden from those who hear the page, who get the outline. */

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

function phonePicture(root, className) {
  const layers = layersOf(root);
  return h('div', { class: `phone ${className || ''}`, 'aria-hidden': 'true', inert: true },
    h('div', { class: 'glass' }, layers.map((layer, index) => draw(layer, { behind: index < layers.length - 1 }))));
}

function draw(node, context) {
  const drawer = drawers[node.role] || (node.role.startsWith('heading') ? drawHeading : drawUnknown);
  return drawer(node, context || {});
}

function drawChildren(node, context) {
  return node.children.map((child) => draw(child, context));
}

/** Whether some part of an element says these words. */
function says(node, words) {
  return node.children.some((child) => child.label === words || says(child, words));
}

function box(node, className, ...content) {
  const classes = ['e', className];
  for (const flag of ['disabled', 'selected', 'busy', 'covered', 'focused', 'invalid']) {
    if (has(node, flag)) classes.push(`is-${flag}`);
  }
  if (node.mark) classes.push(`mark-${node.mark}`);
  return h('div', { class: classes.join(' ') }, content, noteTag(node));
}

function noteTag(node) {
  return node.note ? h('span', { class: 'e-note' }, node.note) : null;
}

function line(className, text) {
  return text ? h('div', { class: className }, text) : null;
}

function drawHeading(node) {
  return box(node, `e-heading e-heading-${node.role.replace(/\D/g, '') || 1}`, node.label, drawChildren(node));
}

function drawUnknown(node) {
  return box(node, 'e-unknown', line('e-caption', node.role), line('e-line', node.label), line('e-value', node.value),
    drawChildren(node));
}

function drawField(node) {
  const empty = node.value === undefined || node.value === '';
  return box(node, 'e-field', line('e-caption', node.label),
    h('div', { class: `e-input${empty ? ' e-empty' : ''}` },
      empty ? node.placeholder || ' ' : node.value,
      has(node, 'valid') ? h('span', { class: 'e-check' }, '✓') : null),
    line('e-message', node.message), drawChildren(node));
}

function drawChoice(node) {
  const options = node.children.filter((child) => child.role === 'option');
  const letters = options.reduce((sum, option) => sum + option.label.length + 3, 0);
  const others = node.children.filter((child) => child.role !== 'option');
  if (options.length > 1 && options.length <= 4 && letters <= 38) {
    return box(node, 'e-choice', line('e-caption', node.label),
      h('div', { class: 'e-segments' }, options.map((option) => box(option, 'e-segment', option.label))),
      line('e-message', node.message), others.map((child) => draw(child)));
  }
  return box(node, 'e-choice', line('e-caption', node.label),
    h('div', { class: 'e-input e-menu' }, h('span', null, node.value || node.placeholder || ' '),
      h('span', { class: 'e-more' }, options.length ? `${options.length} options ▾` : '▾')),
    line('e-message', node.message), others.map((child) => draw(child)));
}

/* Going back stands at the start of a bar, what closes a sheet at its end. */
function drawBar(node, context) {
  const start = context.isSheet ? node.children.length - 1 : 1;
  const back = node.children.slice(0, start);
  const rest = node.children.slice(start);
  return box(node, 'e-bar', h('div', { class: 'e-bar-side' }, back.map((child) => draw(child))),
    h('div', { class: 'e-bar-title' }, node.label),
    h('div', { class: 'e-bar-side e-bar-end' }, rest.map((child) => draw(child))));
}

function drawPieces(node, className) {
  // The label is the whole text; its pieces stand in it, in order.
  const content = [];
  let rest = node.label;
  for (const piece of node.children) {
    const start = piece.label ? rest.indexOf(piece.label) : -1;
    if (start < 0) continue;
    content.push(rest.slice(0, start), h('span', { class: `e-piece e-piece-${piece.role}` }, piece.label));
    rest = rest.slice(start + piece.label.length);
  }
  return box(node, className, content, rest, line('e-value', node.value));
}

/* A chart's figures are not told, so none are drawn: its value says them in words. */
function drawChart(node) {
  return box(node, 'e-chart', line('e-caption', node.label),
    h('div', { class: 'e-plot' }, node.value || ' '), drawChildren(node));
}

function drawPlace(className, glyph) {
  return (node) => box(node, `e-place ${className}`, line('e-glyph', glyph), line('e-line', node.label),
    line('e-value', node.value), drawChildren(node));
}

function drawGroup(className) {
  return (node) => box(node, className, drawChildren(node));
}

const drawers = {
  app: drawGroup('e-app'),
  layer: (node, context) => box(node, `e-layer${context.behind ? ' e-behind' : ''}`, drawChildren(node)),
  sheet: (node, context) => box(node, `e-layer e-sheet${context.behind ? ' e-behind' : ''}`,
    drawChildren(node, { isSheet: true })),
  bar: drawBar,
  'tab bar': drawGroup('e-tabs'),
  tab: (node) => box(node, 'e-tab', h('span', { class: 'e-tab-sign' }), h('span', { class: 'e-tab-name' }, node.label)),
  screen: drawGroup('e-screen'),
  section: drawGroup('e-section'),
  list: drawGroup('e-list'),
  'ordered list': drawGroup('e-list e-ordered'),
  text: (node) => drawPieces(node, 'e-text'),
  paragraph: (node) => drawPieces(node, 'e-text'),
  strong: (node) => box(node, 'e-text e-strong', node.label),
  emphasis: (node) => box(node, 'e-text e-emphasis', node.label),
  code: (node) => box(node, 'e-code', node.label, line('e-value', node.value)),
  quote: (node) => box(node, 'e-quote', node.label, drawChildren(node)),
  badge: (node) => box(node, 'e-badge', h('span', { class: 'e-badge-label' }, node.label),
    node.value === undefined ? null : h('span', { class: 'e-badge-value' }, node.value), drawChildren(node)),
  image: (node) => box(node, 'e-image', node.label || 'image', drawChildren(node)),
  banner: (node) => box(node, 'e-banner', node.label, line('e-value', node.value), drawChildren(node)),
  progress: (node) => box(node, 'e-progress', line('e-caption', node.label), h('div', { class: 'e-track' }),
    line('e-value', node.value)),
  bubble: (node) => box(node, 'e-bubble', node.label, line('e-value', node.value), drawChildren(node)),
  'own bubble': (node) => box(node, 'e-bubble e-own', node.label, line('e-value', node.value), drawChildren(node)),
  overlay: drawGroup('e-overlay'),
  button: (node) => box(node, 'e-button', has(node, 'busy') ? '◌ ' : null, node.label, drawChildren(node)),
  link: (node) => box(node, 'e-link', node.label, drawChildren(node)),
  // What a script taps by its name is to be read.
  card: (node) => box(node, 'e-card', says(node, node.label) ? null : h('div', { class: 'e-line' }, node.label),
    drawChildren(node)),
  field: drawField,
  toggle: (node) => box(node, 'e-toggle', h('span', { class: 'e-line' }, node.label),
    h('span', { class: 'e-switch' }), drawChildren(node)),
  choice: drawChoice,
  option: (node) => box(node, 'e-segment', node.label),
  keypad: drawGroup('e-keypad'),
  key: (node) => box(node, 'e-key', node.label),
  chart: drawChart,
  empty: drawPlace('', '∅'),
  failure: drawPlace('e-failure', '!'),
  loading: drawPlace('', '◌'),
};

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
