/* What took longest, and how much of each feature ran. */

function figureSections(scenarios) {
  if (!scenarios.length) return null;
  const hasWall = scenarios.some((scenario) => timeOf(scenario, wallOf));
  const time = (scenario) => timeOf(scenario, hasWall ? wallOf : (attempt) => attempt.duration);
  const slowest = [...scenarios].filter(time).sort((left, right) => time(right) - time(left)).slice(0, 5);
  return [
    slowest.length ? h('section', { 'aria-labelledby': 'slowest-title' },
      h('h2', { id: 'slowest-title' }, hasWall ? t('Slowest scenarios, by wall time') : t('Slowest scenarios, by virtual time')),
      h('ol', { class: 'slowest' }, slowest.map((scenario) => {
        const bar = h('span', { class: 'meter', 'aria-hidden': 'true' }, h('span', null));
        bar.firstChild.style.width = `${Math.ceil((time(scenario) * 100) / time(slowest[0]))}%`;
        return h('li', null, h('span', { class: 'slow-time' }, duration(time(scenario)), bar),
          h('span', null, scenarioLink(scenario, scenario.name), ' ', h('span', { class: 'dim code' }, scenario.place)));
      }))) : null,
    h('section', { 'aria-labelledby': 'features-title' }, h('h2', { id: 'features-title' }, t('Scenarios by feature')),
      featureTable(scenarios)),
  ];
}

function timeOf(scenario, timeOfAttempt) {
  return scenario.attempts.reduce((sum, attempt) => sum + timeOfAttempt(attempt), 0);
}

const mostFeatures = 200;

function featureTable(scenarios) {
  const rows = new Map();
  for (const scenario of scenarios) {
    const row = rows.get(scenario.feature) || { feature: featureOf(scenario), scenarios: [], requirements: new Set() };
    row.scenarios.push(scenario);
    for (const tag of scenario.tags) if (/^@[A-Z][A-Z0-9]*-[A-Z]+\d+$/.test(tag)) row.requirements.add(tag.slice(1));
    rows.set(scenario.feature, row);
  }
  const all = [...rows.values()].sort((left, right) => right.scenarios.length - left.scenarios.length);
  return h('div', { class: 'table-scroll', role: 'group', 'aria-label': t('Scenarios by feature'), tabindex: '0' },
    h('table', { class: 'figures features' },
      h('thead', null, h('tr', null, [t('Feature'), t('Scenarios'), t('Requirements'), t('Virtual time')]
        .map((name) => h('th', { scope: 'col' }, name)))),
      h('tbody', null, all.slice(0, mostFeatures).map((row) => h('tr', null,
        h('th', { scope: 'row', lang: row.feature.language }, row.feature.name || row.feature.uri),
        h('td', null, numeral(row.scenarios.length)),
        h('td', null, [...row.requirements].sort((left, right) =>
          left.localeCompare(right, 'en', { numeric: true })).join(', ')),
        h('td', null, duration(row.scenarios.reduce((sum, scenario) => sum + timeOf(scenario, ({ duration: time }) => time),
          0))))))));
}
