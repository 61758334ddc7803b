// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const checkVisibility = Object.getOwnPropertyDescriptor(Element.prototype, 'checkVisibility');
let end = () => {};

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.checkVisibility = () => true;
  document.body.innerHTML = `
    <main>
      <button id="opener">Open</button>
      <section>
        <ul>
          <li id="one"><a href="/1">One</a><button>Remove one</button></li>
          <li id="two"><a href="/2">Two</a><button>Remove two</button></li>
          <li id="three"><a href="/3">Three</a><button>Remove three</button></li>
        </ul>
        <a href="/find">Find homes</a>
      </section>
      <section id="hidden"><h2>Hidden</h2><ul><li><button>Show again</button></li></ul></section>
    </main>
    <div id="toast"><button>Undo</button></div>`;
  end = keepFocus();
});

afterEach(() => {
  end();
  document.body.replaceChildren();
  if (checkVisibility === undefined) Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  else Object.defineProperty(Element.prototype, 'checkVisibility', checkVisibility);
});

async function focusAndRemove(id: string) {
  document.querySelector<HTMLElement>(`#${id} button`)?.focus();
  document.querySelector(`#${id}`)?.remove();
  await Promise.resolve();
}

describe('keepFocus', () => {
  it('gives the focus to the same control of the next item, then of the one before, then to what is near', async () => {
    await focusAndRemove('two');
    expect(document.activeElement?.textContent).toBe('Remove three');
    await focusAndRemove('three');
    expect(document.activeElement?.textContent).toBe('Remove one');
    await focusAndRemove('one');
    expect(document.activeElement?.textContent).toBe('Find homes');
  });

  it('stays in a section of which nothing is left', async () => {
    await focusAndRemove('hidden li');
    expect(document.activeElement?.id).toBe('hidden');
  });

  it('goes back to where the focus was when nothing is left around', async () => {
    document.querySelector<HTMLElement>('#opener')?.focus();
    document.querySelector<HTMLElement>('#toast button')?.focus();
    document.querySelector('#toast')?.remove();
    await Promise.resolve();
    expect(document.activeElement?.id).toBe('opener');
  });

  it('begins at the title of a view that comes in place of another, not at a link of the header', async () => {
    const main = document.querySelector('main');
    main?.insertAdjacentHTML('beforebegin', '<header><a href="/mail">Mail</a></header>');
    document.querySelector<HTMLElement>('header a')?.focus();
    document.querySelector<HTMLElement>('#opener')?.focus();
    main?.replaceChildren(...new DOMParser().parseFromString('<h1 tabindex="-1">Another view</h1>', 'text/html').body.children);
    await Promise.resolve();
    expect(document.activeElement?.textContent).toBe('Another view');
  });

  it('leaves the focus where something has put it, or somebody has left it', async () => {
    document.querySelector<HTMLElement>('#two button')?.focus();
    document.querySelector('#two')?.remove();
    document.querySelector<HTMLElement>('#opener')?.focus();
    await Promise.resolve();
    expect(document.activeElement?.id).toBe('opener');

    document.querySelector<HTMLElement>('#opener')?.blur();
    await Promise.resolve();
    document.querySelector('#opener')?.remove();
    await Promise.resolve();
    expect(document.activeElement).toBe(document.body);
  });

  it('opens no keyboard of a phone for a field that nobody touched, and gives it the focus where keys are used', async () => {
    const searchBox = '<input type="search" id="box">';
    document.querySelector('#hidden li')?.insertAdjacentHTML('afterend', searchBox);
    const button = document.querySelector<HTMLElement>('#hidden button');
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    await focusAndRemove('hidden li');
    expect(document.activeElement).toBe(document.body);

    document.querySelector('#box')?.insertAdjacentHTML('beforebegin', '<li><button>Show again</button></li>');
    document.querySelector('#hidden button')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Enter' }));
    await focusAndRemove('hidden li');
    expect(document.activeElement?.id).toBe('box');
  });
});
