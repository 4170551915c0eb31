/* What is shown, and the address that says it: a link to it can be sent with the file. */

/* A step is its place among those that are shown; -1 for none, null for the one to begin with; what an address says of
   one until its scenario is there. */
const state = { view: 'overview', scenario: null, missing: null, attempt: null, step: null, q: '', status: [], tags: [],
  products: [] };

const nowhere = { ...state };
const narrow = window.matchMedia('(max-width: 899px)');

function stateFromAddress() {
  const parameters = new URLSearchParams(window.location.hash.slice(1));
  const number = (name) => (/^\d+$/.test(parameters.get(name) || '') ? Number(parameters.get(name)) : null);
  const scenario = namedScenario(parameters);
  const isNamed = parameters.has('scenario') || parameters.has('at');
  return {
    view: parameters.get('view') === 'coverage' && report.coverage ? 'coverage' : 'overview',
    scenario: scenario ? scenario.key : null,
    missing: !scenario && isNamed ? parameters.get('scenario') || parameters.get('at') : null,
    attempt: number('attempt') === null ? null : number('attempt') - 1,
    step: parameters.has('step') ? { text: parameters.get('step'), copy: number('step-copy') || 1, line: number('line') }
      : null,
    q: parameters.get('q') || '',
    status: parameters.getAll('status'),
    tags: parameters.getAll('tag'),
    products: parameters.getAll('product'),
  };
}

function addressOf(wanted) {
  const parameters = new URLSearchParams();
  if (wanted.view !== 'overview' && wanted.scenario === null) parameters.set('view', wanted.view);
  const scenario = scenarioOf(wanted);
  if (scenario) {
    nameScenario(scenario, parameters);
    if (wanted.attempt !== null) parameters.set('attempt', wanted.attempt + 1);
    const attempt = scenario.attempts[wanted.attempt] || tellingAttempt(scenario);
    if (wanted.step >= 0) nameStep(attempt, visibleSteps(attempt)[wanted.step ?? -1], parameters);
  }
  if (wanted.q) parameters.set('q', wanted.q);
  for (const status of wanted.status) parameters.append('status', status);
  for (const tag of wanted.tags) parameters.append('tag', tag);
  for (const product of wanted.products) parameters.append('product', product);
  return `#${parameters}`;
}

function scenarioOf({ scenario }) {
  return scenario === null ? undefined : report.scenariosByKey.get(scenario);
}

/* Another scenario or view is a step in the browser's history; the rest is not. */
function setState(changes, options) {
  const before = { ...state };
  Object.assign(state, { missing: null }, changes);
  const isElsewhere = before.scenario !== state.scenario || before.view !== state.view;
  try {
    window.history[isElsewhere ? 'pushState' : 'replaceState'](null, '', addressOf(state));
  } catch {
    // Some browsers allow so many changes of the address in a time, and none in a frame.
  }
  render(before, options || {});
}

function toggleFilter(kind, value) {
  const values = state[kind];
  setState({ [kind]: values.includes(value) ? values.filter((other) => other !== value) : [...values, value] });
}

function openScenario(scenario) {
  setState({ view: 'overview', scenario: scenario.key, attempt: null, step: null }, { focus: true });
}

function goHome(event) {
  event.preventDefault();
  setState({ view: 'overview', scenario: null, attempt: null, step: null }, { focus: true });
}

function render(before, options) {
  const isFirst = before === null;
  const filtersChanged = isFirst || ['q', 'status', 'tags',
    'products'].some((key) => String(before[key]) !== String(state[key]));
  let fitting = null;
  if (filtersChanged) {
    updateFilters();
    fitting = updateList();
  }
  const scenario = scenarioOf(state);
  document.body.dataset.view = scenario ? 'scenario' : state.view;
  document.body.toggleAttribute('data-filtered', hasFilters());
  arrange();
  const main = document.getElementById('main');
  if (scenario) {
    const attempt = scenario.attempts[state.attempt] || tellingAttempt(scenario);
    if (shown.scenario !== scenario || shown.attempt !== attempt) {
      fill(main, scenarioView(scenario, attempt));
      if (!isFirst && before.scenario !== state.scenario) showTop(main);
    }
    const visible = visibleSteps(attempt);
    if (state.step !== null && typeof state.step === 'object' && isLoaded(attempt)) {
      const index = namedStep(attempt, state.step);
      state.step = index < 0 ? null : visible.indexOf(index);
    }
    const index = state.step === null || typeof state.step === 'object' ? firstStep(attempt) : visible[state.step] ?? -1;
    if (shown.step !== index) showStep(index, { focus: options.focusStep, focusMove: options.focusMove });
  } else if (isFirst || shown.scenario || filtersChanged || before.view !== state.view) {
    const wasElsewhere = !isFirst && (shown.scenario || before.view !== state.view);
    shown.scenario = null;
    if (state.view === 'coverage') fill(main, coverageView(report.coverage));
    else fill(main, overview(fitting || matching()));
    if (state.missing !== null) {
      main.prepend(h('p', { class: 'notice' }, t('This report has no scenario “{name}”.', { name: state.missing })));
    }
    if (wasElsewhere) showTop(main);
  }
  markCurrent();
  if (options.focus) {
    const title = main.querySelector('h2[tabindex]');
    if (title) title.focus({ preventScroll: true });
  }
}

/* Draws the scenario again that is shown, as there is more to it now. */
function refresh() {
  const hadFocus = document.activeElement && document.activeElement.id === 'scenario-title';
  shown.attempt = null;
  render({ ...state }, { focus: hadFocus });
}

function showTop(main) {
  if (main.getBoundingClientRect().top < 0 || narrow.matches) main.scrollIntoView();
}

/* The list stands beside the details; on a phone below them, and above where something is looked for. */
function arrange() {
  const [columns, list] = [document.querySelector('.columns'), document.getElementById('list')];
  const isLast = narrow.matches && !hasFilters();
  if (isLast === (columns.lastElementChild === list)) return;
  if (isLast) columns.append(list);
  else columns.prepend(list);
}

/* What stands around the details. */
function renderFrame() {
  renderTop();
  renderNotices();
  renderFilters();
  renderKeys();
  renderList();
  renderLanguages();
  document.getElementById('skip').textContent = t('Skip to the details');
  document.getElementById('notices').setAttribute('aria-label', t('Notices'));
  document.getElementById('filters').setAttribute('aria-label', t('Filter scenarios'));
}

function renderLanguages() {
  const select = h('select', { id: 'language', 'aria-label': t('Language'), onchange: () => {
    keepLanguage(select.value);
    setLanguage(select.value);
    shown.attempt = null;
    renderFrame();
    render(null, {});
    document.getElementById('language').focus();
  } }, Object.entries(languages).map(([language, { name }]) => h('option', { value: language, lang: language,
    selected: language === wording.language }, name)));
  fill(document.getElementById('languages'), select);
}

function readAddress() {
  const before = { ...state };
  Object.assign(state, stateFromAddress());
  render(before, {});
}

document.addEventListener('DOMContentLoaded', () => {
  readReport();
  setLanguage(preferredLanguage());
  renderFrame();
  Object.assign(state, stateFromAddress());
  render(null, {});
  narrow.addEventListener('change', arrange);
  window.addEventListener('popstate', readAddress);
  window.addEventListener('hashchange', readAddress);
  document.addEventListener('keydown', handleKey);
  document.getElementById('skip').addEventListener('click', (event) => {
    event.preventDefault();
    document.getElementById('main').focus();
  });
  document.addEventListener('click', (event) => {
    for (const menu of document.querySelectorAll('details.menu[open]')) {
      if (!menu.contains(event.target)) menu.open = false;
    }
  });
  document.documentElement.dataset.ready = 'true';
});
