/* What the runs before this one say: the trend, and what is new since the last. */

/* Facts and scenarios by product and place: several products may run one file. */
let notesByPlace = null;
let scenariosByPlace = null;

function historyKey({ product, place, location }) {
  return `${product}\n${place || location}`;
}

function historyScenario(entry) {
  if (!scenariosByPlace) {
    scenariosByPlace = new Map(report.scenarios.map((scenario) => [historyKey(scenario), scenario]));
  }
  return scenariosByPlace.get(historyKey(entry));
}

function historyFacts(scenario) {
  if (!report.history) return [];
  if (!notesByPlace) notesByPlace = factsByPlace(report.history);
  return notesByPlace.get(historyKey(scenario)) || [];
}

function factsByPlace(history) {
  const byPlace = new Map();
  const add = (entries, text) => {
    for (const entry of entries) {
      const key = historyKey(entry);
      if (!byPlace.has(key)) byPlace.set(key, []);
      byPlace.get(key).push(text(entry));
    }
  };
  const isNew = new Set(history.newlyFailing.map(historyKey));
  add(history.newlyFailing, (entry) => (entry.isNew ? t('new, failing') : t('newly failing')));
  add(history.newlyFixed, () => t('newly fixed'));
  add(history.failing.filter((entry) => !isNew.has(historyKey(entry))),
    (entry) => t('failing for {n} runs, since {date}', { n: entry.runs, date: dateText(entry.since) }));
  add(history.flaky, flakyText);
  add(history.slower, slowerText);
  return byPlace;
}

function flakyText({ flakyRuns, runs }) {
  return t('flaky in {flaky} of {n} runs', { flaky: flakyRuns, n: runs });
}

function slowerText({ milliseconds, requests }) {
  const parts = [];
  if (milliseconds[1] > milliseconds[0]) parts.push(`${duration(milliseconds[0])} → ${duration(milliseconds[1])}`);
  if (requests[1] > requests[0]) {
    parts.push(t('{before} → {n} requests', { before: requests[0], n: requests[1] }));
  }
  return t('slower: {details}', { details: parts.join(', ') });
}

/* Beside the name of a scenario. */
function historyNotes(scenario) {
  return historyFacts(scenario).map(historyNote);
}

function historyNote(fact) {
  return fact ? h('span', { class: 'history-note' }, fact) : null;
}

function historySection(history) {
  if (history.runs.length < 2) return null;
  const before = history.runs[history.runs.length - 2];
  const nothing = () => null;
  const lists = [[t('Newly failing'), history.newlyFailing, nothing], [t('Newly fixed'), history.newlyFixed, nothing],
    [t('New scenarios'), history.added || [], nothing], [t('Changed scenarios'), history.changed || [], nothing],
    [t('Slower than in the run before'), history.slower, slowerText], [t('Flaky'), history.flaky, flakyText]];
  return h('section', { class: 'history', 'aria-labelledby': 'history-title' },
    h('h2', { id: 'history-title' }, t('Since the last run')),
    h('p', { class: 'sub' }, t('{what}: {details}', { what: runText(before), details: [
      t('{n} scenarios newly failing', { n: history.newlyFailing.length }),
      t('{count} newly fixed', { count: history.newlyFixed.length })].join(', ') })),
    trend(history.runs), lists.map((list) => historyList(...list)));
}

function historyList(title, entries, note) {
  if (!entries.length) return null;
  const rows = entries.slice(0, mostFailures).map((entry) => {
    const scenario = historyScenario(entry);
    const name = scenario ? scenarioLink(scenario, entry.name) : entry.name;
    return h('li', null, scenario ? statusMark(scenario.status) : null, name, ' ',
      h('span', { class: 'dim code' }, entry.location), historyNote(note(entry)));
  });
  const rest = entries.length - rows.length;
  return [h('h3', null, `${title} (${numeral(entries.length)})`),
    h('ul', { class: 'history-list' }, rows), rest ? h('p', { class: 'sub' }, t('… and {rest} more', { rest })) : null];
}

function runText(run) {
  const revision = run.revision ? ` (${run.revision.slice(0, 7)}${run.isClean === false ? '+' : ''})` : '';
  return dateText(run.startedAt) + revision;
}

/* How many did not pass, run by run. A bar is as high as its share of the worst run; a run without failures is a mark
   on the ground. */
function trend(runs) {
  const worst = Math.max(1, ...runs.map((run) => run.failed));
  const bars = runs.map((run, index) => {
    const isLast = index === runs.length - 1;
    const figures = [t('{count} passed', { count: run.passed }), t('{count} did not', { count: run.failed }),
      run.flaky ? t('{count} flaky', { count: run.flaky }) : null,
      run.isFinished || isLast ? null : t('unfinished')].filter(Boolean).join(', ');
    const bar = h('span', { class: `bar ${run.failed ? 'failed' : 'passed'}`, 'aria-hidden': 'true' });
    bar.style.height = `${run.failed ? 12 + Math.round(88 * run.failed / worst) : 6}%`;
    const words = (what) => t('{what}: {details}', { what, details: figures });
    return h('li', { title: words(runText(run)) }, bar,
      h('span', { class: 'hidden' }, words(isLast ? t('This run') : runText(run))));
  });
  return h('figure', { class: 'trend' },
    h('figcaption', null, t('Scenarios that did not pass in the last {runs} runs; at most {most}',
      { runs: runs.length, most: Math.max(...runs.map((run) => run.failed)) })),
    h('ol', null, bars));
}
