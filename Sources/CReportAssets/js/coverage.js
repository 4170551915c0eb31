/* What the run shows of the requirements and of the apps: what is not covered comes first. docs/coverage.md says what
   the JSON holds; what an older one lacks is left out. */

const measures = ['requirements', 'routes', 'screens', 'actions', 'links', 'payloads'];

function measureWord(name) {
  return {
    requirements: t('Requirements'), routes: t('Routes'), screens: t('Screens'), actions: t('Actions'), links: t('Links'),
    payloads: t('Payloads'),
  }[name];
}

function coverageSummary(coverage) {
  const groups = (coverage.groups || []).filter((group) => group.measures || group.requirements);
  return h('div', { class: 'table-scroll', role: 'group', 'aria-label': t('Coverage by product'), tabindex: '0' },
    h('table', { class: 'figures' },
      h('thead', null, h('tr', null, h('th', { scope: 'col' }, t('Product')),
        measures.map((name) => h('th', { scope: 'col' }, measureWord(name))))),
      h('tbody', null, groups.map((group) => h('tr', null, h('th', { scope: 'row' }, group.name),
        measures.map((name) => {
        const figure = figureOf(group, name);
        return h('td', null, figure ? [meter(figure), t('{part} of {total}', { part: figure.covered, total: figure.total })] : '–');
      }))))));
}

function figureOf(group, name) {
  if (group.measures) return group.measures[name];
  if (name !== 'requirements' || !group.requirements) return undefined;
  const covered = group.requirements.filter((item) => item.status === 'covered').length;
  return { covered, total: group.requirements.length };
}

function meter(figure) {
  const bar = h('span', { class: 'meter', 'aria-hidden': 'true' },
    h('span', { class: figure.covered === figure.total ? 'all' : '' }));
  bar.firstChild.style.width = `${figure.total ? Math.floor((figure.covered * 100) / figure.total) : 0}%`;
  return bar;
}

function coverageView(coverage) {
  const describe = (item) => (typeof item === 'string' ? item
    : item.pattern ? `${item.pattern} → ${item.destination}`
      : item.rule ? `${item.rule} → ${item.destination}`
        : item.role ? nameOf(item) + (item.destination ? ` (${item.destination})` : '')
          : [item.destination, ...(item.parameters || [])].join(' '));
  const lists = [
    ['routes', 'neverSeen', t('Routes never taken'), 'seen', t('Routes taken')],
    ['screens', 'neverShown', t('Screens never shown'), 'shown', t('Screens shown')],
    ['actions', 'neverActed', t('Elements never acted on'), 'acted', t('Elements acted on')],
    ['links', 'neverFollowed', t('Links never followed'), 'followed', t('Links followed')],
    ['payloads', 'neverOpened', t('Notifications never opened'), 'opened', t('Notifications opened')],
  ];
  const block = (title, items, isOpen) => (items && items.length ? h('details', { open: isOpen },
    h('summary', null, title, h('span', { class: 'number' }, numeral(items.length))),
    h('ul', { class: 'items' }, items.map((item) => h('li', null, describe(item))))) : null);
  return h('div', { class: 'coverage' },
    h('p', { class: 'crumbs' }, h('a', { href: '#', class: 'back always', onclick: goHome }, t('‹ Overview'))),
    h('h2', { tabindex: '-1', id: 'coverage-title' }, t('Coverage')),
    coverage.dryRun ? h('p', { class: 'notice' }, t('No step was run: only requirements count.')) : null,
    coverageSummary(coverage),
    unknownBlock(t('Tags that name no requirement'), coverage.unknownTags),
    unknownBlock(t('Tests that name no requirement'), coverage.unknownTestIDs),
    (coverage.groups || []).map((group) => h('section', { class: 'coverage-group' },
      h('h3', null, group.name), requirementsTable(group.requirements || []),
      lists.map(([name, never, neverTitle, seen, seenTitle]) => (group[name]
        ? [block(neverTitle, group[name][never], true), block(seenTitle, group[name][seen], false),
          block(t('{what}: {details}', { what: t('Nothing matched'), details: measureWord(name) }), group[name].unmatched, false)] : null)))));
}

function unknownBlock(title, items) {
  return items && items.length ? h('div', { class: 'card-block' }, h('h3', null, title),
    h('ul', null, items.map((item) =>
    h('li', null, h('span', { class: 'code' }, item.id), item.suggestion ? t(' – perhaps {suggestion}?', { suggestion: item.suggestion }) : '',
      h('span', { class: 'dim' }, ` ${(item.places || []).slice(0, 3).join(', ')}`))))) : null;
}

const requirementOrder = { failed: 0, missing: 1, notRun: 2, covered: 3 };
const requirementMark = { failed: 'failed', missing: 'undefined', notRun: 'skipped', covered: 'passed' };

function requirementsTable(requirements) {
  if (!requirements.length) return null;
  const row = (item) => h('tr', null,
    h('td', null, statusBadgeOf(item.status)), h('th', { scope: 'row' }, item.id), h('td', null, item.title),
    h('td', null, item.kind), h('td', { class: 'code' }, (item.places || []).slice(0, 3).join(', '),
      (item.places || []).length > 3 ? ` ${t('… and {rest} more', { rest: item.places.length - 3 })}` : null));
  const table = (items) => h('div', { class: 'table-scroll', role: 'group', 'aria-label': t('Requirements'),
    tabindex: '0' },
    h('table', { class: 'requirements' }, h('thead', null,
      h('tr', null, [t('Status'), t('Requirement'), t('Title'), t('Verified by'), t('Where')]
      .map((name) => h('th', { scope: 'col' }, name)))), h('tbody', null, items.map(row))));
  const open = requirements.filter((item) => item.status !== 'covered')
    .sort((left, right) => requirementOrder[left.status] - requirementOrder[right.status]);
  const covered = requirements.filter((item) => item.status === 'covered');
  return [
    open.length ? h('details', { open: true }, h('summary', null, t('Requirements not covered'),
      h('span', { class: 'number' }, open.length)), table(open)) : null,
    covered.length ? h('details', null, h('summary', null, t('Requirements covered'),
      h('span', { class: 'number' }, covered.length)), table(covered)) : null,
  ];
}

function statusBadgeOf(status) {
  const mark = requirementMark[status] || 'undefined';
  return h('span', { class: `badge ${mark}` }, h('span', { 'aria-hidden': 'true' }, statusGlyphs[mark]),
    ' ', { failed: t('failed|requirement'), missing: t('missing'), notRun: t('not run'), covered: t('covered|requirement'),
    }[status] || status);
}
