// Keeps what a visitor types, chooses or presses in a part of the page before its script arrives, and replays it once it
// has. Runs as written here, before everything else; ignores links and GET forms, which need no script.
(() => {
  const WAIT_MS = 30_000;
  const CONTROLS = 'button, input, select, textarea, form';
  const served = new WeakSet();
  const queue = [];

  // React puts its properties on an element when it draws the part that holds it. It answers there once that part is
  // whole; until then it stops what happens, so a press that nobody listens for tells.
  function isAlive(element) {
    if (!Object.keys(element).some((key) => key.startsWith('__reactProps$'))) return false;
    let isAnswered = false;
    const answer = () => (isAnswered = true);
    element.addEventListener('auxclick', answer);
    element.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
    element.removeEventListener('auxclick', answer);
    return isAnswered;
  }

  // React takes over only the server's markup, never a map's own buttons.
  function isWaiting(element) {
    if (document.readyState !== 'loading' && !served.has(element)) return false;
    if (queue.some((entry) => entry.element === element) || !isAlive(element)) return true;
    served.delete(element);
    return false;
  }

  function keep(event, element, redo) {
    event.stopImmediatePropagation();
    const known = queue.find((entry) => entry.element === element);
    if (known) return void (known.redo = redo);
    queue.push({ element, redo, until: Date.now() + WAIT_MS });
    if (queue.length === 1) requestAnimationFrame(work);
  }

  /** Replays the oldest kept input, or drops it if it is void. Returns false if it must wait. */
  function doFirst() {
    const [entry] = queue;
    const isOver = !entry.element.isConnected || Date.now() > entry.until;
    if (!isOver && !isAlive(entry.element)) return false;
    queue.shift();
    if (!isOver) entry.redo();
    return true;
  }

  // One at a time, in order, so that an answer settles before its form is sent.
  function work() {
    if (queue.length > 0) doFirst();
    if (queue.length > 0) requestAnimationFrame(work);
  }

  function enter(element, value, type) {
    // React compares with the last value it saw, which must differ from the new one.
    element.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, value);
    element.dispatchEvent(new Event(type, { bubbles: true }));
  }

  function onEntry(event) {
    const element = event.target;
    if (!(element instanceof HTMLElement) || !element.matches('input, select, textarea') || !isWaiting(element)) return;
    const { type } = element;
    if (type === 'file') return;
    if (type === 'checkbox' || type === 'radio') {
      const { checked } = element;
      keep(event, element, () => {
        element.checked = !checked;
        element.click();
      });
    } else {
      const { value } = element;
      keep(event, element, () => enter(element, value, element.matches('select') ? 'change' : 'input'));
    }
  }

  function onClick(event) {
    const button = event.target instanceof Element ? event.target.closest('button[type="button"]') : null;
    if (button && isWaiting(button)) keep(event, button, () => button.click());
  }

  // Enter sends what the box shows: the page's script has it by then, or does not hear of the key.
  function onKey(event) {
    if (event.key !== 'Enter') return;
    while (queue.length > 0 && doFirst());
    if (queue.some(({ element }) => element === event.target)) event.stopImmediatePropagation();
  }

  function onSubmit(event) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !isWaiting(form)) return;
    if (form.method === 'get') return void event.stopImmediatePropagation();
    event.preventDefault();
    keep(event, form, () => form.requestSubmit(event.submitter));
  }

  document.addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll(CONTROLS)) served.add(element);
  });
  addEventListener('input', onEntry, true);
  addEventListener('change', onEntry, true);
  addEventListener('keydown', onKey, true);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
})();
