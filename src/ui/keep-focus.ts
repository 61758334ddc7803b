import { focusTitle } from './focus-title.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';
const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select';
/** What a reader sees as one place: the search for a neighbor stops here, and an empty one takes the focus itself. */
const PLACE = 'section, form, dialog';
const REMEMBERED = 20;
const HANDS = ['pointerdown', 'keydown'] as const;

/**
 * If the focused element leaves the page (a removed list item, a chip, a closed toast), the browser would drop
 * the focus to the top of the page. This moves it to the neighbor: the same control of the next item, else of the one before,
 * else something near, else the section, else where the focus was last, else the title of the page.
 * Code that moves the focus itself wins. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  /** The latest last. */
  let trail: Element[] = hasNoFocus() ? [] : [...document.querySelectorAll(':focus')];
  let path = window.location.pathname;
  let isTouched = false;

  function noteHand(event: Event) {
    isTouched = event instanceof PointerEvent && event.pointerType === 'touch';
  }

  function remember({ target }: FocusEvent) {
    if (!(target instanceof Element)) return;
    path = window.location.pathname;
    trail = [...trail.filter((element) => element !== target), target].slice(-REMEMBERED);
  }

  function forget({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget !== null) return;
    // Blurred on purpose: the element is still there after the current task.
    queueMicrotask(() => {
      if (hasNoFocus() && target instanceof Element && target.isConnected && !target.matches(':disabled')) trail = [];
    });
  }

  function mend(records: MutationRecord[]) {
    const lost = trail.at(-1);
    if (lost === undefined || lost.isConnected || !hasNoFocus()) return;
    const record = records.findLast(({ removedNodes, target }) => target.isConnected && holds(removedNodes, lost));
    trail = trail.filter((element) => element.isConnected);
    // On another page, its own rules hold.
    if (record === undefined || path !== window.location.pathname) return;
    const main = document.querySelector('main');
    // In place of a whole view comes another: it begins at the title, not at a link of the header that was passed on the way.
    const before = main?.contains(record.target) ? trail.filter((element) => main.contains(element)) : trail;
    const title = lost.matches('h1') ? main?.querySelector('h1') : null;
    const heir = title ?? findNeighbor(record, lost) ?? before.findLast(isOffered);
    if (heir === undefined && main !== null) return void focusTitle(main);
    // A phone would open its keyboard for a field that nobody touched.
    if (!(heir instanceof HTMLElement) || (heir.matches(TYPED_INTO) && isTouched)) return;
    if (!heir.matches(FOCUSABLE)) heir.tabIndex = -1;
    heir.focus();
  }

  const observer = new MutationObserver(mend);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  for (const hand of HANDS) document.addEventListener(hand, noteHand, { capture: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    for (const hand of HANDS) document.removeEventListener(hand, noteHand, { capture: true });
  };
}

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function holds(nodes: NodeList, element: Element): boolean {
  return [...nodes].some((node) => node.contains(element));
}

function findNeighbor({ target, removedNodes, nextSibling, previousSibling }: MutationRecord, lost: Element) {
  // Elements beside the whole page or floating above it are not neighbors.
  if (target.contains(document.querySelector('main'))) return undefined;
  const removed = [...removedNodes].find((node) => node.contains(lost));
  const before = removed instanceof Element ? listFocusable(removed) : [];
  // Its replacement is between the two.
  const next =
    previousSibling === null ? target.firstChild : previousSibling.isConnected ? previousSibling.nextSibling : nextSibling;
  for (const sibling of [...siblingsFrom(next, 'nextSibling'), ...siblingsFrom(previousSibling, 'previousSibling')]) {
    const offered = listFocusable(sibling).filter(isOffered);
    const isAlike = offered.length === before.length;
    if (offered.length > 0) return (isAlike ? offered[before.indexOf(lost)] : undefined) ?? offered[0];
  }
  for (let around = target instanceof Element ? target : null; around !== null; around = around.parentElement) {
    const found = listFocusable(around).find(isOffered);
    if (around.matches('main')) return undefined;
    if (found !== undefined) return found;
    if (around.matches(PLACE)) return around;
  }
  return undefined;
}

function siblingsFrom(start: Node | null, way: 'nextSibling' | 'previousSibling'): Element[] {
  const found: Element[] = [];
  for (let node = start?.isConnected ? start : null; node !== null; node = node[way]) {
    if (node instanceof Element) found.push(node);
  }
  return found;
}

function listFocusable(element: Element): Element[] {
  return element.matches(FOCUSABLE) ? [element] : [...element.querySelectorAll(FOCUSABLE)];
}

function isOffered(element: Element): boolean {
  return element.closest('[inert], [aria-hidden="true"]') === null && element.checkVisibility();
}
