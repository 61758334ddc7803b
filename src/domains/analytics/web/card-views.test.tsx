// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MOST_IMPRESSIONS, recordImpressions, recordFilters } from '../contract.ts';
import { ARM_HEADER, MOST_IN_REPORT, watchCards } from './card-views.tsx';
import { COVER_SEEN_PATH } from './report-listings.ts';
import { REPORT_PATHS } from './report.ts';

let sent: string[][];
let covers: unknown[];
let isVisible: boolean;
let show: (cards: readonly Element[], isIntersecting: boolean) => void;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  covers = [];
  isVisible = true;
  document.body.innerHTML = '';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/covers/1-2-960.webp') return new Response('', { headers: { [ARM_HEADER]: '1' } });
    if (url === COVER_SEEN_PATH) {
      covers.push(JSON.parse(typeof init.body === 'string' ? init.body : ''));
      return new Response(null, { status: 204 });
    }
    if (url !== recordImpressions.path) throw new Error(`called ${url}`);
    sent.push(JSON.parse(typeof init.body === 'string' ? init.body : '').listingKeys);
    return new Response(null, { status: 204 });
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observed = new Set<Element>();
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        show = (cards, isIntersecting) =>
          tell(cards.filter((card) => this.observed.has(card)).map((target) => ({ target, isIntersecting })));
      }
      observe(card: Element) {
        this.observed.add(card);
      }
      disconnect() {
        this.observed.clear();
      }
    },
  );
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function addCards(...keys: string[]): Element[] {
  return keys.map((key) => {
    const card = document.createElement('article');
    card.innerHTML = `<a href="/property/${key}?from=list">Home</a>`;
    document.body.append(card);
    return card;
  });
}

function turn(shown: boolean): void {
  isVisible = shown;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('reports cards that were in view for a second, together and once', async () => {
  const [first, second, third] = addCards('K1', 'K2', 'K3') as [Element, Element, Element];
  end = watchCards(document.body);
  show([first, second, third], true);
  vi.advanceTimersByTime(900);
  show([second], false);
  vi.advanceTimersByTime(200);
  expect(sent).toEqual([]);
  const later = addCards('K4', 'K1');
  await vi.advanceTimersByTimeAsync(300);
  show(later, true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([['K1', 'K3', 'K4']]);
  show([second], true);
  vi.advanceTimersByTime(1000);
  turn(false);
  expect(sent).toEqual([['K1', 'K3', 'K4'], ['K2']]);
});

it('counts nothing while the page is hidden, and goes on where it left', () => {
  const cards = addCards('K1');
  end = watchCards(document.body);
  show(cards, true);
  vi.advanceTimersByTime(900);
  turn(false);
  vi.advanceTimersByTime(9000);
  expect(sent).toEqual([]);
  turn(true);
  vi.advanceTimersByTime(6000);
  expect(sent).toEqual([['K1']]);
});

it('splits long reports as the contract asks, and calls it where it says', () => {
  expect([MOST_IN_REPORT, REPORT_PATHS.impressions]).toEqual([MOST_IMPRESSIONS, recordImpressions.path]);
  expect(REPORT_PATHS.filters).toBe(recordFilters.path);
  const cards = addCards(...Array.from({ length: MOST_IMPRESSIONS + 1 }, (_, at) => `K${at}`));
  end = watchCards(document.body);
  show(cards, true);
  vi.advanceTimersByTime(6000);
  expect(sent.map((keys) => keys.length)).toEqual([MOST_IMPRESSIONS, 1]);
});

/** A card whose picture is one of two that take turns, and has come. */
function addTriedCard(key: string): Element {
  const [card] = addCards(key) as [Element];
  const picture = document.createElement('img');
  picture.setAttribute('src', '/api/covers/1-2-960.webp');
  Object.defineProperties(picture, { complete: { value: true }, currentSrc: { value: '/api/covers/1-2-960.webp' } });
  card.prepend(picture);
  return card;
}

it('reports at once which of two covers a card showed', async () => {
  const card = addTriedCard('K1');
  end = watchCards(document.body);
  show([card], true);
  await vi.advanceTimersByTimeAsync(900);
  expect(covers).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(covers).toEqual([{ listingKey: 'K1', arm: 1 }]);
});

it('counts a card that was followed before its second was over', async () => {
  const [card, other] = [addTriedCard('K1'), addTriedCard('K2')];
  end = watchCards(document.body);
  show([card], true);
  card.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  other.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(covers).toEqual([{ listingKey: 'K1', arm: 1 }]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(sent).toEqual([['K1']]);
});
