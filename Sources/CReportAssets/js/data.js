/* What the page's pieces of data say, put together. HTMLReport writes one piece for the start, one for each attempt
   of a scenario, one for each hook around the run, and at the end the summary and the coverage. */

const report = {
  start: { title: document.title, features: [], errors: [] },
  assembled: null,
  /* Scenarios with their attempts, in the order in which they ran first. */
  scenarios: [],
  scenariosByKey: new Map(),
  hooks: [],
  summary: null,
  coverage: null,
  /* This run and those before, where a history was kept. */
  history: null,
  /* Pieces that could not be read: the file was cut off. */
  unreadable: 0,
};

/* By their numbers, which go on from one piece to the next. */
const elements = [];
const eventTexts = [];
/* The style sheets of the products' looks. */
const looks = [];

const statuses = ['failed', 'flaky', 'undefined', 'ambiguous', 'pending', 'skipped', 'expected', 'passed'];

function readReport() {
  const byID = new Map();
  const keys = new Set();
  for (const node of document.querySelectorAll('script[type="application/json"]')) {
    let piece;
    try {
      piece = JSON.parse(node.textContent);
    } catch {
      report.unreadable += 1;
      continue;
    }
    // Its text is not needed any more.
    node.remove();
    switch (piece.kind) {
      case 'start': report.start = piece; break;
      case 'assembled': report.assembled = (report.assembled || 0) + piece.count; break;
      case 'hook': report.hooks.push(piece); break;
      case 'scenario':
        readTables(piece);
        addAttempt(detailed(piece), piece, byID, keys);
        break;
      case 'index': readIndex(piece, (attempt, entry) => addAttempt(attempt, entry, byID, keys)); break;
      case 'summary': report.summary = piece; break;
      case 'coverage': report.coverage = piece.coverage; break;
      case 'history': report.history = piece.history; break;
    }
  }
  for (const scenario of report.scenarios) scenario.status = statusOf(scenario.attempts);
  tellApart(report.scenarios);
  applyLooks();
}

/* As a constructed sheet: the page's policy allows no style element but its own. */
function applyLooks() {
  if (!looks.length) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(looks.join('\n'));
  document.adoptedStyleSheets = [sheet];
}

function readTables(piece) {
  for (const element of piece.newElements || []) elements.push(element);
  for (const look of piece.newThemes || []) looks.push(look);
  for (const text of piece.newEvents || []) eventTexts.push(text);
}

function detailed(piece) {
  return {
    number: piece.attempt || 0,
    status: piece.status || 'passed',
    retried: Boolean(piece.retried),
    message: piece.message,
    duration: piece.duration || 0,
    divergence: piece.divergence,
    steps: piece.steps,
    events: piece.events || [],
    snapshots: piece.snapshots || [],
  };
}

function addAttempt(attempt, piece, byID, keys) {
  let scenario = byID.get(piece.id);
  if (!scenario) {
    const feature = report.start.features[piece.feature] || { uri: '', keyword: 'Feature', name: '?' };
    scenario = {
      feature: piece.feature,
      uri: feature.uri,
      rule: piece.rule,
      keyword: piece.keyword,
      name: piece.name || piece.keyword,
      line: piece.line,
      place: `${feature.uri}:${piece.line}`,
      outline: piece.outline,
      product: piece.product || '',
      tags: piece.tags || [],
      repetition: piece.repetition || 0,
      attempts: [],
    };
    scenario.key = uniqueKey(scenario.place + (scenario.repetition ? `~${scenario.repetition + 1}` : ''), keys);
    byID.set(piece.id, scenario);
    report.scenarios.push(scenario);
    report.scenariosByKey.set(scenario.key, scenario);
  }
  scenario.attempts.push(attempt);
}

/* Several products may run one file. */
function uniqueKey(key, keys) {
  let unique = key;
  for (let number = 2; keys.has(unique); number += 1) unique = `${key}~${number}`;
  keys.add(unique);
  return unique;
}

/* As the run counts it: by the last attempt, and what failed before has to pass then. */
function statusOf(attempts) {
  const last = attempts[attempts.length - 1].status;
  if (attempts.length === 1) return last;
  if (last === 'passed') return 'flaky';
  return last === 'skipped' ? attempts[attempts.length - 2].status : last;
}

function featureOf(scenario) {
  return report.start.features[scenario.feature] || { uri: scenario.uri, keyword: 'Feature', name: scenario.uri };
}

/* Real time, in milliseconds; 0 where it is unknown. */
function wallOf(attempt) {
  return (attempt.wall ?? attempt.steps.reduce((sum, step) => sum + (step.wall || 0), 0)) / 1000;
}

/* The language of a scenario's script. */
function languageOf(scenario) {
  return featureOf(scenario).language;
}

/* The step that says why an attempt did not pass. */
function decisiveStep(attempt) {
  const order = ['failed', 'ambiguous', 'undefined', 'pending'];
  for (const status of order) {
    const index = attempt.steps.findIndex((step) => step.status === status);
    if (index >= 0) return index;
  }
  return attempt.steps.findIndex((step) => step.status === 'skipped' && step.message);
}

/* Whether there is something to look at. */
function isBad(scenario) {
  return isBadStatus(scenario.status);
}

function isBadStatus(status) {
  return statuses.indexOf(status) < statuses.indexOf('skipped');
}

/* The attempt to begin with: the one that says what is wrong. */
function tellingAttempt(scenario) {
  if (scenario.status !== 'flaky') return lastAttempt(scenario);
  return scenario.attempts.filter((attempt) => attempt.status !== 'passed').pop() || lastAttempt(scenario);
}

function lastAttempt(scenario) {
  return scenario.attempts[scenario.attempts.length - 1];
}

/* What was on the screen after a step, and what before it: `{ navigation, number, look }`, or null where nothing is
   known. A step that tells no snapshot left everything as it was. */
function snapshotsAround(attempt, index) {
  let before = null;
  let after = null;
  for (const [step, navigation, number, look] of attempt.snapshots) {
    if (step > index) break;
    const snapshot = { navigation, number, look };
    if (step < index) before = snapshot;
    after = snapshot;
  }
  return { before, after };
}
