/* The keyboard. Single keys can be turned off: who speaks to the machine may not mean them (WCAG 2.2, 2.1.4). */

let singleKeys = true;

function keyHelp() {
  return [
    [t('j or ↓'), t('the next step (arrows while a step has the focus)')],
    [t('k or ↑'), t('the previous step')],
    ['n', t('the next scenario that did not pass')],
    ['p', t('the previous scenario that did not pass')],
    [']', t('the next scenario of the list')],
    ['[', t('the previous scenario of the list')],
    ['/', t('search')],
    [t('Esc'), t('back to the overview')],
    ['?', t('this help')],
  ];
}

function renderKeys() {
  const box = h('input', { type: 'checkbox', checked: singleKeys, onchange: () => { singleKeys = box.checked; } });
  fill(document.getElementById('keys'),
    h('h2', { id: 'keys-title' }, t('Keyboard shortcuts')),
    h('dl', null, keyHelp().map(([key, text]) => h('div', null, h('dt', null, h('kbd', null, key)),
      h('dd', null, text)))),
    h('label', { class: 'key-switch' }, box, ' ', t('Single-key shortcuts')),
    h('p', null, h('button', { type: 'button', onclick: () => document.getElementById('keys').close() }, t('Close'))));
}

function showKeys() {
  document.getElementById('keys').showModal();
}

function moveStep(by, options) {
  if (!shown.scenario) return false;
  const visible = visibleSteps(shown.attempt);
  const position = visible.indexOf(shown.step);
  const next = position < 0 ? (by > 0 ? 0 : visible.length - 1) : position + by;
  if (next < 0 || next >= visible.length) return true;
  setState({ step: next }, options || { focusStep: true });
  return true;
}

/* In the order of the list, among what fits the filters. */
function moveScenario(by, isWanted) {
  const fitting = new Set(matching());
  const order = groups.flatMap((group) => group.scenarios).filter((scenario) => fitting.has(scenario));
  const position = order.indexOf(shown.scenario);
  let next = position < 0 ? (by > 0 ? 0 : order.length - 1) : position + by;
  while (next >= 0 && next < order.length) {
    if (isWanted(order[next])) return openScenario(order[next]);
    next += by;
  }
  say(t('No more scenarios.'));
  return undefined;
}

function handleKey(event) {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey
    || document.querySelector('dialog[open]')) return;
  const target = event.target;
  const isTyping = target.matches('input, textarea, select');
  if (event.key === 'Escape') {
    const menu = target.closest('details.menu[open]');
    if (menu) {
      menu.open = false;
      menu.querySelector('summary').focus();
    } else if (isTyping) target.blur();
    else if (state.scenario !== null || state.view !== 'overview') goHome(event);
    return;
  }
  if (isTyping) return;
  if (event.key.startsWith('Arrow')) {
    if (!target.closest('.step-button')) return;
    if (event.key === 'ArrowDown' && moveStep(1)) event.preventDefault();
    if (event.key === 'ArrowUp' && moveStep(-1)) event.preventDefault();
    return;
  }
  if (!singleKeys) return;
  const actions = {
    j: () => moveStep(1),
    k: () => moveStep(-1),
    n: () => moveScenario(1, isBad),
    p: () => moveScenario(-1, isBad),
    ']': () => moveScenario(1, () => true),
    '[': () => moveScenario(-1, () => true),
    '/': () => document.getElementById('search').focus(),
    '?': showKeys,
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
