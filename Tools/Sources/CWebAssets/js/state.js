/* What the server said last, and the one way to do something. */

import { act } from './connection.js';
import { notice } from './dom.js';
import { phrases } from './steps.js';
import { t } from './texts.js';

export const state = {
  products: [],
  product: null,
  /* Of the session's script, which need not be the page's own. */
  language: 'fr',
  bench: {},
  moment: 0,
  looking: null,
  screen: null,
  /* The number of that screen: what is done on it says so. */
  drawn: null,
  run: 'stopped',
  title: '',
  time: '',
  clock: { runs: false, rate: 1 },
  steps: [],
  panel: {},
  /* The screens that passed, by moment: comparing two of them needs no answer. */
  screens: new Map(),
};

/* What may be asked for while an earlier moment is looked at. */
const harmless = new Set(['look', 'branch', 'restart', 'record', 'save', 'complete']);

let flush = () => {};

/* What the reader typed goes out before anything else does. */
export function flushesFirst(action) {
  flush = action;
}

export function perform(body, answer) {
  if (state.looking !== null && !harmless.has(body.do)) {
    notice(t('lookFirst'), 'warning');
    return false;
  }
  flush();
  act(body.path === undefined ? body : { ...body, drawn: state.drawn }, answer);
  return true;
}

/* A step as a person would write it; one that stands under a colon has a text or a table. */
export function step(text, more, answer) {
  return perform({ do: 'step', step: { text, ...more } }, answer);
}

export const phrase = () => phrases(state.language);

export const productName = () => {
  const product = state.products.find((one) => one.id === state.product);
  return product ? product.name : state.product || '';
};

export const lastMoment = () => (state.steps.length ? state.steps.at(-1).moment : 0);
