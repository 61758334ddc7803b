import { useEffect } from 'react';
import { SEEN_AFTER_MS } from '#lib/seen-after.ts';
import { reportCover, reportImpressions } from './report-listings.ts';

/** A card counts as seen while half of it is. */
const SEEN_SHARE = 0.5;
const REPORT_AFTER_MS = 5000;
const LOOK_AFTER_MS = 250;
/** Of a contract that stays out of the browser; a test holds them together. */
export const MOST_IN_REPORT = 60;

const LINK = 'article a[href^="/property/"]';
/** The picture of a card whose home tries two covers. */
const TRIED_COVER = 'img[src^="/api/covers/"]';
export const ARM_HEADER = 'x-cover-arm';

/** Reports which cards of homes are seen, whatever list or map they stand in: each once a page load, in batches. */
export function CardViews() {
  useEffect(() => watchCards(document.body), []);
  return null;
}

/** Watches the cards below an element, now and later, and returns what ends the watch. */
export function watchCards(root: HTMLElement): () => void {
  const told = new Set<string>();
  const waiting = new Set<string>();
  const known = new WeakSet<Element>();
  /** Cards in view, each with the timer that runs while the page is visible. */
  const inView = new Map<Element, ReturnType<typeof setTimeout> | undefined>();
  let next: ReturnType<typeof setTimeout> | undefined;
  let look: ReturnType<typeof setTimeout> | undefined;

  function send() {
    clearTimeout(next);
    next = undefined;
    const keys = [...waiting];
    waiting.clear();
    for (let at = 0; at < keys.length; at += MOST_IN_REPORT) reportImpressions(keys.slice(at, at + MOST_IN_REPORT));
  }
  function see(card: Element) {
    inView.set(card, undefined);
    const key = keyOf(card);
    if (key === undefined || told.has(key)) return;
    told.add(key);
    waiting.add(key);
    const cover = card.querySelector<HTMLImageElement>(TRIED_COVER);
    if (cover !== null) void tellCover(key, cover);
    next ??= setTimeout(send, REPORT_AFTER_MS);
  }
  function stop(card: Element) {
    clearTimeout(inView.get(card));
    inView.set(card, undefined);
  }
  function start(card: Element) {
    stop(card);
    if (document.visibilityState === 'visible' && !told.has(keyOf(card) ?? ''))
      inView.set(card, setTimeout(see, SEEN_AFTER_MS, card));
  }
  const seeing = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) start(target);
        else {
          stop(target);
          inView.delete(target);
        }
      }
    },
    { threshold: SEEN_SHARE },
  );
  function find() {
    look = undefined;
    for (const link of root.querySelectorAll(LINK)) {
      const card = link.closest('article');
      if (card === null || known.has(card)) continue;
      known.add(card);
      seeing.observe(card);
    }
  }
  // Lists change many times while they are drawn; one look after them is enough.
  const changes = new MutationObserver(() => (look ??= setTimeout(find, LOOK_AFTER_MS)));
  function turn() {
    const isHidden = document.visibilityState === 'hidden';
    for (const card of inView.keys()) (isHidden ? stop : start)(card);
    if (isHidden) send();
  }
  // Whoever follows a card has seen it, however briefly.
  function follow({ target }: Event) {
    const card = target instanceof Element ? target.closest('article') : null;
    if (card === null || !inView.has(card)) return;
    stop(card);
    see(card);
  }
  changes.observe(root, { childList: true, subtree: true });
  root.addEventListener('click', follow, { capture: true });
  document.addEventListener('visibilitychange', turn);
  find();
  return () => {
    seeing.disconnect();
    changes.disconnect();
    clearTimeout(look);
    for (const card of inView.keys()) stop(card);
    document.removeEventListener('visibilitychange', turn);
    root.removeEventListener('click', follow, { capture: true });
    send();
  };
}

/** Reports the cover that this picture showed: the browser has kept the answer, which says its arm. */
async function tellCover(key: string, { currentSrc, complete }: HTMLImageElement): Promise<void> {
  if (!complete || currentSrc === '') return;
  const answer = await fetch(currentSrc, { cache: 'force-cache' }).catch(() => undefined);
  const arm = answer?.headers.get(ARM_HEADER);
  if (arm === '0' || arm === '1') reportCover(key, arm === '1' ? 1 : 0);
}

function keyOf(card: Element): string | undefined {
  const path = card.querySelector(LINK)?.getAttribute('href')?.split(/[?#]/)[0];
  const key = path?.slice('/property/'.length);
  return key === undefined || key === '' || key.includes('/') ? undefined : decodeURIComponent(key);
}
