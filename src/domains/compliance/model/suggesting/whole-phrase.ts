import type { Category, Rule } from '../finding.ts';
import { NEIGHBORLY, OF_THE_HEALTHY } from '../patterns/found.ts';
import type { Item } from '../text/item.ts';

/*
 * Where a phrase that should not be published begins and ends. It is the shortest one that says what is wrong and can be read by
 * itself: the people, with the limit put on them or the share they have. "Does not rent to Sikhs", "mostly Black area" and
 * "respectable people only", but neither "ideal for a" before "bachelor" nor the tenants after "able-bodied".
 */

interface Phrase {
  rule: Rule;
  category: Category;
  from: number;
  to: number;
}

/** The items of the whole phrase, of those that no other phrase has. */
export function wholePhrase<Given extends Phrase>(
  phrase: Given,
  items: readonly Item[],
  text: string,
  free: { from: number; to: number },
): Given {
  let [from, to] = wholeCompound(phrase, items, text, free);
  if (from > free.from && opensPhrase(phrase.rule, items[from - 1], items[from])) from -= 1;
  if (to < free.to && closesPhrase(phrase.rule, items, from, to)) to += 1;
  if (phrase.rule === 'demand') to = endOfWay(items, to, free.to);
  return { ...phrase, from, to };
}

/** "Child-friendly", unless another phrase has a part of it too. */
function wholeCompound(
  { from, to }: Phrase,
  items: readonly Item[],
  text: string,
  free: { from: number; to: number },
): [from: number, to: number] {
  const isInside = (at: number) => at > 0 && at < items.length && text.slice(items[at - 1]?.end, items[at]?.start) === '-';
  let [start, end] = [from, to];
  while (start >= free.from && isInside(start)) start -= 1;
  while (end <= free.to && isInside(end)) end += 1;
  return [start < free.from ? from : start, end > free.to ? to : end];
}

const OF_REFUSING = /^(?:do|does|did|will|would|can|could|may)$/;
const OF_SHARE =
  /^(?:mostly|predominantly|predominately|mainly|largely|primarily|heavily|entirely|overwhelmingly|historically|traditionally|majority of)$/;
/** Rules that mark a name or a judgment, whatever limit stands beside it. */
const LEAVE_LIMITS: ReadonlySet<Rule> = new Set<Rule>(['limit', 'judgment', 'word']);

function opensPhrase(rule: Rule, before: Item | undefined, first: Item | undefined): boolean {
  if (before === undefined || first === undefined) return false;
  if (/^(?:not|never)$/.test(first.words)) return OF_REFUSING.test(before.words);
  if (OF_SHARE.test(before.words)) return (rule === 'people' || rule === 'place') && 'Qaw'.includes(first.letter);
  return LEAVE_LIMITS.has(rule) && (before.letter === 'o' || before.words === 'no') && !'nNo'.includes(first.letter);
}

function closesPhrase(rule: Rule, items: readonly Item[], from: number, at: number): boolean {
  const [last, next, after] = [items[at - 1], items[at], items[at + 1]];
  if (last === undefined || next === undefined) return false;
  if (NEIGHBORLY.test(next.words))
    return (
      !'lLIX'.includes(last.letter) && (rule === 'judgment' || (rule === 'people' && OF_SHARE.test(items[from]?.words ?? '')))
    );
  if (after !== undefined && !'.,'.includes(after.letter)) return false;
  // "No vouchers accepted"
  if (next.letter === 'P') return items[from]?.letter === 'n';
  return isLimit(next) && last.letter !== 'o' && (LEAVE_LIMITS.has(rule) || rule === 'place' || rule === 'demand');
}

const isLimit = ({ letter, words }: Item): boolean =>
  letter === 'o' || (letter === 'R' && !/^(?:need|should|may|can|are)\b/.test(words));

/** "No families, singles only": a refusal and a limit, each its own phrase. */
export function refusalAndLimit<Given extends Phrase>(phrase: Given, items: readonly Item[]): Given[] {
  const { from, to } = phrase;
  const limit = items[to];
  if (items[from]?.letter !== 'n' || limit === undefined || !isLimit(limit)) return [phrase];
  let comma = to - 1;
  while (comma > from && items[comma]?.letter !== ',') comma -= 1;
  const wanted = items.slice(comma + 1, to).find(({ category }) => category !== null);
  if (comma <= from + 1 || wanted === undefined) return [phrase];
  return [
    { ...phrase, to: comma },
    { ...phrase, category: wanted.category ?? phrase.category, from: comma + 1 },
  ];
}

const OF_WAYS = /^(?:on (?:your|their|his|her|the way)|(?:up|without|at|by|unaided|independently|alone)\b)/;
const MOST_OF_A_WAY = 4;
/** "Must be able to walk" goes on with how: "up three flights", "without help". */
function endOfWay(items: readonly Item[], to: number, most: number): number {
  if (!OF_WAYS.test(`${items[to]?.words ?? ''} ${items[to + 1]?.words ?? ''}`)) return to;
  for (let at = to + 1; at <= Math.min(most, to + MOST_OF_A_WAY); at++)
    if (at === items.length || '.,'.includes(items[at]?.letter ?? '.')) return at;
  return to;
}

/** "Able-bodied tenants only": what is wrong is the trait, whoever has it. Its end, or undefined for other phrases. */
export function endOfTrait({ category, from, to }: Phrase, items: readonly Item[], text: string): number | undefined {
  const [people, limit] = [items[from], items[from + 1]];
  if (category !== 'disability' || to !== from + 2 || people?.head !== 'p' || limit === undefined) return undefined;
  if (!'oR'.includes(limit.letter) || !OF_THE_HEALTHY.test(people.words)) return undefined;
  let end = people.end;
  while (end > people.start && /\S/.test(text.charAt(end - 1))) end -= 1;
  while (end > people.start && /\s/.test(text.charAt(end - 1))) end -= 1;
  return end > people.start ? end : undefined;
}
