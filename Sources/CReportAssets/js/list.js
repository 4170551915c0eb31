/* The list of features and scenarios, and what narrows it down. */

let searchTexts = null;

/* Lower case, without accents: who looks for “pre-inscription” finds « Pré-inscription ». */
function plain(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function searchText(scenario, index) {
  if (!searchTexts) searchTexts = new Array(report.scenarios.length);
  if (searchTexts[index] === undefined) {
    const feature = featureOf(scenario);
    const rule = scenario.rule === undefined ? null : (feature.rules || [])[scenario.rule];
    const parts = [scenario.name, feature.name, rule ? rule.name : '', scenario.place, scenario.tags.join(' '),
      scenario.product];
    for (const step of lastAttempt(scenario).steps) {
      parts.push((step.keyword || '') + step.text);
      if (step.message) parts.push(step.message);
      if (step.table) parts.push(step.table.flat().join(' '));
    }
    searchTexts[index] = plain(parts.join('\n'));
  }
  return searchTexts[index];
}

function hasFilters() {
  return state.q !== '' || state.status.length > 0 || state.tags.length > 0 || state.products.length > 0;
}

/* Within a kind of filter any fits; of several kinds, each has to. */
function matching() {
  const terms = plain(state.q).split(/\s+/).filter(Boolean);
  return report.scenarios.filter((scenario, index) =>
    (!state.status.length || state.status.includes(scenario.status))
    && (!state.tags.length || state.tags.some((tag) => scenario.tags.includes(tag)))
    && (!state.products.length || state.products.includes(scenario.product))
    && (!terms.length || terms.every((term) => searchText(scenario, index).includes(term))));
}

function tally(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) || 0) + 1);
  return counts;
}

function chip(kind, value, number, ...label) {
  return h('button', { type: 'button', class: 'chip', 'data-kind': kind, 'data-value': value, 'aria-pressed': 'false',
    onclick: () => toggleFilter(kind, value) }, label,
  h('span', { class: 'number' }, number.toLocaleString('en')));
}

function renderFilters() {
  const byStatus = tally(report.scenarios.map((scenario) => scenario.status));
  const byProduct = tally(report.scenarios.map((scenario) => scenario.product).filter(Boolean));
  const byTag = tally(report.scenarios.flatMap((scenario) => scenario.tags));
  const tags = [...byTag].sort(([left], [right]) => left.localeCompare(right, 'en', { numeric: true }));
  const search = h('input', { type: 'search', id: 'search', placeholder: 'Names, steps, tags, files…',
    autocomplete: 'off',
    spellcheck: 'false', oninput: () => setState({ q: search.value }) });
  const node = document.getElementById('filters');
  fill(node,
    h('label', { class: 'search' }, h('span', { class: 'hidden' }, 'Search'), search,
      h('kbd', { 'aria-hidden': 'true' }, '/')),
    h('div', { class: 'chips', role: 'group', 'aria-label': 'Status' },
      statuses.filter((status) => byStatus.has(status))
      .map((status) => chip('status', status, byStatus.get(status),
        h('span', { class: `mark ${status}`, 'aria-hidden': 'true' },
        statusGlyphs[status]), status))),
    byProduct.size > 1 ? h('div', { class: 'chips', role: 'group', 'aria-label': 'Product' },
      [...byProduct].map(([product, number]) => chip('products', product, number, product))) : '',
    tags.length ? h('details', { class: 'menu', id: 'tag-menu' },
      h('summary', null, 'Tags', h('span', { class: 'number', id: 'tag-count' })),
      h('div', { class: 'menu-body' }, h('div', { class: 'chips', role: 'group', 'aria-label': 'Tags' },
        tags.map(([tag, number]) => chip('tags', tag, number, tag))))) : '',
    h('button', { type: 'button', class: 'small', id: 'clear', hidden: true,
      onclick: () => setState({ q: '', status: [], tags: [], products: [] }) }, 'Clear filters'),
    h('button', { type: 'button', class: 'small keys-button', onclick: showKeys, title: 'Keyboard shortcuts (?)' },
      'Keys'));
}

function updateFilters() {
  for (const node of document.querySelectorAll('.filters .chip')) {
    node.setAttribute('aria-pressed', String(state[node.dataset.kind].includes(node.dataset.value)));
  }
  const search = document.getElementById('search');
  if (search.value !== state.q) search.value = state.q;
  document.getElementById('clear').hidden = !hasFilters();
  const tagCount = document.getElementById('tag-count');
  if (tagCount) tagCount.textContent = state.tags.length ? state.tags.length : '';
}

/* Groups of the list, one a feature: those in which something did not pass stand first. */
const groups = [];

function renderList() {
  const byFeature = new Map();
  for (const scenario of report.scenarios) {
    if (!byFeature.has(scenario.feature)) byFeature.set(scenario.feature, []);
    byFeature.get(scenario.feature).push(scenario);
  }
  for (const [, scenarios] of byFeature) {
    scenarios.sort((left, right) => left.line - right.line || left.repetition - right.repetition);
    const failures = scenarios.filter(isBad).length;
    groups.push({ feature: featureOf(scenarios[0]), number: scenarios[0].feature, scenarios, failures, rows: null });
  }
  groups.sort((left, right) => (right.failures > 0) - (left.failures > 0) || left.number - right.number);
  const few = report.scenarios.length <= 60;
  let budget = 400;
  for (const group of groups) {
    const opens = (few || group.failures > 0) && budget > 0;
    if (opens) budget -= group.scenarios.length;
    group.wasOpen = opens;
    group.node = featureNode(group, opens);
  }
  const nav = document.getElementById('list');
  fill(nav, h('h2', { id: 'list-title' }, 'Scenarios ', h('span', { class: 'number', id: 'list-count' })),
    h('p', { class: 'nothing', id: 'list-empty', hidden: true }, 'No scenarios match.'),
      groups.map((group) => group.node));
}

/* What all files' addresses begin with goes without saying. */
let folder = null;

function commonFolder() {
  if (folder !== null) return folder;
  const addresses = report.start.features.map((feature) => feature.uri);
  folder = addresses.length ? addresses[0].slice(0, addresses[0].lastIndexOf('/') + 1) : '';
  while (folder && !addresses.every((address) => address.startsWith(folder))) {
    folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
  }
  return folder;
}

function featureNode(group, isOpen) {
  const parts = tally(group.scenarios.map((scenario) => scenario.status));
  const node = h('details', { class: 'feature', open: isOpen },
    h('summary', null,
      h('h3', null, group.feature.name || group.feature.uri),
      h('span', { class: 'parts' }, statuses.filter((status) => parts.has(status)).map((status) =>
        h('span', { class: `part-count ${status}` }, h('span', { 'aria-hidden': 'true' }, `${statusGlyphs[status]} `),
          parts.get(status), h('span', { class: 'hidden' }, ` ${status} `)))),
      h('span', { class: 'path' }, group.feature.uri.slice(commonFolder().length))));
  if (isOpen) renderRows(group, node);
  node.addEventListener('toggle', () => {
    if (node.open && !group.rows) {
      renderRows(group, node);
      update(group, new Set(matching()));
      markCurrent();
    }
  });
  return node;
}

/* Rules, outlines and their rows are told apart by lists in lists. */
function renderRows(group, node) {
  group.rows = [];
  const top = h('ul', null);
  let [rule, outlineLine, ruleList, outlineList] = [undefined, null, top, null];
  for (const scenario of group.scenarios) {
    if (scenario.rule !== rule) {
      rule = scenario.rule;
      outlineLine = null;
      ruleList = top;
      if (rule !== undefined) {
        const { keyword, name } = (group.feature.rules || [])[rule] || { keyword: 'Rule', name: '' };
        ruleList = h('ul', null);
        top.append(h('li', { class: 'rule' }, h('p', { class: 'group-name' },
          h('span', { class: 'keyword' }, `${keyword}: `), name), ruleList));
      }
    }
    let list = ruleList;
    if (scenario.outline) {
      if (scenario.outline.line !== outlineLine) {
        outlineLine = scenario.outline.line;
        outlineList = h('ul', null);
        ruleList.append(h('li', { class: 'outline-group' }, h('p', { class: 'group-name' }, scenario.outline.name),
          outlineList));
      }
      list = outlineList;
    }
    const row = scenarioRow(scenario);
    group.rows.push({ scenario, row });
    list.append(row);
  }
  node.append(top);
}

function scenarioRow(scenario) {
  const filled = scenario.outline && scenario.name === scenario.outline.name;
  const name = filled ? scenario.outline.cells.join(' · ') : scenario.name;
  return h('li', { class: 'row' }, h('a', {
    href: `#s=${encodeURIComponent(scenario.key)}`,
    'data-key': scenario.key,
    onclick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      openScenario(scenario);
    },
  }, statusMark(scenario.status), h('span', { class: 'row-name' }, name,
    scenario.repetition ? h('span', { class: 'dim' }, ` (repetition ${scenario.repetition + 1})`) : null)));
}

function update(group, fitting) {
  let number = 0;
  for (const scenario of group.scenarios) if (fitting.has(scenario)) number += 1;
  group.node.hidden = number === 0;
  if (group.rows) {
    for (const { scenario, row } of group.rows) row.hidden = !fitting.has(scenario);
    for (const holder of group.node.querySelectorAll('.rule, .outline-group')) {
      holder.hidden = !holder.querySelector('.row:not([hidden])');
    }
  }
  return number;
}

let filteredBefore = false;

function updateList() {
  const fitting = matching();
  const set = new Set(fitting);
  const filtered = hasFilters();
  let budget = 300;
  for (const group of groups) {
    const number = update(group, set);
    if (filtered && number && budget > 0) {
      if (!group.node.open) {
        group.node.open = true;
        if (!group.rows) renderRows(group, group.node);
        update(group, set);
      }
      budget -= number;
    } else if (!filtered && filteredBefore) group.node.open = group.wasOpen;
  }
  filteredBefore = filtered;
  const total = report.scenarios.length;
  const text = filtered ? `${fitting.length.toLocaleString('en')} of ${total.toLocaleString('en')}`
    : total.toLocaleString('en');
  document.getElementById('list-count').textContent = text;
  document.getElementById('list-empty').hidden = fitting.length > 0 || total === 0;
  if (filtered) say(`${count(fitting.length, 'scenario')} of ${total.toLocaleString('en')} shown.`);
  return fitting;
}

function markCurrent() {
  for (const link of document.querySelectorAll('.list [aria-current]')) link.removeAttribute('aria-current');
  if (!shown.scenario) return;
  const group = groups.find((candidate) => candidate.number === shown.scenario.feature);
  if (!group) return;
  if (!group.node.open) group.node.open = true;
  if (!group.rows) renderRows(group, group.node);
  const row = group.rows.find((candidate) => candidate.scenario === shown.scenario);
  if (!row) return;
  const link = row.row.querySelector('a');
  link.setAttribute('aria-current', 'true');
  const nav = document.getElementById('list');
  if (nav.scrollHeight > nav.clientHeight) {
    const [outer, inner] = [nav.getBoundingClientRect(), link.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) nav.scrollTop += inner.top - outer.top - outer.height / 3;
  }
}
