/* The list of features and scenarios, and what narrows it down. */

function tally(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) || 0) + 1);
  return counts;
}

function chip(kind, value, number, ...label) {
  return h('button', { type: 'button', class: 'chip', 'data-kind': kind, 'data-value': value, 'aria-pressed': 'false',
    onclick: () => toggleFilter(kind, value) }, label,
  h('span', { class: 'number' }, numeral(number)));
}

function renderFilters() {
  const byStatus = tally(report.scenarios.map((scenario) => scenario.status));
  const byProduct = tally(report.scenarios.map((scenario) => scenario.product).filter(Boolean));
  const byTag = tally(report.scenarios.flatMap((scenario) => scenario.tags));
  const tags = [...byTag].sort(([left], [right]) => left.localeCompare(right, wording.language, { numeric: true }));
  const search = h('input', { type: 'search', id: 'search', placeholder: t('Names, steps, tags, files…'),
    autocomplete: 'off',
    spellcheck: 'false', oninput: () => setState({ q: search.value }) });
  const node = document.getElementById('filters');
  fill(node,
    h('label', { class: 'search' }, h('span', { class: 'hidden' }, t('Search')), search,
      h('kbd', { 'aria-hidden': 'true' }, '/')),
    h('button', { type: 'button', class: 'small filters-more', id: 'filters-more', 'aria-expanded': 'false',
      onclick: () => showFilters(node.dataset.open === undefined) }, t('Filters'),
    h('span', { class: 'number', id: 'filter-count' })),
    h('button', { type: 'button', class: 'small to-list',
      onclick: () => document.getElementById('list').scrollIntoView() }, t('List')),
    h('div', { class: 'chips', role: 'group', 'aria-label': t('Status') },
      statuses.filter((status) => byStatus.has(status))
      .map((status) => chip('status', status, byStatus.get(status),
        h('span', { class: `mark ${status}`, 'aria-hidden': 'true' },
        statusGlyphs[status]), statusWord(status)))),
    byProduct.size > 1 ? h('div', { class: 'chips', role: 'group', 'aria-label': t('Product') },
      [...byProduct].map(([product, number]) => chip('products', product, number, product))) : '',
    tags.length ? h('details', { class: 'menu', id: 'tag-menu' },
      h('summary', null, t('Tags'), h('span', { class: 'number', id: 'tag-count' })),
      h('div', { class: 'menu-body' }, h('div', { class: 'chips', role: 'group', 'aria-label': t('Tags') },
        tags.map(([tag, number]) => chip('tags', tag, number, tag))))) : '',
    h('button', { type: 'button', class: 'small', id: 'clear', hidden: true,
      onclick: () => setState({ q: '', status: [], tags: [], products: [] }) }, t('Clear filters')),
    h('button', { type: 'button', class: 'small keys-button', onclick: showKeys, title: t('Keyboard shortcuts (?)') },
    t('Keys')));
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
  const count = state.status.length + state.tags.length + state.products.length;
  document.getElementById('filter-count').textContent = count || '';
}

/* On a phone, the filters come when they are asked for. */
function showFilters(isOpen) {
  document.getElementById('filters').toggleAttribute('data-open', isOpen);
  document.getElementById('filters-more').setAttribute('aria-expanded', String(isOpen));
}

/* Groups of the list, one a feature: those in which something did not pass stand first. */
const groups = [];

function renderList() {
  groups.length = 0;
  const byFeature = new Map();
  for (const scenario of report.scenarios) {
    if (!byFeature.has(scenario.feature)) byFeature.set(scenario.feature, []);
    byFeature.get(scenario.feature).push(scenario);
  }
  for (const [, scenarios] of byFeature) {
    scenarios.sort((left, right) => left.line - right.line || left.repetition - right.repetition);
    const failures = scenarios.filter(isBad).length;
    groups.push({ feature: featureOf(scenarios[0]), number: scenarios[0].feature, scenarios, failures,
      fitting: scenarios, node: null, rows: null, isOpen: false, wasOpen: false, rowLimit: mostRows });
  }
  groups.sort((left, right) => (right.failures > 0) - (left.failures > 0) || left.number - right.number);
  const few = report.scenarios.length <= 60;
  let budget = 400;
  for (const group of groups) {
    group.isOpen = (few || group.failures > 0) && budget > 0;
    group.wasOpen = group.isOpen;
    if (group.isOpen) budget -= group.scenarios.length;
  }
  const nav = document.getElementById('list');
  fill(nav, h('h2', { id: 'list-title' }, t('Scenarios'), ' ', h('span', { class: 'number', id: 'list-count' })),
    h('p', { class: 'nothing', id: 'list-empty', hidden: true }, t('No scenarios match.')),
    h('div', { id: 'groups' }));
}

/* A browser that has to lay out a hundred thousand rows stands still: so many files, and rows of one, are shown, and the
   next ones by a button. */
const mostGroups = 200;
const mostRows = 300;
let groupLimit = mostGroups;

function moreButton(text, show) {
  return h('button', { type: 'button', class: 'small more', onclick: show }, text);
}

function placeGroups() {
  const fitting = groups.filter((group) => group.fitting.length > 0);
  const rest = fitting.length - groupLimit;
  fill(document.getElementById('groups'), fitting.slice(0, groupLimit).map(groupNode),
    rest > 0 ? moreButton(t('Show {n} more files of {rest}', { n: Math.min(rest, mostGroups), rest }), () => {
      const next = fitting[groupLimit];
      groupLimit += mostGroups;
      placeGroups();
      next.node.querySelector('summary').focus();
    }) : null);
}

/* What all files' addresses begin with goes without saying. */
let folder = null;

function commonFolder() {
  if (folder !== null) return folder;
  const addresses = report.start.features.map((feature) => feature.uri);
  folder = addresses.length ? addresses[0].slice(0, addresses[0].lastIndexOf('/') + 1) : '';
  while (folder && !addresses.every((address) => address.startsWith(folder))) {
    // Of “/” nothing is left: a run may mix absolute and relative paths.
    folder = folder.length > 1 ? folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1) : '';
  }
  return folder;
}

/* The group's node, made when it is shown first. */
function groupNode(group) {
  if (group.node) return group.node;
  const tallied = tally(group.scenarios.map((scenario) => scenario.status));
  group.node = h('details', { class: 'feature', open: group.isOpen },
    h('summary', null,
      h('h3', { lang: group.feature.language }, group.feature.name || group.feature.uri),
      h('span', { class: 'parts' }, statuses.filter((status) => tallied.has(status)).map((status) =>
        h('span', { class: `part-count ${status}` }, h('span', { 'aria-hidden': 'true' }, `${statusGlyphs[status]} `),
          tallied.get(status), h('span', { class: 'hidden' }, ` ${statusWord(status)} `)))),
      h('span', { class: 'path' }, group.feature.uri.slice(commonFolder().length))));
  if (group.isOpen) renderRows(group);
  group.node.addEventListener('toggle', () => {
    group.isOpen = group.node.open;
    if (group.isOpen && !group.rows) {
      renderRows(group);
      markCurrent();
    }
  });
  return group.node;
}

function openGroup(group, isOpen) {
  group.isOpen = isOpen;
  if (!group.node) return;
  group.node.open = isOpen;
  if (isOpen && !group.rows) renderRows(group);
}

/* Rules, outlines and their rows are told apart by lists in lists. */
function renderRows(group) {
  while (group.node.childElementCount > 1) group.node.lastChild.remove();
  group.rows = new Map();
  const top = h('ul', null);
  let [rule, outlineLine, ruleList, outlineList] = [undefined, null, top, null];
  for (const scenario of group.fitting.slice(0, group.rowLimit)) {
    if (scenario.rule !== rule) {
      rule = scenario.rule;
      outlineLine = null;
      ruleList = top;
      if (rule !== undefined) {
        const { keyword, name } = (group.feature.rules || [])[rule] || { keyword: 'Rule', name: '' };
        ruleList = h('ul', null);
        top.append(h('li', { class: 'rule' }, h('p', { class: 'group-name', lang: group.feature.language },
          h('span', { class: 'keyword' }, `${keyword}: `), name), ruleList));
      }
    }
    let list = ruleList;
    if (scenario.outline) {
      if (scenario.outline.line !== outlineLine) {
        outlineLine = scenario.outline.line;
        outlineList = h('ul', null);
        ruleList.append(h('li', { class: 'outline-group' }, h('p', { class: 'group-name', lang: group.feature.language },
          scenario.outline.name),
          outlineList));
      }
      list = outlineList;
    }
    const row = scenarioRow(scenario);
    group.rows.set(scenario, row);
    list.append(row);
  }
  group.node.append(top);
  const rest = group.fitting.length - group.rowLimit;
  if (rest <= 0) return;
  group.node.append(moreButton(t('Show {n} more scenarios of {rest}', { n: Math.min(rest, mostRows), rest }), () => {
    const next = group.fitting[group.rowLimit];
    group.rowLimit += mostRows;
    renderRows(group);
    markCurrent();
    group.rows.get(next).querySelector('a').focus();
  }));
}

function scenarioRow(scenario) {
  const filled = scenario.outline && scenario.name === scenario.outline.name;
  const name = filled ? scenario.outline.cells.join(' · ') : scenario.name;
  return h('li', { class: 'row' }, scenarioLink(scenario, statusMark(scenario.status),
    h('span', { class: 'row-name' }, name, scenario.repetition ? h('span', { class: 'dim' },
      ` (${t('repetition {number}', { number: scenario.repetition + 1 })})`) : null)));
}

let filteredBefore = false;

function isSame(left, right) {
  return left.length === right.length && left.every((scenario, index) => scenario === right[index]);
}

function updateList() {
  const fitting = matching();
  const filtered = hasFilters();
  const wanted = new Set(fitting);
  let budget = 300;
  groupLimit = mostGroups;
  for (const group of groups) {
    const before = group.fitting;
    group.fitting = filtered ? group.scenarios.filter((scenario) => wanted.has(scenario)) : group.scenarios;
    if (!isSame(before, group.fitting)) {
      group.rowLimit = mostRows;
      group.rows = null;
    }
    const number = group.fitting.length;
    if (filtered && number && budget > 0) {
      group.isOpen = true;
      budget -= number;
    } else if (!filtered && filteredBefore) group.isOpen = group.wasOpen;
    openGroup(group, group.isOpen);
  }
  placeGroups();
  filteredBefore = filtered;
  const total = report.scenarios.length;
  document.getElementById('list-count').textContent = filtered
    ? t('{part} of {total}', { part: fitting.length, total }) : numeral(total);
  document.getElementById('list-empty').hidden = fitting.length > 0 || total === 0;
  if (filtered) say(t('{n} of {total} scenarios shown.', { n: fitting.length, total }));
  return fitting;
}

function markCurrent() {
  for (const link of document.querySelectorAll('.list [aria-current]')) link.removeAttribute('aria-current');
  if (!shown.scenario) return;
  const group = groups.find((candidate) => candidate.number === shown.scenario.feature);
  const position = group ? group.fitting.indexOf(shown.scenario) : -1;
  if (position < 0) return;
  // Behind the last that is shown.
  if (!groupNode(group).isConnected) {
    const holder = document.getElementById('groups');
    holder.insertBefore(group.node, holder.querySelector(':scope > .more'));
  }
  if (position >= group.rowLimit) {
    group.rowLimit = position + mostRows;
    group.rows = null;
  }
  openGroup(group, true);
  const row = group.rows.get(shown.scenario);
  const link = row.querySelector('a');
  link.setAttribute('aria-current', 'true');
  const nav = document.getElementById('list');
  if (nav.scrollHeight > nav.clientHeight) {
    const [outer, inner] = [nav.getBoundingClientRect(), link.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) nav.scrollTop += inner.top - outer.top - outer.height / 3;
  }
}
