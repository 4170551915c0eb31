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
  add(history.newlyFailing, (entry) => (entry.isNew ? 'new, failing' : 'newly failing'));
  add(history.newlyFixed, () => 'newly fixed');
  add(history.failing.filter((entry) => !isNew.has(historyKey(entry))),
    (entry) => `failing for ${count(entry.runs, 'run')}, since ${dateText(entry.since)}`);
  add(history.flaky, flakyText);
  add(history.slower, slowerText);
  return byPlace;
}

function flakyText({ flakyRuns, runs }) {
  return `flaky in ${flakyRuns} of ${count(runs, 'run')}`;
}

function slowerText({ milliseconds, requests }) {
  const parts = [];
  if (milliseconds[1] > milliseconds[0]) parts.push(`${duration(milliseconds[0])} → ${duration(milliseconds[1])}`);
  if (requests[1] > requests[0]) parts.push(`${requests[0]} → ${count(requests[1], 'request')}`);
  return `slower: ${parts.join(', ')}`;
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
  const lists = [['Newly failing', history.newlyFailing, nothing], ['Newly fixed', history.newlyFixed, nothing],
    ['Slower than the run before', history.slower, slowerText], ['Flaky', history.flaky, flakyText]];
  return h('section', { class: 'history', 'aria-labelledby': 'history-title' },
    h('h2', { id: 'history-title' }, 'Since the last run'),
    h('p', { class: 'sub' }, `${runText(before)}: ${count(history.newlyFailing.length, 'scenario')} newly failing, `
      + `${history.newlyFixed.length.toLocaleString('en')} newly fixed.`),
    trend(history.runs), lists.map((list) => historyList(...list)));
}

function historyList(title, entries, note) {
  if (!entries.length) return null;
  const rows = entries.slice(0, mostFailures).map((entry) => {
    const scenario = historyScenario(entry);
    const name = scenario ? h('a', {
      href: `#s=${encodeURIComponent(scenario.key)}`,
      onclick: (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openScenario(scenario);
      },
    }, entry.name) : entry.name;
    return h('li', null, scenario ? statusMark(scenario.status) : null, name, ' ',
      h('span', { class: 'dim code' }, entry.location), historyNote(note(entry)));
  });
  const rest = entries.length - rows.length;
  return [h('h3', null, `${title} (${entries.length.toLocaleString('en')})`),
    h('ul', { class: 'history-list' }, rows), rest ? h('p', { class: 'sub' }, `… and ${rest} more.`) : null];
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
    const figures = `${run.passed.toLocaleString('en')} passed, ${run.failed.toLocaleString('en')} did not`
      + `${run.flaky ? `, ${run.flaky} flaky` : ''}${run.isFinished ? '' : index === runs.length - 1 ? '' : ', unfinished'}`;
    const bar = h('span', { class: `bar ${run.failed ? 'failed' : 'passed'}`, 'aria-hidden': 'true' });
    bar.style.height = `${run.failed ? 12 + Math.round(88 * run.failed / worst) : 6}%`;
    const isLast = index === runs.length - 1;
    return h('li', { title: `${runText(run)}: ${figures}` }, bar,
      h('span', { class: 'hidden' }, `${isLast ? 'This run' : runText(run)}: ${figures}`));
  });
  return h('figure', { class: 'trend' },
    h('figcaption', null, `Scenarios that did not pass in the last ${runs.length} runs; at most `
      + `${Math.max(...runs.map((run) => run.failed)).toLocaleString('en')}`),
    h('ol', null, bars));
}
