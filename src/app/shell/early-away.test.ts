// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

// Later files share this window: what the script listens to ends with this one.
let listeners: Parameters<typeof addEventListener>[] = [];
beforeAll(async () => {
  const add = vi.spyOn(globalThis, 'addEventListener');
  // It is no module, and has no types.
  const script: string = './early-away.js';
  await import(script);
  listeners = [...add.mock.calls];
  add.mockRestore();
});
afterAll(() => {
  for (const [type, listener] of listeners) globalThis.removeEventListener(type, listener);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Whether a press on a link is left to the browser. */
function leads(link: string, isOnline: boolean): boolean {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  document.body.insertAdjacentHTML('beforeend', link);
  let isLeft = false;
  // The last to hear of it; jsdom follows no links.
  const end = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', end, { once: true });
  document.querySelector<HTMLElement>('body > :last-child')?.click();
  return isLeft;
}

const notice = () => document.querySelector('#early-away')?.textContent ?? '';

it('listens to the line and to presses', () => {
  expect(listeners.map(([type]) => type)).toEqual(['offline', 'online', 'click']);
});

it('keeps a page that has lost its line, and says so, before its own scripts are there', () => {
  expect([leads('<a href="/cma">Next</a>', true), notice()]).toEqual([true, '']);
  expect(leads('<a href="/cma">Next</a>', false)).toBe(false);
  expect(notice()).toMatch(/^No connection\. You’re seeing this page as of \d/);
  window.dispatchEvent(new Event('offline'));
  expect(document.querySelectorAll('#early-away')).toHaveLength(1);
});

it.each(['<a href="https://elsewhere.example/">Out</a>', '<a href="/#part">Part</a>', '<a href="/cma" target="_blank">New</a>'])(
  'leaves %s to the browser',
  (link) => {
    expect(leads(link, false)).toBe(true);
  },
);

it('leaves the word to the page’s own notice where that is there', () => {
  document.body.innerHTML = '<div data-away-notice></div>';
  window.dispatchEvent(new Event('offline'));
  expect(notice()).toBe('');
});
