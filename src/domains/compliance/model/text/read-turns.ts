import type { Item } from './item.ts';

/*
 * Who says what where two people talk: "Q: Is it far? A: Two blocks." A label ends the sentence before it and is no part of the next.
 */

const ASKERS = /^(?:q|question|buyers?|tenants?|renters?|applicants?|prospects?|caller|clients?|customer|guest|visitor|me)$/;
const ANSWERERS =
  /^(?:a|answer|agents?|realtor|broker|sellers?|owners?|landlord|landlady|(?:property )?managers?|management|hosts?|office|leasing|leasing office|super|superintendent|board|hoa|lender|us|reply)$/;

interface Label {
  at: number;
  isAsking: boolean;
}

/** The items without the labels of a talk, what the other side says being marked. Without an answer, the text is one person's. */
export function markTurns(items: Item[], text: string): Item[] {
  const labels = items.flatMap((_, at) => labelAt(items, at, text) ?? []);
  const first = labels[0];
  if (first === undefined || !labels.some(({ isAsking }) => !isAsking)) return items;
  // "My grandson would stay with me. Landlord: Of course." "Features: …, Agent: …" is a list and no talk.
  const isTalk = labels.some(({ isAsking }) => isAsking) || asksBefore(items, first.at, text);
  if (!isTalk) return items;
  const marked: Item[] = [];
  let isAsking = first.isAsking || first.at > 0;
  let next = 0;
  for (let at = 0; at < items.length; at++) {
    const label = labels[next];
    if (label !== undefined && at === label.at) {
      ({ isAsking } = label);
      next += 1;
      const colon = items[at + 1] as Item;
      if (marked.length > 0 && marked.at(-1)?.letter !== '.') marked.push({ ...colon, letter: '.', words: '.' });
      at += 1;
      continue;
    }
    const item = items[at] as Item;
    marked.push(isAsking ? { ...item, isAsking } : item);
  }
  return marked;
}

function labelAt(items: readonly Item[], at: number, text: string): Label | undefined {
  const [item, next] = [items[at], items[at + 1]];
  if (item === undefined || next?.letter !== ',' || text[next.start] !== ':') return undefined;
  if (at > 0 && items[at - 1]?.letter !== '.' && !text.slice(items[at - 1]?.end, item.start).includes('\n')) return undefined;
  if (ASKERS.test(item.words)) return { at, isAsking: true };
  return ANSWERERS.test(item.words) ? { at, isAsking: false } : undefined;
}

const OF_ONE_WHO_ASKS = /^(?:i|im|ive|id|we|were|weve|wed|my|our|me|us)$/;
/** Whether what stands before the first label asks, or speaks in the first person. */
const asksBefore = (items: readonly Item[], end: number, text: string): boolean =>
  items.slice(0, end).some(({ letter, words, start }) => (letter === '.' && text[start] === '?') || OF_ONE_WHO_ASKS.test(words));
