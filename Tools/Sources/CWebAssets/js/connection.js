/* The socket: acts go out in the order in which they were done, each under its own number, and stay in one list until
   the server has answered them. After a break the list goes out again, under the same numbers: the server leaves out
   what it has done already, so nothing is lost and nothing is done twice. */

import { session } from './session.js';

/* Far below what the server takes, so that a long session does not hold up an act. */
const frameLimit = 60000;
const slowest = 2000;

const unanswered = [];
let socket = null;
let greeted = false;
let pause = 100;
let retry = 0;
let heard = 0;
let probe = 0;
let listener = { message() {}, state() {}, tooLong() {}, hello() { return {}; } };

const size = (text) => new TextEncoder().encode(text).length;

/* An address beside the page's own. */
export function address(path, parameters) {
  const url = new URL(path, document.baseURI);
  for (const [key, value] of Object.entries(parameters || {})) url.searchParams.set(key, value);
  return url;
}

export function connect(listens) {
  if (listens) listener = listens;
  clearTimeout(retry);
  clearTimeout(probe);
  if (socket) {
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }
  greeted = false;
  const url = address('socket');
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  socket = new WebSocket(url);
  socket.onopen = greet;
  socket.onmessage = receive;
  socket.onclose = lost;
}

/* Says who this is and all that was done, in as many frames as that takes. */
function greet() {
  // Under 0, since acts that were done before it may still follow it.
  const hello = { n: 0, do: 'hello', session: session.id, ...listener.hello() };
  const frames = [[]];
  let room = frameLimit - 1000;
  for (const step of hello.steps || []) {
    const length = size(JSON.stringify(step)) + 1;
    if (length > room) {
      frames.push([]);
      room = frameLimit - 1000;
    }
    room -= length;
    frames.at(-1).push(step);
  }
  frames.forEach((steps, index) => {
    const more = index < frames.length - 1;
    const frame = index === 0 ? { ...hello, steps } : { n: 0, do: 'hello', session: session.id, steps };
    socket.send(JSON.stringify(more ? { ...frame, more } : frame));
  });
}

function receive(event) {
  let message;
  try {
    message = JSON.parse(event.data);
  } catch {
    return;
  }
  heard = Date.now();
  clearTimeout(probe);
  if (message.kind === 'welcome' && !greeted) {
    greeted = true;
    pause = 100;
    // What the server did before the break it says by the last number that it has seen.
    if (Number.isInteger(message.last)) {
      for (const act of unanswered) if (act.n <= message.last) act.answer?.({ kind: 'error', message: '' });
      settle((act) => act.n <= message.last);
      // A copy of this tab may have gone further.
      session.number = Math.max(session.number, message.last);
    }
    for (const act of unanswered) send(act);
    listener.state('open');
  }
  if (message.kind === 'error' && !greeted) refused(message.code);
  const act = unanswered.find((one) => one.n === message.n);
  if (act) settle((one) => one === act);
  listener.message(message, act ? act.body : null);
  tell();
  if (act && act.answer) act.answer(message);
}

/* The hello was not taken: a product that is gone is forgotten; else there may be room later. */
function refused(code) {
  if (code === 'product') Object.assign(session, { product: null, steps: [], planned: [] });
  pause = slowest;
  socket.close();
}

function settle(isDone) {
  for (let index = unanswered.length - 1; index >= 0; index -= 1) {
    if (isDone(unanswered[index])) unanswered.splice(index, 1);
  }
}

/* How many acts the server has not answered: for those who drive the page by program. */
function tell() {
  document.getElementById('phone').dataset.waiting = unanswered.length;
}

function send(act) {
  act.sent = true;
  socket.send(JSON.stringify({ n: act.n, ...act.body }));
}

function lost() {
  greeted = false;
  listener.state('lost');
  clearTimeout(retry);
  retry = setTimeout(() => connect(), pause);
  pause = Math.min(pause * 2, slowest);
}

/* Does something on the phone. A tap that is not on its way yet and is done again becomes one double tap. */
export function act(body, answer) {
  const last = unanswered.at(-1);
  if (body.do === 'tap' && last && !last.sent && last.body.do === 'tap' && last.body.path === body.path && body.again) {
    last.body = { ...last.body, times: (last.body.times || 1) + 1 };
    return;
  }
  const one = { n: session.nextNumber(), body, answer, sent: false };
  if (size(JSON.stringify(body)) > frameLimit) {
    listener.tooLong();
    return;
  }
  unanswered.push(one);
  tell();
  if (greeted && socket.readyState === WebSocket.OPEN) send(one);
}

export function isWaiting(test) {
  return unanswered.some((one) => test(one.body));
}

/* A computer that slept holds sockets that lead nowhere: asks something cheap, and connects anew where
   no answer comes. */
function wake() {
  if (document.visibilityState !== 'visible') return;
  if (!socket || socket.readyState > WebSocket.OPEN) {
    pause = 100;
    connect();
  } else if (greeted && Date.now() - heard > 15000) {
    act({ do: 'complete', text: '' });
    clearTimeout(probe);
    probe = setTimeout(() => connect(), 3000);
  }
}

document.addEventListener('visibilitychange', wake);
addEventListener('online', wake);
addEventListener('pageshow', (event) => { if (event.persisted) connect(); });
