/* What this tab remembers: who it is, what number its next act has, and the steps, from which a server that was started
   anew builds the session up again. */

const key = (name) => `appshell.${name}`;

function read(store, name, missing) {
  try {
    const text = store.getItem(key(name));
    return text === null ? missing : JSON.parse(text);
  } catch {
    return missing;
  }
}

/* Without room, or where the browser keeps nothing, the page works all the same. */
function write(store, name, value) {
  try {
    store.setItem(key(name), JSON.stringify(value));
  } catch { /* kept in memory only */ }
}

function freshID() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const session = {
  id: read(sessionStorage, 'session', null) || freshID(),
  number: read(sessionStorage, 'number', 0),
  /* As ConsoleStep has them. */
  steps: read(sessionStorage, 'steps', []),
  /* Those of a script that have not run yet. */
  planned: read(sessionStorage, 'planned', []),
  /* The script's file, where it can be written. */
  file: read(sessionStorage, 'file', null),
  /* Names the file and its text. */
  fileKey: read(sessionStorage, 'fileKey', null),
  product: read(sessionStorage, 'product', null),
  language: read(sessionStorage, 'language', null),
  /* What the script and its scenario are called, where not as the page calls them. */
  feature: read(sessionStorage, 'feature', null),
  name: read(sessionStorage, 'name', null),

  nextNumber() {
    this.number += 1;
    write(sessionStorage, 'number', this.number);
    return this.number;
  },
  save() {
    for (const name of ['steps', 'planned', 'file', 'fileKey', 'product', 'language', 'feature', 'name']) write(sessionStorage, name, this[name]);
  },
};

/* An address may name a product: a tab that has another one begins anew. It is asked once, not at each reload. */
export function obeyAddress() {
  const asked = new URLSearchParams(location.search).get('product');
  if (asked === null) return;
  if (session.product && session.product !== asked) Object.assign(session, { id: freshID(), number: 0, steps: [],
    planned: [], file: null, fileKey: null, feature: null, name: null });
  session.product = asked;
  history.replaceState(null, '', location.pathname);
}

/* A tab that was duplicated has a copy of all this: it goes on as a session of its own. */
export async function claim() {
  if (navigator.locks) {
    // The page that is being left by a reload may hold it a moment longer.
    for (const wait of [0, 60, 250]) {
      if (wait) await new Promise((done) => { setTimeout(done, wait); });
      if (await isMine()) break;
      if (wait === 250) {
        session.id = freshID();
        session.number = 0;
        await isMine();
      }
    }
  }
  write(sessionStorage, 'session', session.id);
}

function isMine() {
  return new Promise((done) => {
    navigator.locks.request(key(session.id), { ifAvailable: true }, (lock) => {
      done(Boolean(lock));
      return lock ? new Promise(() => {}) : undefined;
    }).catch(() => done(true));
  });
}

/* How the reader likes the page, in all tabs. */
export const likes = {
  language: 'fr', theme: 'system', textSize: 100, sound: false, ...read(localStorage, 'likes', {}),
  set(name, value) {
    this[name] = value;
    const { set, ...values } = this;
    write(localStorage, 'likes', values);
  },
};
