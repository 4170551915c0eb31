/* Which scenarios fit the search and the filters. */

/* Lower case, without accents: who looks for “pre-inscription” finds « Pré-inscription ». */
function plain(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/* What a scenario is found by, steps that are in a part aside. */
function searchText(scenario) {
  if (scenario.searchText === undefined) {
    const feature = featureOf(scenario);
    const rule = scenario.rule === undefined ? null : (feature.rules || [])[scenario.rule];
    const parts = [scenario.name, feature.name, rule ? rule.name : '', scenario.place, scenario.tags.join(' '),
      scenario.product];
    const last = lastAttempt(scenario);
    if (last.texts && last.message) parts.push(last.message);
    for (const step of last.texts ? [] : last.steps) {
      parts.push((step.keyword || '') + step.text);
      if (step.message) parts.push(step.message);
      if (step.table) parts.push(step.table.flat().join(' '));
    }
    scenario.searchText = plain(parts.join('\n'));
  }
  return scenario.searchText;
}

/* Whether a scenario has a term. The texts of steps in parts are looked through once for all scenarios. */
function searchFor(term) {
  const hits = parts.texts.map((text) => text.includes(term));
  return (scenario) => searchText(scenario).includes(term)
    || (lastAttempt(scenario).texts || []).some((number) => hits[number]);
}

function hasFilters() {
  return state.q !== '' || state.status.length > 0 || state.tags.length > 0 || state.products.length > 0;
}

/* Within a kind of filter any fits; of several kinds, each has to. */
function matching() {
  if (!hasFilters()) return report.scenarios;
  const terms = plain(state.q).split(/\s+/).filter(Boolean).map(searchFor);
  return report.scenarios.filter((scenario) =>
    (!state.status.length || state.status.includes(scenario.status))
    && (!state.tags.length || state.tags.some((tag) => scenario.tags.includes(tag)))
    && (!state.products.length || state.products.includes(scenario.product))
    && (!terms.length || terms.every((isIn) => isIn(scenario))));
}
