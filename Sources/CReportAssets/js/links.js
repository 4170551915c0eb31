/* Addresses of scenarios and steps. They name the feature, the scenario and the step by their words, so that an edit
   elsewhere in the script leaves them alone, and the lines besides, for where the words are new. */

/* Numbers scenarios that have the same words, in the order of the scripts. */
function tellApart(scenarios) {
  const counts = new Map();
  const ordered = [...scenarios].sort((left, right) => (left.uri < right.uri ? -1 : left.uri > right.uri ? 1
    : left.line - right.line || left.repetition - right.repetition));
  for (const scenario of ordered) {
    scenario.words = [featureOf(scenario).name, scenario.name, ...(scenario.outline ? scenario.outline.cells : [])].join('\n');
    scenario.copy = (counts.get(scenario.words) || 0) + 1;
    counts.set(scenario.words, scenario.copy);
  }
}

/* The step of an attempt as an address has it: by its words, which of those with the same words, and its line. */
function nameStep(attempt, index, parameters) {
  const step = attempt.steps[index];
  if (!step) return;
  const copy = attempt.steps.slice(0, index).filter((other) => other.text === step.text).length + 1;
  parameters.set('step', step.text);
  if (copy > 1) parameters.set('step-copy', copy);
  if (step.line) parameters.set('line', step.line);
}

function nameScenario(scenario, parameters) {
  parameters.set('feature', featureOf(scenario).name);
  parameters.set('scenario', scenario.name);
  for (const cell of scenario.outline ? scenario.outline.cells : []) parameters.append('cell', cell);
  if (scenario.copy > 1) parameters.set('copy', scenario.copy);
  parameters.set('at', scenario.place);
}

/* The scenario that an address means; undefined where there is none. */
function namedScenario(parameters) {
  const words = [parameters.get('feature'), parameters.get('scenario'), ...parameters.getAll('cell')].join('\n');
  const alike = report.scenarios.filter((scenario) => scenario.words === words);
  return alike.find((scenario) => scenario.copy === Number(parameters.get('copy') || 1)) || alike[0]
    || report.scenarios.find((scenario) => scenario.place === parameters.get('at'));
}

/* The index of the step that an address means; -1 where there is none. A number is its place among those that show. */
function namedStep(attempt, wanted) {
  const alike = attempt.steps.map((_, index) => index).filter((index) => attempt.steps[index].text === wanted.text);
  if (alike.length) return alike[wanted.copy - 1] ?? alike[0];
  const byLine = attempt.steps.findIndex((step) => wanted.line && step.line === wanted.line);
  if (byLine >= 0) return byLine;
  return /^\d+$/.test(wanted.text) ? visibleSteps(attempt)[Number(wanted.text) - 1] ?? -1 : -1;
}

/* A link to what is shown, the step included that is shown before anyone has chosen one. */
function linkToShown() {
  const position = shown.step === null ? null : visibleSteps(shown.attempt).indexOf(shown.step);
  return window.location.href.replace(/#.*/s, '') + addressOf({ ...state, q: '', status: [], tags: [], products: [],
    step: position });
}

/* A link of the page, which also opens in another window. */
function scenarioLink(scenario, ...content) {
  return h('a', {
    href: addressOf({ ...nowhere, scenario: scenario.key }),
    lang: languageOf(scenario),
    onclick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      openScenario(scenario);
    },
  }, ...content);
}
