/* What is shown, and the address that says it: a link to it can be sent with the file. */

/* A step is its place among those that are shown; -1 for none, null for the one to begin with. */
const state = { view: 'overview', scenario: null, attempt: null, step: null, q: '', status: [], tags: [],
  products: [] };

const narrow = window.matchMedia('(max-width: 899px)');

function stateFromAddress() {
  const parameters = new URLSearchParams(window.location.hash.slice(1));
  const number = (name) => (/^\d+$/.test(parameters.get(name) || '') ? Number(parameters.get(name)) - 1 : null);
  return {
    view: parameters.get('view') === 'coverage' && report.coverage ? 'coverage' : 'overview',
    scenario: parameters.get('s'),
    attempt: number('attempt'),
    step: number('step'),
    q: parameters.get('q') || '',
    status: parameters.getAll('status'),
    tags: parameters.getAll('tag'),
    products: parameters.getAll('product'),
  };
}

function addressOf(wanted) {
  const parameters = new URLSearchParams();
  if (wanted.view !== 'overview' && wanted.scenario === null) parameters.set('view', wanted.view);
  if (wanted.scenario !== null) parameters.set('s', wanted.scenario);
  if (wanted.attempt !== null) parameters.set('attempt', wanted.attempt + 1);
  if (wanted.step !== null && wanted.step >= 0) parameters.set('step', wanted.step + 1);
  if (wanted.q) parameters.set('q', wanted.q);
  for (const status of wanted.status) parameters.append('status', status);
  for (const tag of wanted.tags) parameters.append('tag', tag);
  for (const product of wanted.products) parameters.append('product', product);
  return `#${parameters}`;
}

/* Another scenario or view is a step in the browser's history; the rest is not. */
function setState(changes, options) {
  const before = { ...state };
  Object.assign(state, changes);
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
  const scenario = state.scenario === null ? null
    : report.scenarios.find((candidate) => candidate.key === state.scenario);
  document.body.dataset.view = scenario ? 'scenario' : state.view;
  const main = document.getElementById('main');
  if (scenario) {
    const attempt = scenario.attempts[state.attempt] || tellingAttempt(scenario);
    if (shown.scenario !== scenario || shown.attempt !== attempt) {
      fill(main, scenarioView(scenario, attempt));
      if (!isFirst && before.scenario !== state.scenario) scrollTo(main);
    }
    const visible = visibleSteps(attempt);
    const index = state.step === null ? firstStep(attempt) : visible[state.step] ?? -1;
    if (shown.step !== index) showStep(index, { focus: options.focusStep, focusMove: options.focusMove });
  } else if (isFirst || shown.scenario || filtersChanged || before.view !== state.view) {
    const wasElsewhere = !isFirst && (shown.scenario || before.view !== state.view);
    shown.scenario = null;
    if (state.view === 'coverage') fill(main, coverageView(report.coverage));
    else fill(main, overview(fitting || matching()));
    if (state.scenario !== null) {
      main.prepend(h('p', { class: 'notice' }, `This report has no scenario “${state.scenario}”.`));
    }
    if (wasElsewhere) scrollTo(main);
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

function scrollTo(main) {
  if (main.getBoundingClientRect().top < 0 || narrow.matches) main.scrollIntoView();
}

/* The list stands beside the details, and below them on a phone. */
function arrange() {
  const [columns, list] = [document.querySelector('.columns'), document.getElementById('list')];
  if (narrow.matches) columns.append(list);
  else columns.prepend(list);
}

function readAddress() {
  const before = { ...state };
  Object.assign(state, stateFromAddress());
  render(before, {});
}

document.addEventListener('DOMContentLoaded', () => {
  readReport();
  renderTop();
  renderNotices();
  renderFilters();
  renderKeys();
  renderList();
  arrange();
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
    const menu = document.getElementById('tag-menu');
    if (menu && menu.open && !menu.contains(event.target)) menu.open = false;
  });
  document.documentElement.dataset.ready = 'true';
});
