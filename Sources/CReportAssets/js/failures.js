/* What did not pass, cause by cause. */

const mostFailures = 40;

/* Scenarios in groups of one cause, as the run's summary has them; one that it does not name is a group of its own. */
function byCause(scenarios) {
  const causes = causesByPlace();
  const groups = new Map();
  for (const scenario of scenarios) {
    const cause = causes.get(`${scenario.place}~${scenario.repetition}`);
    const key = cause ? cause.group : scenario;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(scenario);
  }
  return [...groups.values()];
}

let causes = null;

function causesByPlace() {
  if (causes) return causes;
  causes = new Map();
  for (const group of (report.summary && report.summary.causes) || []) {
    for (const { place, repetition, difference } of group) {
      causes.set(`${place}~${repetition || 0}`, { group, difference });
    }
  }
  return causes;
}

function failureList(groups) {
  const list = h('ul', { class: 'failures' }, groups.slice(0, mostFailures).map(failureCard));
  if (groups.length <= mostFailures) return list;
  const more = h('button', { type: 'button', class: 'small', onclick: () => {
    list.append(...groups.slice(mostFailures).map(failureCard));
    more.remove();
  } }, t('Show {count} more', { count: groups.length - mostFailures }));
  return [list, more];
}

/* The cells of a scenario whose name does not tell it from the others of its outline; else null. */
function rowText(scenario) {
  return scenario.outline && scenario.name === scenario.outline.name ? scenario.outline.cells.join(' · ') : null;
}

function scenarioTitle(scenario) {
  const row = rowText(scenario);
  return [statusMark(scenario.status), scenarioLink(scenario, scenario.name),
    row ? h('span', { class: 'dim', lang: languageOf(scenario) }, ` (${row})`) : null, historyNotes(scenario)];
}

/* One look says what failed, where, why, and what was on the screen; the others of the group are named. */
function failureCard([scenario, ...others], index) {
  const attempt = tellingAttempt(scenario);
  const decisive = decisiveStep(attempt);
  const step = decisive >= 0 ? attempt.steps[decisive] : null;
  const message = step && step.message ? step.message : attempt.message;
  const { after } = decisive >= 0 ? snapshotsAround(attempt, decisive) : {};
  const hasPicture = index < 12 && after && after.number !== null && after.number !== undefined;
  const lang = languageOf(scenario);
  return h('li', { class: `failure ${scenario.status}` },
    h('div', { class: 'failure-text' },
      h('h3', null, scenarioTitle(scenario)),
      h('p', { class: 'sub' }, h('span', { lang }, featureOf(scenario).name), ' · ',
        h('span', { class: 'code' }, scenario.place)),
      step ? h('p', { class: 'failing-step', lang }, h('span', { class: 'keyword' }, step.keyword || ''),
        withParameters(step)) : null,
      step && step.message && attempt.message ? h('p', { class: 'sub' }, attempt.message) : null,
      message ? messageBlock(message.split('\n').slice(0, 10).join('\n'), scenario.status) : null,
      others.length ? otherFailures(others) : null,
      h('p', { class: 'actions' }, copyButton(t('Copy failure as Markdown'), () => failureMarkdown(scenario)))),
    hasPicture ? thumbnail(instantiate(after.number), after.look) : null);
}

function otherFailures(scenarios) {
  const known = causesByPlace();
  const differences = scenarios.map((scenario) => known.get(`${scenario.place}~${scenario.repetition}`).difference);
  const n = scenarios.length;
  return h('details', { class: 'others', open: n <= 5 },
    h('summary', null, differences.some(Boolean) ? t('The same kind of failure in {n} more scenarios', { n })
      : t('The same failure in {n} more scenarios', { n })),
    h('ul', null, scenarios.map((scenario, index) => h('li', null, scenarioTitle(scenario), ' ',
      h('span', { class: 'dim code' }, scenario.place),
      differences[index] ? h('p', { class: 'code difference', lang: report.start.language || 'en' }, differences[index])
        : null))));
}
